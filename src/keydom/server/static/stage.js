// The board on the page: its parts are a press away, it comes closer and goes away; a phone looks where the choice is.

const MOST = 6; // how many times the width of the page
const TARGET = 44; // pixels: the least size of a thing that is to be pressed
const BELOW = 76; // pixels for what stands below the board
const SMALL = 0.02; // of the drawing: less is no part of its own

const narrow = matchMedia("(max-width: 60rem)");

export class Stage {
  constructor(root, words) {
    this.place = root.querySelector('[data-region="board"]');
    this.areas = root.querySelector(".areas");
    this.words = words;
    this.zoom = 1;
    this.kept = false; // the reader has chosen where to look
    root.querySelector(".tools").addEventListener("click", (event) => {
      const pressed = event.target.closest("button");
      if (!pressed) return;
      this.kept = true;
      if (pressed.dataset.zoom) this.scale(this.zoom * (pressed.dataset.zoom === "in" ? 1.4 : 1 / 1.4));
      else this.focus(pressed.dataset.area);
    });
    narrow.addEventListener("change", () => this.svg && this.scale(1));
  }

  get svg() {
    return this.place.querySelector("svg");
  }

  // The drawing is new: show it as before, and offer its parts.
  fresh() {
    const svg = this.svg;
    if (!svg) return;
    svg.style.width = `${this.zoom * 100}%`;
    const whole = this.box(svg);
    const parts = [...svg.children].filter((part) => part.tagName === "g" && part.id && this.large(part, whole));
    const buttons = [this.button("", this.words.whole)];
    if (parts.length > 1) buttons.push(...parts.map((part) => this.button(part.id, this.title(part))));
    const key = buttons.map((button) => button.textContent).join();
    if (key !== this.key) this.areas.replaceChildren(...buttons);
    this.key = key;
  }

  large(part, whole) {
    const box = this.box(part);
    return box.width * box.height > SMALL * whole.width * whole.height;
  }

  title(part) {
    const said = part.querySelector(":scope > title")?.textContent;
    if (said) return said;
    const texts = [...part.querySelectorAll("text")].map((text) => text.textContent);
    return texts.find((text) => /\p{L}{3}/u.test(text)) ?? this.words.board;
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

  // A desktop shows the whole table at a glance, a phone as wide as it is.
  get least() {
    const { width, height } = this.svg.viewBox.baseVal;
    const room = innerHeight - this.place.getBoundingClientRect().top - window.scrollY - BELOW;
    return narrow.matches ? 1 : Math.min(1, Math.max(0.3, ((room / this.place.clientWidth) * width) / height));
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
    if (this.svg) this.svg.style.width = `${this.zoom * 100}%`;
    place.classList.toggle("close", this.zoom > 1);
    place.scrollTo(x * this.zoom - place.clientWidth / 2, y * this.zoom - place.clientHeight / 2);
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

  // The part of the drawing where most things are lit.
  crowd() {
    const parts = [...this.svg.children].map((part) => [...part.querySelectorAll(".lit")]);
    parts.push([...this.svg.querySelectorAll(":scope > .lit")]);
    return parts.reduce((most, part) => (part.length > most.length ? part : most), []);
  }

  // On a small screen: so close that what may be pressed can be pressed, and there.
  aim() {
    if (!narrow.matches || this.kept || !this.svg) return;
    const largest = new Map(); // a thing may be drawn in several places: its largest picture is the one to press
    for (const thing of this.crowd()) {
      const box = this.box(thing);
      if (box.width > (largest.get(thing.dataset.ref)?.width ?? 0)) largest.set(thing.dataset.ref, box);
    }
    const boxes = [...largest.values()];
    if (!boxes.length) return;
    const least = Math.min(...boxes.map((box) => Math.min(box.width, box.height)));
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const width = Math.max(...boxes.map((box) => box.left + box.width)) - left;
    const height = Math.max(...boxes.map((box) => box.top + box.height)) - top;
    const zoom = Math.max(0.92 / width, TARGET / (least * this.place.clientWidth));
    this.show({ left, top, width, height }, Math.min(zoom, 4));
  }
}
