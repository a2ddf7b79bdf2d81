// Own pieces in hand: they are lifted by presses, one more by each, and set down where they may be.

import { left } from "./choice.js";
import { exactly, landings, narrowed } from "./lift.js";
import { actions } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./lift.js").Group} Group */

const MOST_STEPS = 60; // that the server is asked about at once

export class Lifting {
  /**
   * @param {State} state
   * @param {import("./turn.js").Ways} ways
   */
  constructor(state, ways) {
    this.state = state;
    this.ways = ways;
    /** @type {Promise<Group[]> | null} */
    this.groups = null; // what all first steps lead to, once somebody has lifted a piece
  }

  /** Another position: what is known is no longer true. */
  forget() {
    this.groups = null;
  }

  /**
   * One piece more; beyond the last all of them are put down.
   * @param {string} ref
   */
  async lift(ref) {
    const { state, ways } = this;
    const before = state.lifted;
    const equal = document.querySelectorAll(`.hand [data-ref="${CSS.escape(ref)}"]`).length;
    const count = before?.ref === ref ? before.count + 1 : 1;
    state.chosen = [];
    state.lifted = count > equal ? null : { ref, count, landings: before?.ref === ref ? before.landings : null };
    ways.paint();
    await this.known();
    if (state.lifted?.ref !== ref || state.lifted.landings?.size) return;
    state.lifted = null;
    ways.why(ref);
    ways.paint();
  }

  /** Until it is known where the pieces that are lifted may be set down. */
  async known() {
    const { state, ways } = this;
    if (!state.lifted || state.lifted.landings) return;
    const { ref } = state.lifted;
    const found = await this.landings(ref);
    if (state.lifted?.ref !== ref) return;
    state.lifted.landings = found;
    ways.paint();
  }

  /** @param {string} ref */
  async landings(ref) {
    const all = actions(this.state).filter(({ refs }) => refs.length === 1);
    this.groups ??= all.length && all.length <= MOST_STEPS ? this.ways.gestures(all.map(({ text }) => text)) : Promise.resolve([]);
    const places = (/** @type {string} */ step) => all.find(({ text }) => text === step)?.refs ?? [];
    return landings(await this.groups, places, ref);
  }

  /**
   * The lifted pieces are set down on a thing, where they may be; null where they may not.
   * @param {Element} thing
   */
  lands(thing) {
    const { lifted } = this.state;
    const some = lifted?.landings?.get(thing.getAttribute("data-ref") ?? "");
    if (!lifted || !some) return null;
    this.state.lifted = null;
    return this.land(thing, lifted, some);
  }

  /**
   * What is not known of the place yet is asked now; where several things can be done with so many pieces, the card has them.
   * @param {Element} thing
   * @param {import("./state.js").Lifted} lifted
   * @param {import("./lift.js").Landing[]} some
   */
  async land(thing, lifted, some) {
    const { state, ways } = this;
    const ref = thing.getAttribute("data-ref") ?? "";
    const known = exactly(some, lifted.count);
    if (known) return void (await ways.put(known.steps));
    state.chosen = [ref];
    const groups = await ways.gestures(left(actions(state), [ref]).map(({ text }) => text));
    const fits = narrowed(groups, lifted.ref, lifted.count);
    const one = exactly(landings(fits, () => [ref], lifted.ref).get(ref) ?? [], lifted.count);
    if (one) return void (await ways.put(one.steps));
    ways.paint();
    ways.offer(thing, fits.length ? fits : groups);
  }
}
