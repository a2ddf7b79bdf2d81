// The detail card of a thing: on hover, focus and long press, with what the server says about it.

import { ask } from "./page.js";

const HOLD = 450; // milliseconds of a long press
const REST = 350; // milliseconds that a pointer rests before a card opens
const LEAVE = 250; // milliseconds in which it may go over to the card

// Above the thing if there is room, else below.
export function beside(card, box) {
  const { offsetWidth: width, offsetHeight: height } = card;
  const left = Math.min(Math.max(8, box.left + box.width / 2 - width / 2), innerWidth - width - 8);
  const above = Math.max(box.top, 0) - height - 6;
  card.style.left = `${left}px`;
  card.style.top = `${above > 8 ? above : Math.max(8, Math.min(box.bottom + 6, innerHeight - height - 8))}px`;
}

export class Cards {
  constructor(root, game, worth = async () => []) {
    this.game = game;
    this.worth = worth; // says, in some lines, what a thing is worth now
    this.known = new Map();
    this.begun = 0; // when the last press began
    this.held = false; // it was a long one: the click that follows it is none
    this.card = document.getElementById("card");
    this.near = false; // a mouse rests on something, of which a card will open
    this.timer = 0;
    this.leaving = 0;
    this.thing = null;
    root.addEventListener("pointerover", (event) => this.over(event));
    root.addEventListener("pointerdown", (event) => this.press(event));
    root.addEventListener("pointerup", (event) => this.release(event));
    root.addEventListener("pointercancel", () => clearTimeout(this.timer));
    root.addEventListener("contextmenu", (event) => {
      if (event.pointerType === "touch" && event.target.closest("[data-ref]")) event.preventDefault();
    });
    root.addEventListener("focusin", (event) => {
      if (event.target.matches(":focus-visible")) this.open(event.target);
    });
    root.addEventListener("focusout", () => this.close());
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
    document.addEventListener("scroll", () => this.scrolled(root), { capture: true, passive: true });
  }

  over(event) {
    if (event.pointerType !== "mouse" || event.buttons) return;
    if (this.card.contains(event.target)) return clearTimeout(this.leaving);
    const thing = event.target.closest("[data-ref]");
    if (thing === this.thing && thing) return clearTimeout(this.leaving);
    clearTimeout(this.timer);
    clearTimeout(this.leaving);
    if (this.card.hidden) this.thing = null; // a card on its way comes no more
    else this.leaving = setTimeout(() => this.close(), LEAVE);
    this.near = thing !== null;
    if (thing) this.timer = setTimeout(() => this.open(thing), REST);
  }

  // A mouse that has come to rest on something means whatever lies there after the table has moved.
  scrolled(root) {
    const { near } = this;
    this.close();
    this.near = near;
    if (!near) return;
    this.timer = setTimeout(() => {
      const thing = [...root.querySelectorAll("[data-ref]:hover")].at(-1);
      if (thing) this.open(thing);
    }, REST);
  }

  press(event) {
    if (this.card.contains(event.target)) return;
    this.begun = event.timeStamp;
    this.held = false;
    this.close();
    if (event.pointerType !== "mouse") this.timer = setTimeout(() => this.open(event.target), HOLD);
  }

  // How long a finger stayed is told by its events: a busy page learns late that it was lifted.
  release(event) {
    clearTimeout(this.timer);
    if (event.pointerType === "mouse" || this.card.contains(event.target)) return;
    this.held = event.timeStamp - this.begun >= HOLD;
    if (!this.held) this.close();
  }

  async open(target) {
    const thing = target.closest("[data-ref]");
    if (!thing) return;
    const ref = thing.dataset.ref;
    this.thing = thing;
    if (!this.known.has(ref)) {
      try {
        this.known.set(ref, await ask(`/help/${this.game}?ref=${encodeURIComponent(ref)}`));
      } catch {
        return;
      }
    }
    const said = this.known.get(ref);
    if (this.thing !== thing || !said.help || !thing.isConnected) return;
    clearTimeout(this.leaving);
    this.card.querySelector("h2").textContent = said.name;
    this.card.querySelector("p").textContent = said.help;
    this.draw(said, thing);
    const more = this.card.querySelector("a");
    more.href = `${more.pathname}#${said.more}`;
    const place = this.card.querySelector("ul");
    place.replaceChildren();
    this.card.hidden = false;
    beside(this.card, thing.getBoundingClientRect());
    const lines = await this.worth(ref);
    if (this.thing !== thing || this.card.hidden || !lines.length) return;
    place.replaceChildren(...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
    beside(this.card, thing.getBoundingClientRect());
  }

  // With all its sides, large; what it says is written below.
  draw(said, thing) {
    const picture = this.card.querySelector("img");
    picture.hidden = !said.drawn;
    if (!said.drawn) return;
    picture.src = `/help/${this.game}/picture?ref=${encodeURIComponent(said.ref)}`;
    picture.onload = () => this.thing === thing && beside(this.card, thing.getBoundingClientRect());
  }

  close() {
    clearTimeout(this.timer);
    clearTimeout(this.leaving);
    this.card.hidden = true;
    this.thing = null;
    this.near = false;
  }
}
