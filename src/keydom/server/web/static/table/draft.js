// A turn before it is done, kept by this browser alone: groups of steps, one group for each press.

/** @typedef {import("./state.js").Facts} Facts */

export class Draft {
  /** @param {string} table */
  constructor(table) {
    this.key = `keydom-draft-${table}`;
    const kept = JSON.parse(sessionStorage.getItem(this.key) ?? "null");
    /** @type {number | null} */
    this.at = kept?.at ?? null; // the ply at which it begins
    /** @type {number | null} */
    this.seat = kept?.seat ?? null;
    /** @type {string[][]} */
    this.groups = kept?.groups ?? [];
    /** @type {string[][]} */
    this.undone = [];
  }

  get steps() {
    return this.groups.flat();
  }

  /**
   * What the server is told with every look: where it begins, and the steps.
   * @param {number | null} seat
   */
  text(seat) {
    return this.groups.length && seat === this.seat ? [this.at, ...this.steps].join(";") : "";
  }

  /**
   * @param {Facts} table
   * @param {string[]} steps
   */
  push(table, steps) {
    if (table.ply !== this.at || table.seat !== this.seat) this.groups = [];
    this.at = table.ply;
    this.seat = table.seat;
    this.groups.push(steps);
    this.undone = [];
    this.keep();
  }

  /** @param {string[]} steps */
  swap(steps) {
    this.groups[this.groups.length - 1] = steps;
    this.keep();
  }

  undo() {
    this.undone.push(this.groups.pop() ?? []);
    this.keep();
  }

  redo() {
    this.groups.push(this.undone.pop() ?? []);
    this.keep();
  }

  clear() {
    this.undone = this.groups.reverse().concat(this.undone);
    this.groups = [];
    this.keep();
  }

  forget() {
    this.groups = [];
    this.undone = [];
    this.keep();
  }

  /**
   * The server says which steps stand, with those that left no choice. One of another position is dropped.
   * @param {Facts} table
   */
  settle(table) {
    if (!table.now || table.seat !== this.seat) return;
    if (table.ply !== this.at || table.draft.length < this.steps.length) this.forget();
    else if (this.groups.length) this.groups[this.groups.length - 1].push(...table.draft.slice(this.steps.length));
    this.keep();
  }

  keep() {
    if (this.groups.length) sessionStorage.setItem(this.key, JSON.stringify({ at: this.at, seat: this.seat, groups: this.groups }));
    else sessionStorage.removeItem(this.key);
  }
}
