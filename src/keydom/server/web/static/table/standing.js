// Answers that stand: to side questions only, and as long as a phase lasts. Whoever would always say the same says so once, is asked
// whether that is meant, and takes it back at any time. They are given by this browser, as quickly as a hand could, and nobody else
// learns that they stood.

import { guard } from "../shared/guard.js";

import { around } from "../shared/dom.js";

/** @typedef {import("./state.js").Facts} Facts */
/** @typedef {{ text: string, label: string, during: string }} Answer an answer, and the phase that it stands in */

export class Standing {
  /**
   * @param {string} table
   * @param {Record<string, any>} words
   * @param {() => void} changed
   */
  constructor(table, words, changed) {
    this.key = `keydom-standing-${table}`;
    this.words = words;
    this.place = document.getElementById("standing");
    /** @type {Record<string, Answer>} */
    this.kept = JSON.parse(localStorage.getItem(this.key) ?? "{}"); // by seat and question: the answer, and during which phase
    /** @type {Answer & { question: string } | null} */
    this.meant = null; // an answer that is to stand, if that is meant
    this.at = ""; // where one was given last
    /** @type {Facts | null} */
    this.table = null;
    this.question = "";
    this.place?.addEventListener("click", (event) => {
      const { always, sure, unsure, end } = around(event, "button")?.dataset ?? {};
      if (always && this.offered) this.meant = { question: this.question, ...this.offered };
      else if (sure) this.stand();
      else if (unsure) this.meant = null;
      else if (end) delete this.kept[end];
      else return;
      this.keep();
      if (this.table) this.show(this.table);
      if (!always) changed();
    });
  }

  // What may be answered so: the one answer that mentions no thing, where something else could be said.
  get offered() {
    if (!this.table) return null;
    const { choices, draft, moment } = this.table;
    const plain = choices.filter((action) => !action.refs.length);
    return moment && plain.length === 1 && choices.length > 1 && !draft.length ? { ...plain[0], during: moment } : null;
  }

  stand() {
    if (!this.meant) return;
    const { question, ...answer } = this.meant;
    this.kept[question] = answer;
    this.meant = null;
  }

  keep() {
    if (Object.keys(this.kept).length || localStorage.getItem(this.key)) localStorage.setItem(this.key, JSON.stringify(this.kept));
  }

  /**
   * What was said for a phase that is over stands no more.
   * @param {Facts} facts
   */
  lapse({ now, moment }) {
    const over = Object.entries(this.kept).filter(([, { during }]) => now && during !== moment);
    for (const [question] of over) delete this.kept[question];
    if (over.length) this.keep();
  }

  /** @param {Facts} table */
  show(table) {
    if (!this.place) return; // who only watches is asked nothing
    this.table = table;
    this.lapse(table);
    this.question = table.aside && `${table.seat} ${table.aside}`;
    if (this.meant?.question !== this.question || this.meant?.during !== table.moment) this.meant = null;
    const stand = Object.entries(this.kept).filter(([question]) => question.startsWith(`${table.seat} `));
    const offered = this.question && !this.kept[this.question] ? this.offered : null;
    this.place.replaceChildren(
      ...stand.map(([question, { label }]) => this.button(`${label}: ${this.words.askAgain}`, { end: question })),
      ...(offered ? this.asked(offered) : []),
    );
    const yes = /** @type {HTMLButtonElement | null} */ (this.place.querySelector("[data-sure]")); // it comes up where the offer was
    if (yes) guard(yes);
  }

  /**
   * The offer, or the question whether it is meant.
   * @param {Answer} offered
   */
  asked({ text, label, during }) {
    const told = `${label}: ${this.words.during.replace("…", during)}`;
    if (!this.meant) return [this.button(told, { always: text })];
    return [
      Object.assign(document.createElement("b"), { textContent: told }),
      this.button(this.words.confirm, { sure: text }),
      this.button(this.words.cancel, { unsure: text }),
    ];
  }

  /**
   * @param {string} text
   * @param {Record<string, string>} data
   */
  button(text, data) {
    const made = Object.assign(document.createElement("button"), { type: "button", className: "small quiet", textContent: text });
    Object.assign(made.dataset, data);
    return made;
  }

  /**
   * The answer to what is asked now, once; what was refused is not tried again.
   * @param {Facts} table
   */
  answer(table) {
    this.lapse(table);
    const known = this.kept[table.aside && `${table.seat} ${table.aside}`];
    const at = `${table.version} ${table.draft.join()}`;
    if (!known || at === this.at || !table.now) return null;
    this.at = at;
    return table.choices.find((action) => action.text === known.text) ?? null;
  }
}
