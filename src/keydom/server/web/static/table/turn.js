// What a press means: it changes the one state of the page, and sends steps where something is decided. It draws nothing.

import * as carry from "./carry.js";
import { alike, left, lit, only } from "./choice.js";
import { handing, HARDLY } from "./handing.js";
import { Lifting } from "./lifting.js";
import { waysLeft } from "./payment.js";
import { actions, forget, manners, picking, pressable, renew } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Facts} Facts */
/** @typedef {import("./choice.js").Action} Action */
/** @typedef {import("./lift.js").Group} Group */

/**
 * What leaves this module.
 * @typedef {{ put: (steps: string[], sure?: boolean) => unknown, done: () => unknown, back: () => unknown, swap: (steps: string[]) => unknown,
 *   gestures: (steps: string[]) => Promise<Group[]>, why: (ref: string) => unknown, paint: () => void, isOthers: (thing: Element) => boolean,
 *   isDrawn: (ref: string) => boolean, rest: () => Promise<unknown>, offer: (thing: Element, groups: Group[]) => void, shut: () => boolean, unlit: () => void,
 *   preferred: () => string }} Ways
 */

export class Turn {
  /**
   * @param {State} state
   * @param {Ways} ways
   */
  constructor(state, ways) {
    this.state = state;
    this.ways = ways;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {Promise<void> | null} */
    this.settling = null; // what the last press leaves is being found out
    this.began = 0; // when handing on began
    this.begun = ""; // the position in which what leaves no choice was put on the table
    this.lifting = new Lifting(state, ways);
  }

  /**
   * The table stands so; says whether that is another position.
   * @param {Facts} facts
   */
  offer(facts) {
    const fresh = renew(this.state, facts);
    if (fresh) {
      this.lifting.forget();
      this.stop();
      if (facts.closed) this.end();
    }
    return fresh;
  }

  // A whole turn.

  end() {
    const { state } = this;
    const how = handing(state.facts.doubtful, this.ways.preferred(), state.keyboard);
    if (typeof how !== "number") return;
    state.handing = { seconds: how };
    this.began = performance.now();
    this.timer = setTimeout(() => this.handOn(), 1000 * how);
  }

  stop() {
    clearTimeout(this.timer);
    this.state.handing = null;
  }

  handOn() {
    this.stop();
    this.ways.done();
  }

  // A press on the table, as it hands on a turn that waits for nothing else; says whether it did.
  hurry() {
    if (!this.state.handing) return false;
    if (performance.now() - this.began > HARDLY) this.handOn();
    return true;
  }

  // Presses.

  /**
   * @param {Element | null} thing
   * @param {boolean} back near the left edge of what was pressed
   */
  press(thing, back = false) {
    const { state, ways } = this;
    if (thing && this.isThere(thing)) {
      this.turnOn(back);
      return;
    }
    if (this.hurry()) return;
    if (state.advised) state.waiting = state.advised = null; // whoever presses the board has made up their own mind
    const ref = thing?.getAttribute("data-ref") ?? "";
    if (!ref || !thing || !state.facts.choices.length || state.waiting) {
      if (thing === null) this.putDown();
      return;
    }
    ways.shut();
    if (picking(state)) this.pick(ref);
    else if (this.lands(thing) || this.carry(thing)) return;
    else if (lit(actions(state), state.chosen).has(ref)) this.choose(thing, ref);
    else if (thing.closest(".hand")) this.lifting.lift(ref);
    else {
      if (!state.chosen.includes(ref)) ways.why(ref);
      this.putDown();
    }
  }

  /**
   * @param {Element} thing
   * @param {string} ref
   */
  choose(thing, ref) {
    const { state, ways } = this;
    state.chosen = [...state.chosen, ref];
    const all = actions(state);
    const open = left(all, state.chosen);
    if (only(all, state.chosen) || alike(open) || ![...lit(all, state.chosen)].some((other) => ways.isDrawn(other))) this.settling = this.settle(thing, open);
    else {
      ways.paint();
      ways.unlit();
    }
  }

  /**
   * What was pressed leaves no more to press: one step, one step in several manners, or a card with all that belongs to it.
   * @param {Element} thing
   * @param {Action[]} open
   */
  async settle(thing, open) {
    const { ways } = this;
    if (alike(open)) {
      this.take(open[0]);
      return;
    }
    ways.paint();
    const groups = await ways.gestures(open.map((action) => action.text));
    const answers = groups.flatMap(({ step, rows }) => (rows.length ? rows.flatMap(({ cells }) => cells.map(({ steps }) => steps)) : [[step]]));
    const able = answers.filter((steps) => steps.length);
    if (!groups.length) this.cancel();
    else if (able.length === 1) ways.put(able[0]);
    else {
      ways.paint();
      ways.offer(thing, groups);
    }
  }

  /**
   * A step; one that can be taken in several manners is turned into another of them by pressing where it was taken.
   * @param {Action} action
   */
  take(action) {
    const texts = this.state.facts.choices.filter(({ manner }) => action.manner && manner === action.manner).map(({ text }) => text);
    this.state.manners = texts.length > 1 ? { texts, refs: action.refs, version: this.state.facts.version } : null;
    return this.ways.put([action.text]);
  }

  /**
   * Whether this lies where the last step was taken.
   * @param {Element} thing
   */
  isThere(thing) {
    const on = thing.closest("[data-on]")?.getAttribute("data-on") ?? "";
    return Boolean(manners(this.state)?.refs.includes(on)) && !this.ways.isOthers(thing);
  }

  /**
   * The next manner of the last step, or the one before: a tile is turned to the right or to the left.
   * @param {boolean} back
   */
  turnOn(back) {
    const found = manners(this.state);
    if (!found) return;
    this.stop();
    const { texts } = found;
    const at = texts.indexOf([...this.state.facts.draft].reverse().find((step) => texts.includes(step)) ?? "");
    this.ways.swap([texts[(at + (back ? texts.length - 1 : 1)) % texts.length]]);
  }

  /** @param {string} ref */
  pick(ref) {
    const { state, ways } = this;
    const { payment } = state.facts;
    if (!payment || !pressable(state).has(ref)) {
      ways.why(ref);
      return;
    }
    state.picked = [...state.picked, ref];
    const open = waysLeft(payment, state.picked);
    if (open.length === 1) ways.put(open[0].steps);
    else ways.paint();
  }

  // Dragging.

  /**
   * A piece was let go of: what taking it up began comes to rest first, then it is set down on what lies under it now.
   * @param {() => Element | null} goal
   * @param {string} at the position in which it was taken up
   */
  async drop(goal, at) {
    const { state, ways } = this;
    await this.settling;
    await ways.rest();
    await this.lifting.known();
    const place = goal();
    if (place) this.press(place);
    else if (state.at !== at && state.facts.draft.length) ways.back(); // taking it up was a step
    else this.cancel();
  }

  // What leaves no choice.

  /**
   * The answer with which a turn begins that has no other: it is put on the table, and handed on as any turn is. Pieces do
   * not move by themselves.
   */
  forced() {
    const { facts, at } = this.state;
    const [first, ...others] = facts.choices;
    if (!first || others.length || first.refs.length || first.final || facts.draft.length || facts.stepwise || !facts.now || this.begun === at) return null;
    this.begun = at; // whoever takes it back is asked
    return first;
  }

  // Carrying.

  /** @param {Element} thing */
  carry(thing) {
    const { state, ways } = this;
    const load = this.loadOf(thing);
    if (state.load && load && load.what === state.load.what && load.start === state.load.start) {
      state.load = carry.more(state.facts.ways, state.load) ? { ...state.load, count: state.load.count + 1 } : null;
      ways.paint();
      return true;
    }
    if (state.load && this.set(thing)) return true;
    state.load = load;
    if (load) {
      state.chosen = [];
      ways.paint();
    }
    return load !== null;
  }

  /**
   * @param {Element} thing
   * @returns {import("./carry.js").Load | null}
   */
  loadOf(thing) {
    const what = thing.getAttribute("data-ref");
    const way = this.state.facts.ways.find((one) => (one.what[0] ?? "") === what && thing.parentElement?.closest(`[data-ref="${CSS.escape(one.start)}"]`));
    return way && what ? { what, start: way.start, count: 1 } : null;
  }

  /** @param {Element} thing */
  set(thing) {
    const { load, facts } = this.state;
    if (!load) return false;
    const way = carry.open(facts.ways, load).find(({ end }) => thing.closest(`[data-ref="${CSS.escape(end)}"]`));
    if (!way) return false;
    this.state.load = null;
    this.ways.put(carry.steps(way, load));
    return true;
  }

  /** @param {Element} thing */
  lands(thing) {
    const landed = this.lifting.lands(thing);
    if (landed) this.settling = landed;
    return landed !== null;
  }

  putDown() {
    const { state } = this;
    if (!state.lifted && !state.load) return;
    state.lifted = state.load = null;
    this.ways.paint();
  }

  /** Says whether there was anything to give up. */
  cancel() {
    const { state, ways } = this;
    const chosen = state.waiting || state.advised || state.chosen.length || state.picked.length || state.load || state.lifted || state.wanted;
    const shut = ways.shut();
    if (!shut && state.facts.closed && !state.advised) {
      this.stop();
      ways.back();
      return true;
    }
    if (!shut && !chosen) return false;
    forget(state);
    ways.paint();
    return true;
  }

  /**
   * A move that was advised: it is shown on the board, and where it can be made it waits for a yes.
   * @param {import("./state.js").Advice} hint
   */
  advise(hint) {
    const { state } = this;
    state.advised = state.advised === hint ? null : hint; // pressed again, it is put away
    state.waiting = state.facts.choices.find((action) => action.text === state.advised?.action) ?? null;
    state.chosen = [];
    this.ways.paint();
  }
}
