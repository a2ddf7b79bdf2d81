// What happened since the reader's last turn, on the board: numbered, in the colour of who did it, one after the other.

import { pace } from "./page.js";

const SVG = "http://www.w3.org/2000/svg";
const SIZE = 11; // pixels: the radius of a mark
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class Marks {
  constructor(board, log) {
    this.board = board;
    this.log = log;
    this.seen = null; // the ply up to which everything has been shown
    this.timer = 0;
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
    this.paint();
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

  // The players' colours, as beside the table, for the whole page.
  paint() {
    for (const [seat, badge] of document.querySelectorAll(".player .badge").entries()) {
      document.body.style.setProperty(`--seat-${seat}`, badge.style.backgroundColor);
    }
  }

  // Where an event happened: the largest thing that it names, but no whole player's area.
  where(line) {
    const named = line.dataset.refs.split(" ").filter((ref) => ref && !ref.startsWith("seat:"));
    const things = named.map((ref) => this.board.querySelector(`[data-ref="${CSS.escape(ref)}"]`)).filter(Boolean);
    const large = (thing) => thing.getBoundingClientRect().width * thing.getBoundingClientRect().height;
    return things.sort((one, other) => large(other) - large(one))[0];
  }

  mark(line, number) {
    const thing = this.where(line);
    if (!thing) return null;
    const svg = thing.ownerSVGElement;
    const box = thing.getBoundingClientRect();
    const whole = svg.getScreenCTM();
    const layer = svg.querySelector(":scope > .marks") ?? svg.appendChild(element("g", { class: "marks" }));
    const before = layer.querySelectorAll(`[data-at="${CSS.escape(thing.dataset.ref)}"]`).length;
    const radius = SIZE / whole.a;
    const x = (box.left - whole.e) / whole.a + radius * (0.6 + 1.7 * before);
    const y = (box.top - whole.f) / whole.d + radius * 0.6;
    const mark = element("g", { transform: `translate(${x} ${y})`, "data-at": thing.dataset.ref });
    const colour = `var(--seat-${line.dataset.by}, var(--accent))`;
    mark.append(element("circle", { r: radius, style: `fill: ${colour}` }));
    mark.append(Object.assign(element("text", { dy: "0.35em", "font-size": 1.2 * radius }), { textContent: number }));
    mark.append(Object.assign(element("title", {}), { textContent: line.textContent.trim() }));
    layer.append(mark);
    return mark;
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

export function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
