// What happened since the reader's last turn, on the board: numbered, in the colour of who did it, one after the other.

import { pace } from "./page.js";

const SVG = "http://www.w3.org/2000/svg";
const SIZE = 11; // pixels: the radius of a mark
const LARGE = (5 * SIZE) ** 2; // square pixels: a thing that a mark does not cover
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class Marks {
  constructor(board, log) {
    this.board = board;
    this.log = log;
    this.seen = null; // the ply up to which everything has been shown
    this.timer = 0;
    this.figures = new Map();
    this.place = document.getElementById("news");
    this.place.addEventListener("click", (event) => {
      const way = event.target.closest("button")?.dataset.pace;
      if (way === "skip") this.skip();
      else if (way) pace.change(way === "faster" ? -1 : 1);
    });
    log.addEventListener("pointerover", (event) => this.point(event.target.closest("[data-refs]")));
    log.addEventListener("pointerleave", () => this.point(null));
    log.addEventListener("focusin", (event) => this.point(event.target.closest("[data-refs]")));
  }

  // The lines of the log that tell of others since the reader's last turn.
  get news() {
    return [...this.log.querySelectorAll(".news ~ [data-refs]")].filter((line) => line.dataset.by !== "");
  }

  // The table is drawn anew. What was shown before is marked at once, the rest at the reader's pace.
  show(table) {
    clearTimeout(this.timer);
    this.point(null);
    for (const layer of this.board.querySelectorAll(".marks")) layer.remove();
    this.figures = new Map(); // by drawing: where its letters are
    const { news } = this;
    const fresh = news.findIndex((line) => this.seen !== null && Number(line.dataset.ply) > this.seen);
    const from = this.seen === null || fresh < 0 || calm.matches || !pace.milliseconds ? news.length : fresh;
    for (const [place, line] of news.slice(0, from).entries()) this.mark(line, place + 1);
    this.seen = table.ply;
    this.go(news, from);
  }

  go(news, place) {
    this.place.hidden = place >= news.length;
    if (this.place.hidden) return;
    const line = news[place];
    this.mark(line, place + 1)?.animate([{ scale: 3, opacity: 0 }, { scale: 1, opacity: 1 }], { duration: 300 });
    this.point(line);
    this.place.querySelector("[data-told]").textContent = `${place + 1} / ${news.length}: ${line.textContent.trim()}`;
    this.rest = [news, place + 1];
    this.timer = setTimeout(() => {
      this.point(null);
      this.go(news, place + 1);
    }, pace.milliseconds);
  }

  // All that is still to be shown, at once.
  skip() {
    clearTimeout(this.timer);
    this.point(null);
    if (this.place.hidden) return;
    const [news, from] = this.rest;
    for (const [place, line] of news.entries()) if (place >= from) this.mark(line, place + 1);
    this.place.hidden = true;
  }

  // The colour of a player, as beside the table.
  colour(seat) {
    return document.querySelectorAll(".player .badge")[seat]?.style.backgroundColor || "var(--accent)";
  }

  // Where an event happened: the largest thing that it names, but no whole player's area, and of small things that every
  // player may have none of another's.
  where(line) {
    const named = line.dataset.refs.split(" ").filter((ref) => ref && !ref.startsWith("seat:"));
    const things = named.map((ref) => this.drawn(ref, line.dataset.by)).filter(Boolean);
    return things.sort((one, other) => large(other) - large(one))[0];
  }

  drawn(ref, seat) {
    const all = [...this.board.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)];
    const owner = (thing) => thing.parentElement.closest('[data-ref^="seat:"]')?.dataset.ref;
    const own = all.find((thing) => owner(thing) === `seat:${seat}`);
    return own ?? all.find((thing) => !owner(thing) || large(thing) > LARGE);
  }

  mark(line, number) {
    const thing = this.where(line);
    if (!thing) return null;
    const svg = thing.ownerSVGElement;
    const layer = svg.querySelector(":scope > .marks") ?? svg.appendChild(element("g", { class: "marks" }));
    const again = large(thing) > LARGE ? null : layer.querySelector(`[data-at="${CSS.escape(thing.dataset.ref)}"][data-by="${line.dataset.by}"]`);
    if (again) return renumber(again, number, line); // a small thing would be lost among marks
    const radius = SIZE / svg.getScreenCTM().a;
    const [x, y] = this.spot(svg, within(svg, thing), radius);
    const mark = element("g", { transform: `translate(${x} ${y})`, "data-at": thing.dataset.ref, "data-by": line.dataset.by });
    mark.append(element("circle", { r: radius, style: `fill: ${this.colour(line.dataset.by)}` }));
    mark.append(Object.assign(element("text", { dy: "0.35em", "font-size": 1.2 * radius }), { textContent: number }));
    mark.append(Object.assign(element("title", {}), { textContent: line.textContent.trim() }));
    layer.append(mark);
    this.taken(svg).push({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius });
    return mark;
  }

  // Figures, and marks that are there already: none of them is to be covered. As the drawing counts, whatever the zoom.
  taken(svg) {
    if (!this.figures.has(svg)) {
      const texts = [...svg.querySelectorAll("text")].filter((text) => !text.closest("defs, .marks"));
      this.figures.set(svg, texts.map((text) => within(svg, text)));
    }
    return this.figures.get(svg);
  }

  // At a corner of a thing, else beside it, where least is covered.
  spot(svg, box, radius) {
    const { x, y, width, height } = svg.viewBox.baseVal;
    const [near, off] = [0.6 * radius, -radius];
    const small = Math.min(box.right - box.left, box.bottom - box.top) < 4 * radius; // it would be hidden
    const [across, down] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const spots = (small ? [off, near] : [near, off]).flatMap((by) => [
      [box.left + by, box.top + by],
      [box.right - by, box.top + by],
      [box.left + by, box.bottom - by],
      [box.right - by, box.bottom - by],
      [across, box.top + by],
      [across, box.bottom - by],
      [box.left + by, down],
      [box.right - by, down],
    ]);
    const inside = ([left, top]) => left > x + radius && left < x + width - radius && top > y + radius && top < y + height - radius;
    const taken = this.taken(svg);
    const covered = ([left, top]) => taken.reduce((sum, other) => sum + overlap(other, left, top, radius), 0);
    const found = spots.filter(inside).map((spot) => [covered(spot), spot]);
    return (found.find(([area]) => area === 0) ?? found.sort(([one], [other]) => one - other)[0] ?? [0, spots[0]])[1];
  }

  // Light the things of a line, and no others.
  point(line) {
    this.light(line?.dataset.refs ?? "");
  }

  light(refs) {
    for (const thing of this.board.querySelectorAll(".pointed")) thing.classList.remove("pointed");
    const named = refs.split(" ").filter(Boolean);
    const things = named.flatMap((ref) => [...this.board.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)]);
    for (const thing of things) thing.classList.add("pointed");
    return things.filter((thing) => !thing.dataset.ref.startsWith("seat:"));
  }
}

// What happened there last is what counts; all of it is told.
function renumber(mark, number, line) {
  mark.querySelector("text").textContent = number;
  mark.querySelector("title").textContent += `\n${line.textContent.trim()}`;
  return mark;
}

function large(thing) {
  const { width, height } = thing.getBoundingClientRect();
  return width * height;
}

// Where a thing lies, in units of its drawing.
function within(svg, thing) {
  const { a, d, e, f } = svg.getScreenCTM();
  const box = thing.getBoundingClientRect();
  return { left: (box.left - e) / a, right: (box.right - e) / a, top: (box.top - f) / d, bottom: (box.bottom - f) / d };
}

// How much of a box lies under a square around a point.
function overlap(box, x, y, radius) {
  const wide = Math.min(box.right, x + radius) - Math.max(box.left, x - radius);
  const high = Math.min(box.bottom, y + radius) - Math.max(box.top, y - radius);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
