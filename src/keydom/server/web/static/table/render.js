// The state of the page as it is seen: what is lit and chosen, what is asked, the list in words. It decides nothing.

import { make, picture } from "./card.js";
import { guard } from "../shared/guard.js";
import { preferences } from "../shared/preferences.js";
import { lay, setApart } from "./papers.js";
import { pickable, waysLeft } from "./payment.js";
import { refill } from "./refill.js";
import { listed, name, picking } from "./state.js";
import { element, Things } from "./things.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./choice.js").Action} Action */

const MOST = 120; // choices that are listed; the filter finds the rest
const FEW = 8; // fewer need no filter
const BUTTONS = 12; // more things than these that are drawn nowhere are looked for in the list
const QUESTION = 4; // so many choices are one question, answered by a button each
const [LETTER, AROUND] = [9, 28]; // pixels of a letter of an answer, and around it
const ROOM = { desk: 190, upright: 204, lying: 4 }; // for all answers in the rail: pixels, or lines below each other
const COLUMN = 100; // pixels: how wide a line of an answer is on a phone lying
const MORE = 52; // pixels: the button that brings the other answers
const SIZES = ["", "small", "smaller"]; // of the letters of a question
const LINE = 10; // pixels: a line that is cut is higher

/**
 * What is pressed here goes back by these.
 * @typedef {{ take: (action: Action) => void, pick: (ref: string) => void, put: (steps: string[]) => void, yes: () => void, handOn: () => void,
 *   cancel: () => void }} Presses
 */

export class Render {
  /**
   * @param {HTMLElement} root
   * @param {Record<string, any>} words
   * @param {State} state
   * @param {Presses} presses
   */
  constructor(root, words, state, presses) {
    this.root = root;
    this.words = words;
    this.state = state;
    this.presses = presses;
    this.things = new Things(root, state);
    const part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
    this.ask = /** @type {HTMLElement} */ (root.querySelector(".ask"));
    this.answers = /** @type {HTMLElement} */ (root.querySelector(".answers"));
    this.bar = part("choosing");
    this.list = part("choices");
    this.filter = /** @type {HTMLInputElement} */ (document.getElementById("filter"));
    this.plain = document.getElementById("plain");
    this.fold = /** @type {HTMLDetailsElement} */ (document.getElementById("asking"));
    this.payment = part("payment");
    this.spread = ""; // the position in which all answers were asked for
    new MutationObserver(() => this.place()).observe(this.answers, { childList: true, subtree: true, attributes: true, attributeFilter: ["hidden"] });
  }

  /** Everything. */
  paint() {
    this.things.paint();
    this.things.costs();
    this.choosing(); // first: a turn that waits for a yes hides the answers, and what is hidden cannot be laid out
    this.choices();
    this.payments();
    this.question();
    this.root.dispatchEvent(new Event("lit"));
  }

  // In words.

  /** A question that has no room in the rail is written smaller. */
  question() {
    const said = /** @type {HTMLElement | null} */ (this.ask.querySelector(".prompt"));
    if (!said) return;
    for (const size of SIZES) {
      said.dataset.size = size;
      if (said.scrollHeight < said.clientHeight + LINE) return;
    }
  }

  /**
   * What an action says, and whose the things are where they are another player's alone.
   * @param {Action} action
   */
  label(action) {
    const things = action.refs.flatMap((ref) => [...this.root.querySelectorAll(`.board [data-ref="${CSS.escape(ref)}"]`)]);
    const owners = new Set(things.filter((thing) => this.things.isOthers(thing)).map((thing) => thing.parentElement?.closest('[data-ref^="seat:"]')?.getAttribute("data-ref")));
    if (owners.size !== 1 || things.some((thing) => !this.things.isOthers(thing))) return action.label;
    return `${action.label} (${this.state.facts.seats[Number([...owners][0]?.split(":")[1])].name})`;
  }

  /** What mentions no thing, or few choices in all, stands as buttons in a fixed place; the list has the rest. */
  choices() {
    const { state, plain } = this;
    const all = state.facts.choices;
    const drawn = (/** @type {Action} */ { refs }) => refs.some((ref) => this.root.querySelector(`.board [data-ref="${CSS.escape(ref)}"]`));
    const apart = all.every(drawn) && this.root.querySelector(".board .lit") !== null; // the table tells all of them apart
    const few = all.length <= QUESTION && plain !== null && !picking(state) && !apart;
    const unseen = all.filter((action) => !drawn(action)); // no press on the table leads to them
    const some = few ? all : unseen.length <= BUTTONS ? unseen : all.filter(({ refs }) => !refs.length);
    const asked = state.waiting || !plain ? [] : some;
    const found = listed(state, (action) => this.label(action)).filter((action) => state.wanted || !asked.includes(action));
    refill(this.list, found, () => {
      const items = found.slice(0, MOST).map((action, place) => this.item(action, found[place - 1]));
      if (found.length > MOST) items.push(make("li", this.words.more));
      return items;
    });
    if (plain) this.fixed(plain, asked);
    this.fold.hidden = all.length === asked.length || state.waiting !== null;
    const count = /** @type {HTMLElement} */ (this.fold.querySelector("[data-left]"));
    count.textContent = String(all.length - asked.length);
    this.filter.hidden = all.length < FEW;
    if (this.filter.value !== state.wanted) this.filter.value = state.wanted;
  }

  /**
   * Answers in a fixed place: in the rail or, where they have no room there, as a sheet. Where that would lie over the
   * card or, on a phone, over what can be pressed, it comes when it is asked for, and the shortest answers stay in the rail.
   * @param {HTMLElement} plain
   * @param {Action[]} asked
   */
  fixed(plain, asked) {
    const { state, root } = this;
    if (this.spread !== state.at) this.spread = "";
    const kind = /** @type {"desk" | "upright" | "lying"} */ (root.dataset.kind);
    const long = (/** @type {Action} */ action) => this.says(action).length;
    const column = kind === "lying"; // one below the other, a long one in two lines
    const takes = (/** @type {Action} */ action) => (column ? Math.ceil((LETTER * long(action)) / COLUMN) : AROUND + LETTER * long(action));
    const wide = (/** @type {Action[]} */ some) => some.reduce((sum, action) => sum + takes(action), 0);
    const room = ROOM[kind];
    const many = wide(asked) > room;
    const covers = state.chosen.length > 0 || (root.dataset.kind !== "desk" && root.querySelector(".scene .board .lit") !== null);
    const folds = many && covers && !this.spread;
    const left = room - (column ? 1 : MORE);
    const near = folds ? [...asked].sort((one, other) => long(one) - long(other)).filter((_, at, all) => wide(all.slice(0, at + 1)) <= left) : asked;
    const inRail = (/** @type {Action} */ action) => this.button(action, many && !folds ? this.label(action) : this.says(action));
    refill(plain, [near, state.facts.brings, folds, kind], () => {
      if (!folds) return near.map(inRail);
      const more = make("button", "…", { type: "button", className: "unfold", title: this.words.more });
      more.setAttribute("aria-label", this.words.more);
      more.addEventListener("click", () => {
        this.spread = state.at;
        this.choices();
      });
      return [...near.map(inRail), more];
    });
    plain.classList.toggle("many", many && !folds);
    if (plain.matches(".many")) lay(root, plain, document.querySelector(".in-lesson .lesson"));
    else plain.removeAttribute("style");
    this.place();
  }

  /** A sheet of answers that was asked for goes away as soon as the table is pressed. */
  gather() {
    if (!this.spread) return;
    this.spread = "";
    this.choices();
  }

  /** Whoever sees nothing to press on the table is shown the list. */
  unfold() {
    this.fold.open = preferences.get("list", false) || (!this.root.querySelector(".board .lit") && !this.payment.childElementCount);
  }

  /**
   * Choices of one kind stand together.
   * @param {Action} action
   * @param {Action | undefined} before
   */
  item(action, before) {
    const [kind, last] = [action, before].map((one) => one?.text.split(" ")[0]);
    const item = make("li", "", { className: last && kind !== last ? "other" : "" });
    item.append(this.button(action));
    return item;
  }

  /**
   * What an action says in the rail.
   * @param {Action} action
   */
  says({ short, label }) {
    return (this.root.dataset.kind !== "desk" && short) || label;
  }

  /**
   * @param {Action} action
   * @param {string} said
   */
  button(action, said = this.label(action)) {
    const button = make("button", "", { type: "button" });
    button.append(make("span", said));
    if (said === action.short) button.title = action.label;
    if (said === action.short) button.setAttribute("aria-label", action.label);
    const brings = this.state.facts.brings[action.text];
    if (brings) {
      button.append(make("small", brings));
      button.title = brings;
    }
    button.dataset.action = action.text;
    return button;
  }

  /** What has been chosen, and a whole turn that waits for a yes or is about to be handed on. */
  choosing() {
    const { state } = this;
    const { facts, chosen, waiting } = state;
    const told = waiting?.label ?? facts.turn.join(" · ");
    const then = waiting ? facts.brings[waiting.text] : facts.then;
    const ends = waiting !== null || facts.closed;
    const parts = () => {
      if (ends) return this.ending(told, then ?? "");
      const chips = chosen.map((ref) => make("span", name(this.state, ref), { className: "chip" }));
      if (chips.length) return [...chips, this.plainButton(this.words.cancel, () => this.presses.cancel())];
      return told ? [make("p", told, { className: "told" })] : [];
    };
    const fresh = refill(this.bar, [told, then, ends, waiting?.text, state.handing, ...chosen], parts, true);
    this.ask.classList.toggle("ends", ends);
    if (ends && fresh) guard(/** @type {HTMLButtonElement} */ (this.bar.querySelector(".primary")));
  }

  /**
   * @param {string} told
   * @param {string} then
   */
  ending(told, then) {
    const { handing, waiting } = this.state;
    const text = make("div", "", { className: "what" });
    text.append(make("b", told, { tabIndex: -1 }));
    if (then) text.append(make("p", then, { className: "small", title: then }));
    if (handing && !waiting) {
      const on = this.plainButton(this.words.handOn, () => this.presses.handOn(), "primary handing");
      on.prepend(ring(handing.seconds));
      return [text, on, this.plainButton(this.words.undo, () => this.presses.cancel())];
    }
    return [text, this.plainButton(this.words.confirm, () => this.presses.yes(), "primary"), this.plainButton(this.words.cancel, () => this.presses.cancel())];
  }

  /**
   * @param {string} text
   * @param {() => void} act
   */
  plainButton(text, act, kind = "") {
    const made = make("button", "", { type: "button", className: kind });
    made.append(make("span", text));
    made.addEventListener("click", act);
    return made;
  }

  /** What is picked together: what is usual in one press, or a kind after the other. */
  payments() {
    const { state, payment } = this;
    const told = state.facts.payment;
    const shown = this.plain !== null && told !== null && !state.facts.closed;
    const here = payment.contains(document.activeElement);
    const { turn } = state.facts;
    const fresh = refill(payment, [shown && told, turn, state.picked], () => {
      if (!shown || !told) return [];
      const kinds = make("p", "", { className: "kinds" });
      if (told.all.length) {
        for (const ref of pickable(told, state.picked)) {
          const button = make("button", "", { type: "button", title: name(this.state, ref) });
          button.dataset.pick = ref;
          button.setAttribute("aria-label", name(this.state, ref));
          button.append(this.piece(ref));
          kinds.append(button);
        }
      }
      const reason = turn.length ? [make("h3", turn[turn.length - 1])] : []; // what it is for
      return [...reason, ...this.picked(told), ...(kinds.childElementCount ? [kinds] : []), ...this.usual(told)];
    });
    payment.hidden = !shown;
    if (fresh && here) payment.querySelector("button")?.focus({ preventScroll: true }); // whoever picks by keyboard goes on here
  }

  /**
   * What has been picked, and room for what is missing.
   * @param {import("./payment.js").Payment} told
   */
  picked(told) {
    const { picked } = this.state;
    const whole = waysLeft(told, picked)[0];
    if (!whole) return [];
    const row = make("p", "", { className: "picked" });
    const slots = Array.from({ length: whole.refs.length - picked.length }, () => make("i", "", { className: "slot" }));
    row.append(...picked.map((ref) => this.piece(ref)), ...slots);
    return [row];
  }

  /**
   * Yes to what is usual: apart from what is chosen among.
   * @param {import("./payment.js").Payment} told
   */
  usual({ usual, label }) {
    if (!usual || this.state.picked.length) return [];
    const button = make("button", "", { type: "button", className: "primary" });
    button.setAttribute("aria-label", `${label}: ${usual.label}`);
    button.dataset.usual = "";
    button.append(make("span", label), ...usual.refs.map((ref) => this.piece(ref)));
    return [button];
  }

  /** @param {string} ref */
  piece(ref) {
    const drawn = this.icon(ref);
    return drawn ? picture(drawn, this.root.dataset.game ?? "") : make("span", name(this.state, ref));
  }

  /**
   * The picture of a thing, as it is drawn on the table.
   * @param {string} ref
   */
  icon(ref) {
    return this.root.querySelector(`.board [data-ref="${CSS.escape(ref)}"] use`)?.getAttribute("href") ?? null;
  }

  /** Hints and payments lie where the card does, beside a sheet of answers. */
  place() {
    if (![...this.answers.children].some((one) => one instanceof HTMLElement && !one.hidden && one.childElementCount)) return;
    lay(this.root, this.answers);
    if (this.plain?.matches(".many")) setApart(this.root, this.answers, this.plain);
  }

  /** The first choice that is in sight. */
  first() {
    return /** @type {HTMLElement[]} */ ([...this.ask.querySelectorAll("[data-action]")]).find((button) => button.checkVisibility());
  }
}

/** @param {number} seconds */
function ring(seconds) {
  const svg = element("svg", { class: "ring", viewBox: "0 0 36 36", "aria-hidden": "true" });
  const circle = { cx: 18, cy: 18, r: 15.9, pathLength: 100 };
  const hand = element("circle", circle);
  svg.append(element("circle", { ...circle, class: "ground" }), hand);
  hand.animate([{ strokeDashoffset: 0 }, { strokeDashoffset: 100 }], { duration: 1000 * seconds, fill: "forwards" });
  return svg;
}
