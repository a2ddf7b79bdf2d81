// What is asked: what is lit, what has been chosen, and the list that says the same in words.

import { preferences } from "./page.js";
import { Choice } from "./choice.js";
import { guard } from "./guard.js";
import { Handful } from "./handful.js";
import { Ways } from "./ways.js";
import { Whole } from "./whole.js";

const MOST = 120; // choices that are listed; the filter finds the rest
const FEW = 8; // fewer need no filter
const QUESTION = 4; // so many choices are one question, answered by a button each
const MANY = 24; // the same, where there is little room for one

const narrow = matchMedia("(max-width: 60rem)");

export class Asking {
  constructor(root, words, { put, done, back, swap, whole, why, narrowed, advised }) {
    this.root = root;
    this.words = words;
    this.put = put; // steps into the turn that is being put together
    this.done = done; // the turn is to stand as it is
    this.back = back; // its last steps are not
    this.swap = swap; // others in place of its last steps
    this.whole = whole; // asks what steps lead to
    this.why = why;
    this.narrowed = narrowed; // what is lit has become less
    this.showing = advised; // a move that was advised is shown, or none any more
    this.advised = null;
    this.choice = new Choice([]);
    this.names = {};
    this.brings = {};
    this.seats = [];
    this.seat = null;
    this.at = "";
    this.waiting = null; // a move that was advised and waits for a yes
    this.turn = []; // what has been put together, as it will be told
    this.then = ""; // what it would bring, where it waits for a yes
    this.closed = false; // it is a whole turn, and waits for a yes
    this.focused = false; // the keyboard was here
    this.manners = null; // the manners in which the last step can be taken, and where that was
    this.all = [];
    this.draft = null;
    this.board = root.querySelector(".stage");
    this.ways = new Ways(this.board);
    this.card = new Whole(this.board, words, put);
    this.handful = new Handful((ref) => this.card.piece(ref), words, put, () => this.paint());
    this.place = root.querySelector(".ask");
    this.bar = document.getElementById("choosing");
    this.list = document.getElementById("choices");
    this.filter = document.getElementById("filter");
    this.plain = document.getElementById("plain");
    this.fold = document.getElementById("asking");
    this.fold.querySelector("summary").addEventListener("click", () => preferences.set("list", !this.fold.open));
    this.place.addEventListener("click", (event) => {
      const text = event.target.closest("[data-action]")?.dataset.action;
      if (text) this.take(this.all.find((action) => action.text === text));
    });
    this.filter.addEventListener("input", () => this.listChoices());
    this.filter.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.list.querySelector("button")?.click();
    });
    root.addEventListener("keydown", (event) => {
      if ((event.key !== "Enter" && event.key !== " ") || !event.target.matches("[data-ref]")) return;
      event.preventDefault();
      this.pick(event.target);
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.cancel();
      if (event.key !== "/" || event.target.closest("input, textarea, select") || this.filter.hidden) return;
      event.preventDefault();
      this.fold.open = true;
      this.filter.focus();
    });
  }

  // Whoever chooses by keyboard goes on there when the page has changed.
  keepFocus() {
    const at = document.activeElement;
    const here = at !== document.body && (this.place.contains(at) || at.matches("[data-ref]"));
    if (here || at !== document.body) this.focused = here;
  }

  // What may be done now; says whether that is new. What was chosen half-way stays as long as the game stands where it stood.
  offer(table, draft) {
    this.draft = draft;
    const place = [table.version, table.seat, table.shown, ...table.draft].join();
    const fresh = place !== this.at;
    if (fresh) {
      this.at = place;
      this.all = table.choices;
      this.ways.offer(table.ways);
      this.choice = new Choice(this.all.filter((action) => !this.ways.has(action)));
      this.words.names = table.names;
      this.handful.offer(table.handful, table.names);
      this.card.close();
      if (this.manners && !this.manners.texts.includes(draft.groups.at(-1)?.[0])) this.manners = null;
      this.names = table.names;
      this.brings = table.brings; // what would happen after an answer, where that is told
      this.seats = table.seats;
      this.seat = table.seat;
      this.turn = table.turn;
      this.then = table.then;
      this.closed = table.closed;
      this.waiting = null;
      this.advised = null;
      this.filter.value = "";
    }
    const undoable = table.undoable || draft.groups.length > 0;
    const redoable = table.redoable || (draft.undone.length > 0 && draft.at === table.ply);
    for (const [what, able] of Object.entries({ undo: undoable, restart: undoable, redo: redoable })) {
      const button = this.place.querySelector(`[data-act="${what}"]`);
      if (button) button.disabled = !able;
    }
    this.paint();
    if (fresh) this.unfold();
    const at = document.activeElement;
    const lost = at === document.body || at === this.filter || at.matches("[data-ref]:not(.lit)");
    if (lost && this.closed) this.bar.querySelector("b").focus({ preventScroll: true }); // a second Enter is no yes
    else if (this.focused && lost && table.choices.length) this.first()?.focus({ preventScroll: true });
    return fresh;
  }

  paint() {
    const lit = this.handful.open ? this.handful.lit : this.choice.lit;
    const things = [...this.root.querySelectorAll("[data-ref]")];
    const carried = this.choice.chosen.length ? new Map() : this.ways.lit();
    const near = new Set(things.filter((thing) => !this.isOthers(thing)).map((thing) => thing.dataset.ref));
    for (const thing of things) {
      const meant = lit.has(thing.dataset.ref) && !(near.has(thing.dataset.ref) && this.isOthers(thing));
      const on = this.ways.source ? carried.has(thing) : meant || carried.has(thing);
      thing.classList.toggle("lit", on);
      thing.classList.toggle("chosen", this.choice.chosen.includes(thing.dataset.ref) || thing === this.ways.source);
      thing.classList.toggle("advised", this.advised !== null && this.advised.refs.includes(thing.dataset.ref));
      if (on) this.enable(thing);
      else if (thing.getAttribute("role") === "button") {
        for (const name of ["tabindex", "role", "aria-label"]) thing.removeAttribute(name);
      }
    }
    for (const outer of this.root.querySelectorAll(".lit:has(.lit)")) outer.removeAttribute("role");
    this.ways.paint();
    this.listChoices();
    this.barChoices();
    this.showing(this.advised);
    this.root.dispatchEvent(new Event("lit"));
  }

  // In another player's panel: what is drawn elsewhere too is not meant there.
  isOthers(thing) {
    const panel = thing.parentElement.closest('[data-ref^="seat:"]');
    return panel !== null && panel.dataset.ref !== `seat:${this.seat}`;
  }

  enable(thing) {
    const title = thing.querySelector(":scope > title")?.textContent;
    thing.setAttribute("tabindex", "0");
    thing.setAttribute("role", "button");
    thing.setAttribute("aria-label", title || this.name(thing.dataset.ref));
  }

  name(ref) {
    return this.names[ref] ?? ref.split(":")[1];
  }

  // What an action says, and whose the things are where they are another player's alone.
  label(action) {
    const drawn = action.refs.flatMap((ref) => [...this.board.querySelectorAll(`.board [data-ref="${CSS.escape(ref)}"]`)]);
    const panels = drawn.filter((thing) => this.isOthers(thing)).map((thing) => thing.parentElement.closest('[data-ref^="seat:"]'));
    const owners = new Set(panels.map((panel) => panel.dataset.ref));
    if (owners.size !== 1 || drawn.some((thing) => !this.isOthers(thing))) return action.label;
    return `${action.label} (${this.seats[Number([...owners][0].split(":")[1])].name})`;
  }

  // What mentions no thing, or few choices in all, stands as buttons in a fixed place; the list has the rest.
  listChoices() {
    const wanted = this.filter.value.trim().toLowerCase();
    const narrowed = this.choice.chosen.length ? this.choice.left : this.all;
    const few = this.all.length <= QUESTION && this.plain !== null && !this.handful.open;
    const asked = this.waiting ? [] : this.all.filter((action) => this.plain && (few || !action.refs.length));
    const found = narrowed.filter((action) => `${this.label(action)} ${action.text}`.toLowerCase().includes(wanted));
    const left = found.filter((action) => wanted || !asked.includes(action));
    refill(this.list, left, () => {
      const items = left.slice(0, MOST).map((action, place) => this.item(action, left[place - 1]));
      if (left.length > MOST) items.push(Object.assign(document.createElement("li"), { textContent: this.words.more }));
      return items;
    });
    if (this.plain) refill(this.plain, [asked, this.brings], () => asked.map((action) => this.choosing(action)));
    this.fold.hidden = this.all.length === asked.length || this.waiting !== null;
    this.fold.querySelector("[data-left]").textContent = this.all.length - asked.length;
    this.filter.hidden = this.all.length < (narrow.matches ? MANY : FEW);
  }

  // Whoever sees nothing to press on the board is shown the list.
  unfold() {
    this.fold.open = preferences.get("list", false) || this.board.querySelector(".board .lit") === null;
  }

  // Choices of one kind stand together.
  item(action, before) {
    const item = document.createElement("li");
    const [kind, last] = [action, before].map((one) => one?.text.split(" ")[0]);
    item.className = last && kind !== last ? "other" : "";
    item.append(this.choosing(action));
    return item;
  }

  choosing(action) {
    const button = this.button(this.label(action), null);
    const brings = this.brings[action.text];
    if (brings) button.append(Object.assign(document.createElement("small"), { textContent: brings }));
    button.dataset.action = action.text;
    return button;
  }

  barChoices() {
    const { chosen } = this.choice;
    const told = this.waiting?.label ?? this.turn.join(" · ");
    const then = this.waiting ? this.brings[this.waiting.text] : this.then;
    const ends = this.waiting !== null || this.closed;
    const fresh = refill(this.bar, [told, then, ends, this.waiting?.text, ...chosen], () => {
      if (ends) {
        const text = Object.assign(document.createElement("b"), { textContent: told, tabIndex: -1 });
        const more = then ? [Object.assign(document.createElement("p"), { className: "soft small", textContent: then })] : [];
        const act = () => (this.waiting ? this.put([this.waiting.text], true) : this.done());
        return [text, ...more, this.button(this.words.confirm, act, "primary"), this.button(this.words.cancel, () => this.cancel())];
      }
      const chips = chosen.map((ref) => Object.assign(document.createElement("span"), { className: "chip", textContent: this.name(ref) }));
      if (chips.length) return [...chips, this.button(this.words.cancel, () => this.cancel())];
      return told ? [Object.assign(document.createElement("p"), { className: "soft", textContent: told })] : [];
    });
    if (ends && fresh) guard(this.bar.querySelector(".primary"));
  }

  button(text, act, kind = "") {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    made.className = kind;
    if (act) made.addEventListener("click", act);
    return made;
  }

  cancel() {
    if (this.card.shown) this.card.close();
    else if (this.handful.open && this.handful.picked.length) this.handful.clear();
    else if (this.closed && !this.advised) return this.back();
    else if (!this.waiting && !this.advised && !this.choice.chosen.length && !this.ways.source && !this.filter.value) return;
    this.waiting = null;
    this.advised = null;
    this.ways.choose(null);
    this.choice.clear();
    this.filter.value = "";
    this.paint();
    this.first()?.focus({ preventScroll: true });
  }

  // The first choice that is in sight.
  first() {
    return [...this.place.querySelectorAll("[data-action]")].find((button) => button.checkVisibility());
  }

  pick(thing) {
    if (this.advised) this.waiting = this.advised = null; // whoever presses the board has made up their own mind
    const ref = thing?.dataset.ref;
    if (thing && this.manners && this.isThere(thing)) return this.turnOn();
    if (!ref || !this.all.length || this.waiting) return;
    this.card.close();
    if (this.handful.open) return this.handful.press(ref) || this.why(ref);
    const way = this.ways.press(thing);
    if (way === true) this.choice.clear();
    else if (way) return this.put(way);
    else if (!this.choice.choose(ref)) {
      if (!this.choice.chosen.includes(ref)) this.why(ref);
    } else if (this.choice.only || this.alike || ![...this.choice.lit].some((other) => this.tells(other))) return this.settle(thing);
    this.paint();
    if (!this.board.querySelector(".board .lit:not(.chosen)")) this.fold.open = true; // the rest is in words
    this.narrowed();
  }

  // Whether a thing on the board still tells choices apart.
  tells(ref) {
    return !this.choice.chosen.includes(ref) && this.board.querySelector(`[data-ref="${CSS.escape(ref)}"]`) !== null;
  }

  // Whether what is left is one step in several manners.
  get alike() {
    const { left } = this.choice;
    return left.length > 1 && left[0].manner !== "" && left.every(({ manner }) => manner === left[0].manner);
  }

  // What was pressed leaves no more to press: one step, one step in several manners, or a card with all that belongs to it.
  async settle(thing) {
    const { left } = this.choice;
    if (this.alike) return this.take(left[0]);
    const groups = await this.whole(left.map((action) => action.text));
    if (!groups.length) return this.cancel();
    if (groups.length === 1 && !groups[0].rows.length) return this.put([groups[0].step]);
    const answers = groups.flatMap(({ step, rows }) => (rows.length ? rows.flatMap(({ cells }) => cells.map(({ steps }) => steps)) : [[step]]));
    const able = answers.filter((steps) => steps.length);
    if (able.length === 1) return this.put(able[0]);
    this.paint();
    this.card.open(thing, this.name(thing.dataset.ref), groups, () => this.cancel());
  }

  // A step; one that can be taken in several manners is turned into another of them by pressing where it was taken.
  take(action) {
    const texts = this.all.filter(({ manner }) => action.manner && manner === action.manner).map(({ text }) => text);
    this.manners = texts.length > 1 ? { texts, refs: action.refs } : null;
    return this.put([action.text]);
  }

  // Whether this lies where the last step was taken.
  isThere(thing) {
    return this.manners.refs.includes(thing.closest("[data-on]")?.dataset.on) && !this.isOthers(thing);
  }

  // The next manner of the last step: a tile is turned.
  turnOn() {
    const { texts } = this.manners;
    return this.swap([texts[(texts.indexOf(this.draft.groups.at(-1)[0]) + 1) % texts.length]]);
  }

  // A move that was advised: it is shown on the board, and where it can be made it waits for a yes.
  advise(hint) {
    this.advised = this.advised === hint ? null : hint; // pressed again, it is put away
    this.waiting = this.all.find((action) => action.text === this.advised?.action) ?? null;
    this.choice.clear();
    this.paint();
    this.narrowed();
  }
}

// What is offered as before stays as it is: nothing is taken away from under a hand that presses it.
function refill(place, what, make) {
  const key = JSON.stringify(what);
  if (place.filledWith === key) return false;
  place.filledWith = key;
  place.replaceChildren(...make());
  return true;
}
