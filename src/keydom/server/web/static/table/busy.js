// One thing at a time is done at the table: a double press is one press, and news that come meanwhile are heard after it.

export class Busy {
  /** @param {() => unknown} heard something has changed that was not made here */
  constructor(heard) {
    this.heard = heard;
    /** @type {Promise<unknown> | null} */
    this.work = null; // what is under way
    /** @type {number | null} */
    this.own = null; // the version that was made here last, until the server's news of it
    /** @type {number[]} */
    this.late = []; // versions that were told meanwhile
  }

  /**
   * @template T
   * @param {() => Promise<T>} task
   */
  async hold(task) {
    document.body.classList.add("busy");
    const under = task();
    this.work = under;
    const found = await under;
    this.work = null;
    document.body.classList.remove("busy");
    return found;
  }

  /** What was heard meanwhile is looked at, unless it was made here. */
  catchUp() {
    const missed = this.late.splice(0);
    if (this.own !== null && missed.includes(this.own)) {
      missed.splice(missed.indexOf(this.own), 1);
      this.own = null;
    }
    if (missed.length) this.heard();
  }

  /**
   * Says whether it is to be looked at now.
   * @param {number} version
   */
  hears(version) {
    if (this.work) this.late.push(version);
    else if (version !== this.own) return true;
    else this.own = null;
    return false;
  }
}
