// The things on the table as they are seen: which are lit, chosen or shown by advice, and what a way costs.

import * as carry from "./carry.js";
import { name, pressable } from "./state.js";

/** @typedef {import("./state.js").State} State */

const SVG = "http://www.w3.org/2000/svg";
const SIZE = 10; // pixels: the radius of what tells the steps

export class Things {
  /**
   * @param {HTMLElement} root
   * @param {State} state
   */
  constructor(root, state) {
    this.root = root;
    this.state = state;
  }

  get boards() {
    return /** @type {NodeListOf<SVGElement>} */ (this.root.querySelectorAll(".board [data-ref]"));
  }

  paint() {
    const { state } = this;
    const open = pressable(state);
    const all = [...this.boards];
    const near = new Set(all.filter((thing) => !this.isOthers(thing)).map((thing) => thing.dataset.ref));
    const glowing = this.glowing();
    const front = this.foremost(glowing);
    for (const thing of all) {
      const ref = thing.dataset.ref ?? "";
      const part = thing.parentElement?.closest(`[data-ref="${CSS.escape(ref)}"]`) instanceof Element; // of a thing that is pressed as a whole
      const meant = !state.load && open.has(ref) && !(near.has(ref) && this.isOthers(thing));
      const on = !part && ((meant && (!thing.closest(".hand") || front.has(thing))) || this.carries(thing));
      thing.classList.toggle("lit", on);
      thing.classList.toggle("chosen", this.isChosen(thing, ref, glowing));
      thing.classList.toggle("lifted", glowing.has(thing));
      thing.classList.toggle("advised", state.advised !== null && state.advised.refs.includes(ref));
      if (on) this.enable(thing);
      else if (thing.getAttribute("role") === "button") {
        for (const attribute of ["tabindex", "role", "aria-label"]) thing.removeAttribute(attribute);
      }
    }
    for (const outer of this.root.querySelectorAll(".lit:has(.lit)")) outer.removeAttribute("role");
  }

  /** The pieces in hand that are lifted, picked or chosen: of equal ones as many as are meant. */
  glowing() {
    const { lifted, picked, chosen } = this.state;
    const found = new Set();
    /** @type {Map<string, number>} */
    const counts = new Map(lifted ? [[lifted.ref, lifted.count]] : []);
    for (const ref of [...picked, ...chosen]) counts.set(ref, (counts.get(ref) ?? 0) + 1);
    for (const [ref, count] of counts) {
      const equal = [...this.root.querySelectorAll(`.hand [data-ref="${CSS.escape(ref)}"]`)];
      for (const one of equal.slice(-count)) found.add(one);
    }
    return found;
  }

  /**
   * The pieces in hand that stand for all equal ones: the last that is not meant yet, which no other one lies upon.
   * @param {Set<unknown>} glowing
   */
  foremost(glowing) {
    /** @type {Map<string, Element>} */
    const found = new Map();
    for (const one of this.root.querySelectorAll(".hand [data-ref]")) {
      const ref = one.getAttribute("data-ref") ?? "";
      if (!glowing.has(one) || !found.has(ref)) found.set(ref, one);
    }
    return new Set(found.values());
  }

  /**
   * @param {SVGElement} thing
   * @param {string} ref
   * @param {Set<unknown>} glowing
   */
  isChosen(thing, ref, glowing) {
    const { chosen, load, facts } = this.state;
    if (glowing.has(thing)) return true;
    if (facts.closed && facts.about.includes(ref)) return true; // a whole turn that waits for a yes is about it
    if (load && ref === load.what) return thing.parentElement?.closest(`[data-ref="${CSS.escape(load.start)}"]`) !== null;
    return chosen.includes(ref) && !thing.closest(".hand");
  }

  /**
   * Whether it is something to carry, or where what is carried may go.
   * @param {SVGElement} thing
   */
  carries(thing) {
    const { load, facts, chosen } = this.state;
    const { ref } = thing.dataset;
    if (!facts.ways.length || chosen.length) return false;
    const isIn = (/** @type {string} */ start) => thing.parentElement?.closest(`[data-ref="${CSS.escape(start)}"]`) instanceof Element;
    if (!load) return facts.ways.some((way) => way.what[0] === ref && isIn(way.start));
    if (ref === load.what && isIn(load.start)) return carry.more(facts.ways, load);
    return carry.open(facts.ways, load).some(({ end }) => end === ref);
  }

  /**
   * In another player's place: what is drawn elsewhere too is not meant there.
   * @param {Element} thing
   */
  isOthers(thing) {
    const panel = thing.parentElement?.closest('[data-ref^="seat:"]');
    return panel instanceof Element && panel.getAttribute("data-ref") !== `seat:${this.state.seat}`;
  }

  /** @param {SVGElement} thing */
  enable(thing) {
    const title = thing.querySelector(":scope > title")?.textContent;
    thing.setAttribute("tabindex", "0");
    thing.setAttribute("role", "button");
    thing.setAttribute("aria-label", title || name(this.state, thing.dataset.ref ?? ""));
  }

  /** The steps to every place in reach, and how many are carried, on the table. */
  costs() {
    for (const layer of this.root.querySelectorAll(".costs")) layer.remove();
    this.point(null);
    const { load, facts } = this.state;
    if (!load) return;
    for (const way of carry.open(facts.ways, load)) {
      for (const thing of this.drawn(way.end)) this.say(thing, way.steps.length * load.count);
    }
    const source = /** @type {SVGGraphicsElement | null} */ (this.root.querySelector(".board .chosen"));
    if (load.count > 1 && source) this.say(source, `×${load.count}`);
  }

  /** @param {string} ref */
  drawn(ref) {
    return /** @type {SVGGraphicsElement[]} */ ([...this.root.querySelectorAll(`.scene .board:not([hidden]) [data-ref="${CSS.escape(ref)}"].lit`)]);
  }

  /**
   * @param {SVGGraphicsElement} thing
   * @param {string | number} text
   */
  say(thing, text) {
    const svg = thing.ownerSVGElement?.closest(".board > svg");
    if (!(svg instanceof SVGSVGElement)) return;
    const layer = svg.querySelector(":scope > .costs") ?? svg.appendChild(element("g", { class: "costs" }));
    const matrix = svg.getScreenCTM();
    if (!matrix) return;
    const box = thing.getBoundingClientRect();
    const radius = SIZE / matrix.a;
    const at = `translate(${(box.right - matrix.e) / matrix.a - 1.4 * radius} ${(box.top - matrix.f) / matrix.a + 1.4 * radius})`;
    const badge = element("g", { transform: at, "data-at": thing.dataset.ref ?? "" });
    badge.append(element("circle", { r: radius }));
    badge.append(Object.assign(element("text", { dy: "0.36em", "font-size": 1.3 * radius }), { textContent: text }));
    layer.append(badge);
  }

  /**
   * The way to the place that is pointed at is lit.
   * @param {Element | null} target
   */
  point(target) {
    for (const thing of this.root.querySelectorAll(".via")) thing.classList.remove("via");
    const { load, facts } = this.state;
    if (!load || !target) return;
    const way = carry.open(facts.ways, load).find(({ end }) => target.closest(`[data-ref="${CSS.escape(end)}"]`));
    for (const ref of way?.via ?? []) this.root.querySelector(`.scene [data-ref="${CSS.escape(ref)}"]`)?.classList.add("via");
  }
}

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 */
export function element(tag, attributes) {
  const made = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
