// The one card, always in the same place: what a thing is and does, and what can be done there, as strips of pieces to press.

import { ask } from "../shared/server.js";
import { lay } from "./papers.js";

/** @typedef {import("./lift.js").Group} Group */
/** @typedef {import("../shared/wire.js").GestureRow} Row */

const SVG = "http://www.w3.org/2000/svg";
const SOON = 400; // milliseconds in which a card is told what it is about
const MOST = 8; // pieces that a strip shows one by one

export class Card {
  /**
   * @param {HTMLElement} root
   * @param {Record<string, any>} words
   * @param {{ put: (steps: string[]) => void, shut: () => void, worth: (ref: string) => Promise<string[]>, icon: (ref: string) => string | null }} how
   */
  constructor(root, words, how) {
    this.root = root;
    this.words = words;
    this.how = how;
    this.game = root.dataset.game ?? "";
    /** @type {Map<string, { name: string, help: string, more: string, drawn: boolean, ref: string }>} */
    this.known = new Map();
    this.place = /** @type {HTMLElement} */ (document.getElementById("card"));
    /** @type {Element | null} */
    this.thing = null;
    this.offers = false; // it says what can be done, and waits for that
    this.place.addEventListener("click", ({ target }) => {
      const button = target instanceof Element && target.closest("button");
      if (!button) return;
      const { steps } = button.dataset;
      this.close();
      if (steps) this.how.put(JSON.parse(steps));
      else this.how.shut();
    });
  }

  get shown() {
    return !this.place.hidden;
  }

  /**
   * What a thing is; not in place of what can be done.
   * @param {Element} thing
   */
  async tell(thing) {
    if (this.offers) return;
    this.thing = thing;
    const said = await this.about(subject(thing));
    if (!said || !said.help || this.thing !== thing || this.offers || !thing.isConnected) return;
    this.fill(said, [], thing);
  }

  /**
   * What can be done at a thing.
   * @param {Element} thing
   * @param {string} name
   * @param {Group[]} groups
   */
  async offer(thing, name, groups) {
    this.thing = thing;
    this.offers = true;
    const ref = subject(thing);
    // What it is mostly known at once: a card that is filled later moves its answers under the hand.
    await Promise.race([this.about(ref), new Promise((done) => setTimeout(done, SOON))]);
    if (this.thing !== thing || !this.offers) return;
    this.fill(this.known.get(ref) ?? { name, help: "", more: "", drawn: false, ref }, groups, thing);
    /** @type {HTMLElement | null} */ (this.place.querySelector("[data-steps]:enabled"))?.focus({ preventScroll: true });
    if (this.known.has(ref)) return;
    const said = await this.about(ref);
    if (!said || this.thing !== thing || !this.offers) return;
    this.still(() => this.place.append(...(said.help ? [make("p", said.help)] : []), ...this.more(said))); // below what can be pressed
  }

  /** Says whether it waited for something to be done. */
  close() {
    const { offers } = this;
    this.thing = null;
    this.offers = false;
    this.place.hidden = true;
    this.place.replaceChildren();
    return offers;
  }

  /** @param {string} ref */
  async about(ref) {
    if (!this.known.has(ref)) {
      try {
        this.known.set(ref, await ask(`/help/${this.game}?ref=${encodeURIComponent(ref)}`));
      } catch {
        return null;
      }
    }
    return this.known.get(ref) ?? null;
  }

  /**
   * @param {{ name: string, help: string, more: string, drawn: boolean, ref: string }} said
   * @param {Group[]} groups
   * @param {Element} thing
   */
  fill(said, groups, thing) {
    const head = make("div", "", { className: "head" });
    if (said.drawn) {
      const portrait = make("img", "", { alt: "" });
      portrait.src = `/help/${this.game}/picture?ref=${encodeURIComponent(said.ref)}`;
      portrait.onload = () => this.offers || this.lay(); // what it offers stays where it is
      head.append(portrait);
    }
    head.append(make("h2", said.name));
    if (this.offers || this.root.dataset.kind !== "desk") {
      const away = make("button", "×", { className: "quiet", type: "button" });
      away.dataset.shut = "";
      away.setAttribute("aria-label", this.words.close);
      head.append(away);
    }
    const told = thing.querySelector(":scope > title")?.textContent ?? "";
    /** @type {HTMLElement[]} */
    const parts = [head];
    if (said.help) parts.push(make("p", said.help));
    if (told && !thing.hasAttribute("data-about") && told.toLowerCase() !== said.name.toLowerCase()) parts.push(make("p", told, { className: "why" }));
    parts.push(...groups.map((group) => this.group(group)), make("ul", ""));
    parts.push(...this.more(said));
    this.place.replaceChildren(...parts);
    this.place.setAttribute("role", this.offers ? "dialog" : "note");
    this.place.setAttribute("aria-label", said.name);
    this.place.hidden = false;
    this.lay();
    this.value(said.ref, thing);
  }

  /** @param {{ more: string }} said */
  more({ more }) {
    if (!more) return [];
    const made = make("a", this.words.rules, { className: "more", target: "_blank" });
    made.href = `/games/${this.game}/rules#${more}`;
    return [made];
  }

  /**
   * What it is worth now, where somebody may be told.
   * @param {string} ref
   * @param {Element} thing
   */
  async value(ref, thing) {
    const lines = await this.how.worth(ref);
    const list = this.place.querySelector("ul");
    if (this.thing !== thing || !list || !lines.length) return;
    this.still(() => list.replaceChildren(...lines.map((line) => make("li", line))));
  }

  /**
   * Something comes late: below it is room, or it is scrolled to, but nothing moves under the hand.
   * @param {() => void} fill
   */
  still(fill) {
    const { top, height } = this.place.getBoundingClientRect();
    if (!this.offers || this.root.dataset.kind === "desk") {
      fill();
      if (!this.offers) this.lay();
      else this.place.style.maxHeight = `${this.foot() - top}px`;
      return;
    }
    this.place.style.maxHeight = `${height}px`;
    fill();
  }

  /** How far down a card may reach at a desk. */
  foot() {
    return /** @type {HTMLElement} */ (this.root.querySelector(".rail")).getBoundingClientRect().top - 12;
  }

  /** Over the story, or where it would be; on a phone above one's own pieces. */
  lay() {
    lay(this.root, this.place);
  }

  /** @param {Group} group */
  group(group) {
    if (!group.rows.length) return this.button(group.label, [group.step], "alone");
    const made = make("div", "", { className: "offer" });
    const rows = make("div", "", { className: "row" });
    rows.append(...group.rows.map((row) => this.row(row)));
    made.append(make("h3", group.label), rows);
    return made;
  }

  /** @param {Row} row */
  row(row) {
    if (row.why) return make("p", `${row.label}: ${row.why}`, { className: "why" });
    const strip = make("span", "", { className: "strip" });
    strip.setAttribute("role", "group");
    strip.setAttribute("aria-label", row.label);
    for (const cell of row.cells) {
      const button = this.button(cell.count, cell.steps);
      if (row.refs.length && row.cells.length <= MOST) button.prepend(...row.refs.map((ref) => this.piece(ref)));
      button.setAttribute("aria-label", cell.label);
      button.disabled = !cell.steps.length;
      button.title = cell.why || cell.label;
      strip.append(button);
    }
    if (row.refs.length && row.cells.length > MOST) strip.prepend(...row.refs.map((ref) => this.piece(ref)));
    return strip;
  }

  /**
   * @param {string} text
   * @param {string[]} steps
   */
  button(text, steps, kind = "") {
    const button = make("button", "", { type: "button", className: kind });
    button.append(make("span", text));
    button.dataset.steps = JSON.stringify(steps);
    return button;
  }

  /**
   * A thing as it is drawn, or else its name.
   * @param {string} ref
   */
  piece(ref) {
    const drawn = this.how.icon(ref);
    if (!drawn) return make("span", this.words.names?.[ref] ?? ref.split(":")[1]);
    return picture(drawn, this.game);
  }
}

/**
 * What a card about a thing is about: mostly the thing itself.
 * @param {Element} thing
 */
function subject(thing) {
  return thing.getAttribute("data-about") ?? thing.getAttribute("data-ref") ?? "";
}

/**
 * A definition as a small picture of its own.
 * @param {string} href
 * @param {string} game
 */
export function picture(href, game) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", href);
  svg.setAttribute("class", `piece ${game}`);
  svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  requestAnimationFrame(() => {
    const { x, y, width, height } = use.getBBox(); // it has a size once it is on the page
    if (width) svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  });
  return svg;
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {string} text
 * @param {Partial<HTMLElementTagNameMap[K]>} more
 */
export function make(tag, text, more = {}) {
  return Object.assign(document.createElement(tag), { textContent: text, ...more });
}
