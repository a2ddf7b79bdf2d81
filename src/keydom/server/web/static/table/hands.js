// Hands on the table: presses, drags, pointers that rest, fingers that stay; what they mean is told by the turn.

import { nearest } from "./lift.js";
import { lifted } from "./motion.js";

const HOLD = 450; // milliseconds of a long press
const REST = 350; // milliseconds that a pointer rests before a card opens
const LEAVE = 250; // milliseconds in which it may go over to the card
const SLIP = 3; // pixels that a hand may slip while it presses
const TARGET = 44; // pixels: the least size of a thing that is pressed by a finger
const LEFT = 0.4; // of its width: what is pressed there turns to the left
const REACH = 60; // pixels: so near a place pieces are set down on it

/** @typedef {import("./card.js").Card} Card */
/** @typedef {import("./turn.js").Turn} Turn */
/** @typedef {{ thing: SVGGraphicsElement, x: number, y: number, touch: boolean, copy: SVGSVGElement | null, snapped: Element | null, at: string }} Grip */

export class Hands {
  /**
   * @param {HTMLElement} root
   * @param {Turn} turn
   * @param {Card} card
   * @param {{ swiped: () => boolean, point: (target: Element | null) => void, open: (tab: string) => void }} told
   */
  constructor(root, turn, card, told) {
    this.root = root;
    this.turn = turn;
    this.card = card;
    this.told = told;
    /** @type {Element | null} */
    this.begun = null; // what lay under the hand as the press began
    /** @type {Grip | null} */
    this.grip = null;
    this.held = false; // the press was a long one: the click that follows it is none
    this.dragged = false;
    this.since = 0;
    this.timer = 0;
    this.leaving = 0;
    root.addEventListener("pointerdown", (event) => this.down(event), { capture: true });
    root.addEventListener("pointermove", (event) => this.move(event));
    root.addEventListener("pointerup", (event) => this.up(event));
    root.addEventListener("pointercancel", () => this.letGo());
    root.addEventListener("pointerover", (event) => this.over(event));
    root.addEventListener("click", (event) => this.click(event));
    root.addEventListener("keydown", () => (this.begun = null), { capture: true });
    root.addEventListener("contextmenu", (event) => {
      if (event instanceof PointerEvent && event.pointerType === "touch" && thingOf(event)) event.preventDefault();
    });
    root.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && target.matches(":focus-visible[data-ref]")) this.card.tell(target);
      this.told.point(target instanceof Element ? target : null);
    });
    root.addEventListener("focusout", ({ target }) => {
      if (target instanceof Element && target.matches("[data-ref]") && !this.card.offers) this.card.close();
    });
  }

  /** @param {PointerEvent} event */
  down(event) {
    const target = event.target instanceof Element ? event.target : null;
    this.begun = target?.closest(".board") ? target : null;
    this.held = this.dragged = false;
    this.since = event.timeStamp;
    clearTimeout(this.timer);
    if (!this.begun) return;
    if (!this.card.offers) this.card.close();
    const thing = target?.closest("[data-ref]");
    if (event.pointerType !== "mouse" && thing) this.timer = setTimeout(() => this.card.tell(thing), HOLD);
    if (event.button === 0 && thing instanceof SVGGraphicsElement) {
      this.grip = { thing, x: event.clientX, y: event.clientY, touch: event.pointerType !== "mouse", copy: null, snapped: null, at: this.turn.state.at };
    }
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { grip } = this;
    if (!grip) return;
    if (!event.buttons) return this.letGo();
    const [right, down] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!this.dragged) {
      if (Math.hypot(right, down) < (grip.touch ? 4 * SLIP : SLIP)) return;
      this.dragged = true;
      clearTimeout(this.timer);
      if (this.grasp(grip)) this.root.setPointerCapture(event.pointerId);
    }
    if (!grip.copy) return;
    grip.copy.style.translate = `${right}px ${down}px`;
    const tab = document.elementsFromPoint(event.clientX, event.clientY).find((one) => one.matches(".tabs [aria-selected=false]"));
    if (tab instanceof HTMLElement) this.told.open(tab.dataset.tab ?? ""); // the place is behind another tab
    const at = this.goal(event.clientX, event.clientY, grip);
    if (at === grip.snapped) return;
    grip.snapped?.classList.remove("snapped");
    at?.classList.add("snapped");
    grip.snapped = at;
    this.told.point(at);
  }

  /**
   * A piece is taken up: own ones, or what is carried, or the first of two things that belong together.
   * @param {Grip} grip
   */
  grasp(grip) {
    const { thing } = grip;
    const own = thing.closest(".hand, .loose") !== null;
    const carried = this.turn.loadOf(thing) !== null;
    const { state } = this.turn;
    if (!state.facts.choices.length || state.handing || (!own && !carried)) return false;
    const ref = thing.dataset.ref ?? "";
    const up = state.lifted?.ref === ref || state.chosen.includes(ref) || thing.matches(".chosen");
    const box = thing.getBoundingClientRect();
    grip.copy = lifted(this.root, { thing, box, scale: thing.getScreenCTM()?.a ?? 1 });
    thing.classList.add("ghost");
    if (!up) this.turn.press(thing);
    return true;
  }

  /**
   * The place that is meant here.
   * @param {number} x
   * @param {number} y
   * @param {Grip} grip
   */
  goal(x, y, grip) {
    const things = [...this.root.querySelectorAll(".board:not([hidden]) .lit:not(.chosen)")].filter((thing) => !thing.closest(".hand, .loose") && thing !== grip.thing);
    return things[nearest(x, y, things.map((thing) => thing.getBoundingClientRect()), REACH)] ?? null;
  }

  /** @param {PointerEvent} event */
  up(event) {
    clearTimeout(this.timer);
    const { grip } = this;
    if (event.pointerType !== "mouse") {
      // How long a finger stayed is told by its events: a busy page learns late that it was lifted.
      this.held = event.timeStamp - this.since >= HOLD && !this.dragged;
      if (!this.held && !this.card.offers) this.card.close();
    }
    if (grip?.copy) this.drop(event, grip);
    this.letGo();
  }

  /**
   * @param {PointerEvent} event
   * @param {Grip} grip
   */
  drop({ clientX, clientY }, grip) {
    return this.turn.drop(() => this.goal(clientX, clientY, grip), grip.at);
  }

  letGo() {
    const { grip } = this;
    this.grip = null;
    grip?.copy?.remove();
    grip?.thing.classList.remove("ghost");
    grip?.snapped?.classList.remove("snapped");
  }

  /** @param {PointerEvent} event */
  over(event) {
    const target = event.target instanceof Element ? event.target : null;
    this.told.point(target);
    if (event.pointerType !== "mouse" || event.buttons || this.card.offers) return;
    if (target && this.card.place.contains(target)) return clearTimeout(this.leaving);
    const thing = target?.closest(".board [data-ref]") ?? null;
    if (thing && thing === this.card.thing) return clearTimeout(this.leaving);
    clearTimeout(this.timer);
    clearTimeout(this.leaving);
    if (this.card.shown) this.leaving = setTimeout(() => this.card.offers || this.card.close(), LEAVE);
    else this.card.thing = null; // a card on its way comes no more
    if (thing) this.timer = setTimeout(() => this.card.tell(thing), REST);
  }

  /** @param {MouseEvent} event */
  click(event) {
    const target = event.target instanceof Element ? event.target : null;
    if (!target?.closest(".board") && !this.begun) return;
    const thing = this.meant(event, target);
    if (this.held || this.dragged || this.told.swiped()) return;
    this.turn.press(thing, thing !== null && isLeft(thing.closest("[data-on]") ?? thing, event));
  }

  /**
   * What a press means: what lay there as it began. A lit thing that is smaller than a finger is pressed beside it, too.
   * @param {MouseEvent} event
   * @param {Element | null} target
   */
  meant(event, target) {
    const under = this.begun?.isConnected ? this.begun : target;
    this.begun = null;
    const touched = under?.closest(".lit") ?? under?.closest("[data-ref]") ?? null;
    const touch = event instanceof PointerEvent && event.pointerType === "touch";
    if (!touch || touched?.matches(".lit, .hand *")) return touched;
    let best = touched;
    let least = Infinity;
    for (const thing of this.root.querySelectorAll(".board:not([hidden]) .lit")) {
      const box = thing.getBoundingClientRect();
      const x = Math.abs(event.clientX - box.left - box.width / 2);
      const y = Math.abs(event.clientY - box.top - box.height / 2);
      const reached = x <= Math.max(TARGET, box.width) / 2 && y <= Math.max(TARGET, box.height) / 2;
      if (!reached || Math.hypot(x, y) >= least) continue;
      best = thing;
      least = Math.hypot(x, y);
    }
    return best;
  }
}

/** @param {Event} event */
function thingOf(event) {
  return event.target instanceof Element ? event.target.closest("[data-ref]") : null;
}

/**
 * Whether a thing is pressed near its left edge.
 * @param {Element} thing
 * @param {MouseEvent} event
 */
function isLeft(thing, { clientX }) {
  const { left, width } = thing.getBoundingClientRect();
  return clientX < left + LEFT * width;
}
