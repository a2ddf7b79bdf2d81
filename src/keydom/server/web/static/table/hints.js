// Advice: the best moves by a bot, what it expects of them, and why. It shows them and plays none.

import { all, around, one } from "../shared/dom.js";
import { notice } from "../shared/notices.js";
import { ask, reason } from "../shared/server.js";

/** @typedef {import("./state.js").Facts} Facts */
/** @typedef {{ name: string, points: number }} Reason */
/**
 * @typedef {{ action: string, text: string, refs: string[], points: number | null, chance: number | null, lines: Reason[],
 *   features: Reason[], prospects: number }} Hint
 */

const REASONS = 3; // lines of the score that are told of one move
const NAMED = 2; // features of the position that are told besides, by their names
const SLIGHT = 0.05; // points: less is no reason

const language = document.documentElement.lang;
const total = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat(language, { style: "percent" });
export const change = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: "always" });
export const figure = (/** @type {string} */ name, /** @type {string} */ number) => `${name}\u00a0${number}`;

// What the score counts already is told as its lines, and no feature tells it again; what is not told by name is
// told as a sum, so that the figures add up to what the move changes.
/**
 * @param {Record<string, string>} words
 * @param {{ lines: Reason[], features: Reason[], prospects: number }} hint
 */
export function reasons(words, { lines, features, prospects }) {
  const sum = (/** @type {Reason[]} */ things) => things.reduce((whole, thing) => whole + thing.points, 0);
  const named = [...lines.slice(0, REASONS), ...features.slice(0, NAMED)];
  const rest = { name: words.rest, points: sum(lines) + prospects - sum(named) };
  const told = [...named, rest].filter((thing) => Math.abs(thing.points) >= SLIGHT);
  return told.length ? told.map((thing) => figure(thing.name, change.format(thing.points))) : [words.even];
}

export class Hints {
  /**
   * @param {HTMLElement} root
   * @param {Record<string, string>} words
   * @param {(hint: Hint) => void} choose
   * @param {() => string} draft says what has been put together of the turn
   */
  constructor(root, words, choose, draft) {
    this.root = root;
    this.words = words;
    this.choose = choose;
    this.draft = draft;
    this.place = one("#hints", HTMLElement);
    /** @type {Facts | null} */
    this.table = null;
    this.at = "";
    /** @type {Hint[]} */
    this.hints = [];
    /** @type {import("./state.js").Advice | null} */
    this.shown = null;
    this.place.addEventListener("click", (event) => {
      const button = around(event, "button");
      if (!button) return;
      if (button.dataset.hint) this.choose(this.hints[Number(button.dataset.hint)]);
      else this.close();
    });
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
  }

  /**
   * How the table stands. What was said of another position is gone.
   * @param {Facts} table
   */
  offer(table) {
    const at = [table.version, table.seat, table.shown, ...table.draft].join();
    if (at !== this.at) this.clear();
    this.at = at;
    this.table = table;
    for (const button of this.buttons) button.hidden = !table.advisable;
  }

  // One stands beside what is asked, one in the bar of the replay.
  get buttons() {
    return all('[data-act="hint"]', HTMLElement, this.root);
  }

  async press() {
    if (this.place.children.length) {
      this.close();
      return;
    }
    const { at, table } = this;
    if (!table) return;
    this.fill(this.line(this.words.weighing, "thinking"));
    let advice;
    try {
      const query = new URLSearchParams({ ply: String(table.shown), draft: this.draft() });
      if (table.seat !== null) query.set("seat", String(table.seat));
      advice = await ask(`/api/tables/${table.id}/hint?${query}`);
    } catch (error) {
      if (at === this.at) this.close();
      notice(reason(error));
      return;
    }
    if (at !== this.at || !this.place.children.length) return;
    this.tell(advice);
  }

  /** @param {{ hints: Hint[], seat: number, ask: string }} advice */
  tell(advice) {
    const waited = this.buttons.some((button) => button === document.activeElement);
    this.hints = advice.hints;
    const list = document.createElement("ol");
    list.append(...this.hints.map((hint, place) => this.item(hint, place)));
    const whose = !this.table || this.table.now ? this.words.advice : `${this.table.seats[advice.seat].name} – ${advice.ask}`;
    this.fill(this.line(whose, "head"), list);
    if (waited) list.querySelector("button")?.focus({ preventScroll: true });
  }

  /**
   * @param {string} text
   * @param {string} kind
   */
  line(text, kind) {
    const line = document.createElement("p");
    const said = document.createElement("span");
    const shut = Object.assign(document.createElement("button"), { type: "button", className: "quiet", textContent: "×" });
    said.textContent = text;
    said.className = kind;
    shut.setAttribute("aria-label", this.words.close);
    line.append(said, shut);
    return line;
  }

  /**
   * @param {Hint} hint
   * @param {number} place
   */
  item(hint, place) {
    const item = document.createElement("li");
    const button = Object.assign(document.createElement("button"), { type: "button" });
    const why = Object.assign(document.createElement("span"), { className: "soft small" });
    for (const [told, because] of this.why(hint).entries()) {
      if (told) why.lastElementChild?.append(" ·");
      why.append(" ", Object.assign(document.createElement("span"), { textContent: because }));
    }
    button.dataset.hint = String(place);
    button.dataset.refs = hint.refs.join(" ");
    button.setAttribute("aria-pressed", "false");
    button.append(hint.text, why);
    item.append(button);
    return item;
  }

  /**
   * What it leads to, and why; a search that did not follow the move has no figures of it.
   * @param {Hint} hint
   */
  why(hint) {
    const hopes = [hint.points === null ? this.words.unknown : figure(this.words.expected, total.format(hint.points))];
    if (hint.chance !== null) hopes.push(figure(this.words.chance, percent.format(hint.chance)));
    return [...hopes, ...reasons(this.words, hint)];
  }

  /**
   * Which of the moves is shown on the board, if any.
   * @param {import("./state.js").Advice | null} shown
   */
  mark(shown) {
    this.shown = shown;
    for (const button of all("[data-hint]", HTMLElement, this.place)) {
      button.setAttribute("aria-pressed", String(this.hints[Number(button.dataset.hint)] === shown));
    }
  }

  /** @param {Node[]} parts */
  fill(...parts) {
    this.place.replaceChildren(...parts);
    for (const button of this.buttons) button.setAttribute("aria-expanded", String(parts.length > 0));
  }

  clear() {
    this.hints = [];
    this.fill();
  }

  // By who reads them: what they showed is no longer shown, and the keyboard goes back to where it came from.
  close() {
    if (!this.place.children.length) return;
    const here = this.place.contains(document.activeElement);
    if (this.shown) this.choose(/** @type {Hint} */ (this.shown));
    this.clear();
    if (here) this.buttons.find((button) => button.offsetParent)?.focus({ preventScroll: true });
  }
}
