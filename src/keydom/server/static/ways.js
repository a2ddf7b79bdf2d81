// Carrying: press what is to be carried, once for each of its kind, then any place that it can reach; the server has found the ways.

import { element } from "./marks.js";

const SIZE = 10; // pixels: the radius of what tells the steps

export class Ways {
  constructor(board) {
    this.board = board;
    this.ways = [];
    this.source = null; // the thing that is to be carried, once it is chosen
    this.count = 1; // how many of its kind
    for (const kind of ["pointerover", "focusin"]) board.addEventListener(kind, ({ target }) => this.point(target));
  }

  offer(ways) {
    this.ways = ways;
    this.choose(null);
    this.texts = new Set(ways.map((way) => way.steps[0]));
  }

  choose(thing) {
    this.source = thing;
    this.count = 1;
  }

  // Whether an action is one of these: it is chosen here, not by the things it mentions.
  has(action) {
    return this.texts.has(action.text);
  }

  drawn(ref) {
    return this.board.querySelector(`[data-ref="${CSS.escape(ref)}"]`);
  }

  // What lies at its start, as it is drawn there.
  carried(way) {
    const what = CSS.escape(way.what[0] ?? "");
    return this.board.querySelector(`[data-ref="${CSS.escape(way.start)}"] [data-ref="${what}"]`);
  }

  get open() {
    return this.ways.filter((way) => way.most >= this.count && this.carried(way) === this.source);
  }

  // The way that ends at a thing, or at what that is a part of.
  to(thing) {
    return this.source ? this.open.find(({ end }) => thing?.closest(`[data-ref="${CSS.escape(end)}"]`)) : undefined;
  }

  // What may be pressed now, each with the steps that it takes.
  lit() {
    const found = new Map();
    for (const way of this.source ? this.open : this.ways) {
      const thing = this.source ? this.drawn(way.end) : this.carried(way);
      if (thing) found.set(thing, this.source ? way.steps.length * this.count : 0);
    }
    if (this.source && this.more) found.set(this.source, 0);
    return found;
  }

  // Whether one more of the same kind could come along.
  get more() {
    return this.ways.some((way) => way.most > this.count && this.carried(way) === this.source);
  }

  // A press; gives the steps where it ends a way, true where it begins one, and false where it is no part of any.
  press(thing) {
    if (this.source && thing === this.source) {
      if (this.more) this.count += 1;
      else this.choose(null);
      return true;
    }
    const way = this.to(thing);
    const steps = way && Array(this.count).fill(way.steps).flat();
    this.choose(null);
    if (way) return steps;
    if (!thing || !this.ways.some((one) => this.carried(one) === thing)) return false;
    this.choose(thing);
    return true;
  }

  // The steps to every place in reach, and how many are carried, on the board.
  paint() {
    for (const layer of this.board.querySelectorAll(".costs")) layer.remove();
    this.point(null);
    if (!this.source) return;
    for (const [thing, steps] of this.lit()) if (steps) this.say(thing, steps);
    if (this.count > 1) this.say(this.source, `×${this.count}`);
  }

  say(thing, text) {
    const svg = thing.ownerSVGElement;
    const layer = svg.querySelector(":scope > .costs") ?? svg.appendChild(element("g", { class: "costs" }));
    const { a, e, f } = svg.getScreenCTM();
    const box = thing.getBoundingClientRect();
    const radius = SIZE / a;
    const at = `translate(${(box.right - e) / a - radius} ${(box.top - f) / a + radius})`;
    const badge = element("g", { transform: at, "data-at": thing.dataset.ref });
    badge.append(element("circle", { r: radius }));
    badge.append(Object.assign(element("text", { dy: "0.36em", "font-size": 1.3 * radius }), { textContent: text }));
    layer.append(badge);
  }

  // The way to the place that is pointed at is lit.
  point(target) {
    for (const thing of this.board.querySelectorAll(".via")) thing.classList.remove("via");
    for (const ref of this.to(target)?.via ?? []) this.drawn(ref)?.classList.add("via");
  }
}
