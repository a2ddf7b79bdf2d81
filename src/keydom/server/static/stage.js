// The board on the page: its parts are a press away, it comes closer and goes away, and it looks where the choice is.

import { Dock, median, scaled } from "./dock.js";
import { Drawing } from "./drawing.js";

const MOST = 6; // how many times the width of the page
const CLOSE = 3; // the same, as far as a phone goes by itself
const TARGET = 44; // pixels: the least size of a thing that is to be pressed
const READ = 10; // pixels: where half of the letters are smaller, the table is shown from nearer
const LINE = 2; // a title stands at the left of the first line
const WIDE = 0.8; // of the drawing: what is as wide as this is best seen with all the rest
const FAIR = 0.4; // of what is lit: if less is in sight from near, it is better seen from afar
const SLIP = 5; // pixels that a hand may slip while it presses
const EDGE = 0.004; // of the drawing: what sticks out no more than this is in sight
const SMALL = 0.02; // of the drawing: less is no part of its own

const narrow = matchMedia("(max-width: 60rem)");

export class Stage {
  constructor(root, words) {
    this.place = root.querySelector('[data-region="board"]');
    this.drawing = new Drawing(this.place);
    this.dock = new Dock(root);
    this.areas = root.querySelector(".areas");
    this.words = words;
    this.zoom = 1;
    this.kept = false; // the reader has chosen where to look
    this.begun = null; // what lay under the hand as the press began
    root.addEventListener("pointerdown", ({ target }) => (this.begun = target.closest(".board") && target), { capture: true });
    root.addEventListener("keydown", () => (this.begun = null), { capture: true });
    root.querySelector(".tools").addEventListener("click", (event) => {
      const pressed = event.target.closest("button");
      if (!pressed) return;
      this.kept = true;
      if (pressed.dataset.zoom) this.scale(this.zoom * (pressed.dataset.zoom === "in" ? 1.4 : 1 / 1.4));
      else this.focus(pressed.dataset.area);
    });
    this.place.addEventListener("dblclick", (event) => {
      if (!event.target.closest(".lit, .chosen")) this.closer(event, event.shiftKey ? 1 / 1.8 : 1.8);
    });
    this.place.addEventListener("wheel", (event) => this.turn(event), { passive: false });
    this.place.addEventListener("keydown", (event) => {
      const way = { "+": 1.4, "=": 1.4, "-": 1 / 1.4 }[event.key];
      if (way) this.scale(this.zoom * way);
      this.kept ||= Boolean(way);
    });
    this.drag();
    // Asked for while a new drawing is put there, its width would have all of it laid out once more.
    this.wide = this.place.clientWidth;
    new ResizeObserver(() => {
      const before = this.wide;
      this.wide = this.place.clientWidth;
      this.stretch();
      if (before !== this.wide) this.refit();
    }).observe(this.place);
  }

  get svg() {
    return this.drawing.svg;
  }

  // The drawing is new: show it as before, with the reader's own part docked, and offer its other parts.
  fresh(seat, begun, turning) {
    const svg = this.svg;
    if (!svg) return;
    this.stretch();
    this.seat = seat;
    this.dock.fill(this.drawing, seat, begun, turning);
    if (!this.key) this.scale((this.read = this.readable));
    const whole = this.box(svg);
    const parts = [...svg.children].filter((part) => part.tagName === "g" && part.id && this.large(part, whole));
    const key = parts.map((part) => part.id).join();
    if (key === this.key) return;
    this.key = key;
    const buttons = [this.button("", this.words.whole)];
    if (parts.length > 1) buttons.push(...parts.map((part) => this.button(part.id, this.title(part))));
    this.areas.replaceChildren(...buttons);
  }

  // The window has another size: what was read is read on.
  refit() {
    if (!this.svg || !this.key) return;
    this.dock.fill(this.drawing, this.seat, false, false);
    this.read = this.readable;
    if (!this.kept) this.scale(this.read);
    this.aim();
  }

  large(part, whole) {
    const box = this.box(part);
    return box.width * box.height > SMALL * whole.width * whole.height;
  }

  title(part) {
    const said = part.querySelector(":scope > title")?.textContent;
    if (said) return said;
    const texts = [...part.querySelectorAll("text")].filter((text) => /\p{L}{3}/u.test(text.textContent));
    const corner = (text) => this.box(text).left + LINE * Math.round(this.box(text).top / SMALL);
    return texts.sort((one, other) => corner(one) - corner(other))[0]?.textContent ?? this.words.board;
  }

  button(area, text) {
    const made = document.createElement("button");
    made.type = "button";
    made.dataset.area = area;
    made.textContent = text;
    return made;
  }

  // Where a thing lies, as parts of the drawing's width.
  box(thing) {
    const whole = this.svg.getBoundingClientRect();
    const own = thing.getBoundingClientRect();
    return {
      left: (own.left - whole.left) / whole.width,
      top: (own.top - whole.top) / whole.width,
      width: own.width / whole.width,
      height: own.height / whole.width,
    };
  }

  // The whole of it at a glance; a phone shows it as wide as it is.
  get least() {
    const { width, height } = this.svg.viewBox.baseVal;
    const { clientWidth, clientHeight } = this.place;
    const room = Math.min(clientHeight, innerHeight);
    return narrow.matches ? 1 : Math.min(1, Math.max(0.3, ((room / clientWidth) * width) / height));
  }

  // As wide as there is room for, or so close that what is written can be read.
  get readable() {
    const now = this.svg.getBoundingClientRect().width / this.place.clientWidth;
    return Math.min(CLOSE, Math.max(1, (now * READ) / median(this.svg)));
  }

  focus(area) {
    if (!area) return this.scale(this.least);
    const part = this.svg.getElementById(area);
    if (part) this.show(this.box(part), 1 / this.box(part).width);
  }

  scale(zoom) {
    const old = this.zoom;
    const { place } = this;
    const x = (place.scrollLeft + place.clientWidth / 2) / old;
    const y = (place.scrollTop + place.clientHeight / 2) / old;
    this.zoom = Math.min(MOST, Math.max(this.least, zoom));
    this.stretch();
    place.classList.toggle("close", this.zoom > 1);
    place.scrollTo(x * this.zoom - place.clientWidth / 2, y * this.zoom - place.clientHeight / 2);
  }

  // As wide as the zoom says; and what is lit shines as far as on paper, however small it is drawn.
  stretch() {
    const { svg } = this;
    if (!svg) return;
    svg.style.width = `${this.zoom * 100}%`;
    scaled(svg, this.zoom * this.wide);
  }

  // Bring a part of the drawing into the middle.
  show(box, zoom) {
    const { place } = this;
    this.scale(zoom);
    const wide = this.svg.getBoundingClientRect().width;
    const middle = (box.left + box.width / 2) * wide;
    const top = box.height * wide > place.clientHeight ? box.top * wide : (box.top + box.height / 2) * wide - place.clientHeight / 2;
    place.scrollTo(middle - place.clientWidth / 2, top);
  }

  // Where the lit things lie, or those of a move that was advised; one that is drawn in several places is meant where its picture is largest.
  lights() {
    const largest = new Map();
    for (const thing of this.svg.querySelectorAll(this.svg.querySelector(".advised") ? ".advised" : ".lit")) {
      const box = this.box(thing);
      const known = largest.get(thing.dataset.ref);
      if (!known || least(box) > least(known)) largest.set(thing.dataset.ref, box);
    }
    return [...largest.values()];
  }

  // To what is lit and on a small screen so close that it can be pressed. Whoever sees it all is left in peace.
  aim() {
    if (!this.svg) return;
    this.dock.aim();
    const boxes = this.lights();
    if (!boxes.length) return;
    if (!narrow.matches) return this.turnTo(boxes);
    const needed = Math.min(CLOSE, Math.max(this.read, TARGET / (Math.min(...boxes.map(least)) * this.place.clientWidth)));
    const seen = boxes.filter((box) => within(box, this.window()));
    if ((this.kept && seen.length) || (seen.length === boxes.length && this.zoom >= needed)) return;
    this.kept = false;
    const all = around(boxes);
    const fitting = all.width > WIDE ? this.read : 0.92 / all.width;
    this.scale(Math.min(CLOSE, Math.max(fitting, needed)));
    const crowd = this.crowd(boxes);
    if (crowd.length < FAIR * boxes.length) this.show(all, Math.min(CLOSE, fitting));
    else this.show(around(crowd), this.zoom);
  }

  // A desk stays as close as it was: where less is in sight than could be, it goes there.
  turnTo(boxes) {
    const seen = boxes.filter((box) => within(box, this.window()));
    const most = this.crowd(boxes);
    if (seen.length && (this.kept || weight(seen) >= FAIR * weight(most))) return;
    this.kept = false;
    this.show(around(most), this.zoom);
  }

  // Bring things into sight, wherever they are; or only where nothing is lit that would be left for them.
  seek(things, mildly = false) {
    if (mildly && (this.kept || this.svg?.querySelector(".lit"))) return;
    const boxes = things.filter((thing) => this.svg.contains(thing)).map((thing) => this.box(thing));
    if (boxes.length && !boxes.some((box) => within(box, this.window()))) this.show(around(boxes), this.zoom);
  }

  // The table under the hand: it is dragged, and what is pressed is pressed only where the hand stays.
  drag() {
    let from = null;
    this.place.addEventListener("pointerdown", (event) => {
      from = event.pointerType === "mouse" && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
      this.dragged = false;
    });
    this.place.addEventListener("pointermove", (event) => {
      if (!from || !event.buttons) return;
      if (!this.dragged && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLIP) return;
      this.dragged = true;
      this.kept = true;
      this.place.scrollBy(from.x - event.clientX, from.y - event.clientY);
      from = { x: event.clientX, y: event.clientY };
    });
  }

  // The wheel with Ctrl, which is a pinch too, comes closer; without, it scrolls.
  turn(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.closer(event, Math.exp(-event.deltaY / 200));
  }

  // Closer or farther by a factor; what is under the pointer stays there.
  closer(event, factor) {
    const { place } = this;
    const frame = place.getBoundingClientRect();
    const [right, down] = [event.clientX - frame.left, event.clientY - frame.top];
    const [x, y] = [(place.scrollLeft + right) / this.zoom, (place.scrollTop + down) / this.zoom];
    this.kept = true;
    this.scale(this.zoom * factor);
    place.scrollTo(x * this.zoom - right, y * this.zoom - down);
  }

  // The most that fits into the window together; large things weigh more, since they are what is meant first.
  crowd(boxes) {
    const { width, height } = this.window();
    let most = [];
    for (const box of [around(boxes), ...boxes]) {
      const left = box.left + box.width / 2 - width / 2;
      const top = box.top + box.height / 2 - height / 2;
      const there = boxes.filter((other) => within(other, { left, top, width, height }));
      if (weight(there) > weight(most)) most = there;
    }
    return most.length ? most : boxes.slice(0, 1);
  }

  // What is seen of the drawing, as parts of its width.
  window() {
    const { place } = this;
    const wide = this.zoom * place.clientWidth;
    const [left, top] = [place.scrollLeft / wide, place.scrollTop / wide];
    return { left, top, width: place.clientWidth / wide, height: place.clientHeight / wide };
  }

  // What a press means: what lay there as it began, though the table may have moved since. A lit thing that is smaller
  // than a finger is pressed beside it, too.
  meant(event) {
    const target = this.begun?.isConnected ? this.begun : event.target;
    this.begun = null;
    const touched = target.closest(".lit") ?? target.closest("[data-ref]");
    if (event.pointerType !== "touch" || touched?.matches(".lit")) return touched;
    let nearest = touched;
    let away = Infinity;
    for (const thing of document.querySelectorAll(".board .lit")) {
      const box = thing.getBoundingClientRect();
      const x = Math.abs(event.clientX - box.left - box.width / 2);
      const y = Math.abs(event.clientY - box.top - box.height / 2);
      const reached = x <= Math.max(TARGET, box.width) / 2 && y <= Math.max(TARGET, box.height) / 2;
      if (!reached || Math.hypot(x, y) >= away) continue;
      nearest = thing;
      away = Math.hypot(x, y);
    }
    return nearest;
  }
}

const least = (box) => Math.min(box.width, box.height);

const weight = (boxes) => boxes.reduce((sum, box) => sum + least(box), 0);

const within = (box, frame) =>
  box.left > frame.left - EDGE &&
  box.top > frame.top - EDGE &&
  box.left + box.width < frame.left + frame.width + EDGE &&
  box.top + box.height < frame.top + frame.height + EDGE;

function around(boxes) {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.left + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.top + box.height)) - top;
  return { left, top, width, height };
}
