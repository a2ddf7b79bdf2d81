// The reader's own part of the drawing, docked: always in sight, while the rest of the table pans and zooms above it.

const LEAST = 10; // pixels: the least height of letters that are read with ease
const TARGET = 44; // pixels: the least size of a thing that is to be pressed
const APART = 32; // pixels between the middles of two things that a finger can tell apart
const LOW = 0.42; // of the window's height: more is scrolled
const CLOSE = 3; // times as near as it is read, at most
const GAP = 2; // units of the drawing around what is docked

const narrow = matchMedia("(max-width: 60rem)");

export class Dock {
  constructor(root) {
    this.place = root.querySelector(".dock");
    this.key = ""; // what its width was found for
    this.spots = new Map(); // where things lie, by what they lie on
    this.still = null; // the same as a tile was laid that can be turned: it stays so as long as the turn is put together
  }

  get svg() {
    return this.place.querySelector("svg");
  }

  // The drawing is new: what belongs to this seat is taken out of it, and what lay below moves up. While a turn is put
  // together nothing becomes smaller: what was pressed is pressed again where it was. What is turned by pressing it stays under
  // the pointer, and so does all around it.
  fill(drawing, seat, begun, turning) {
    const groups = drawing.parts.filter((part) => part instanceof SVGGElement);
    const own = groups.find((part) => part.id === `seat-${seat}`);
    if (this.svg && own?.parentNode !== this.svg) drawing.gather();
    this.place.hidden = !own;
    if (!own) {
      this.place.replaceChildren();
      return close(drawing, 0);
    }
    this.still = begun && (turning || this.still) ? (this.still ?? this.spots) : null;
    this.spots = spots(own);
    const room = this.place.clientWidth;
    const box = own.getBBox();
    const others = groups.filter((part) => part !== own).map((part) => [part, part.getBBox()]);
    const beside = others.some(([, other]) => other.y < box.y + box.height && other.y + other.height > box.y);
    const below = beside ? [] : others.filter(([, other]) => other.y >= box.y + box.height);
    const before = begun ? (this.svg?.viewBox.baseVal.height ?? 0) : 0;
    const view = drawing.plain.viewBox.baseVal;
    const next = Math.min(view.y + view.height, ...below.map(([, other]) => other.y));
    const [x, y, width, height] = [box.x - GAP, box.y - GAP, box.width + 2 * GAP, Math.max(before, box.height + 2 * GAP)];
    close(drawing, beside ? 0 : next - box.y, below.map(([part]) => part));
    if (this.still && this.svg) return this.extend(hold(own, this.still));
    this.place.removeAttribute("style");
    const { scrollLeft, scrollTop } = this.place;
    if (!this.svg) this.place.append(drawing.svg.cloneNode(false));
    const docked = this.svg;
    say(docked, "viewBox", `${x} ${y} ${width} ${height}`);
    if (own.parentNode !== docked) {
      docked.removeAttribute("style");
      docked.replaceChildren(own);
    }
    const fit = Math.min(room, width, (LOW * innerHeight * width) / height);
    const key = [seat, docked.querySelectorAll("text").length, room, innerHeight].join();
    if (key !== this.key) this.wide = this.readable(narrow.matches ? [room] : [fit, Math.min(room, width)]);
    this.key = key;
    this.widen(Math.max(this.wide, begun ? docked.clientWidth : 0));
    this.place.scrollTo(scrollLeft, scrollTop);
  }

  // Room for more of the drawing, as near as it was: nothing of it moves on the screen.
  extend(box) {
    const { svg, place } = this;
    const { x, y, width, height } = svg.viewBox.baseVal;
    const [left, top] = [Math.min(x, box.x), Math.min(y, box.y)];
    const right = Math.max(x + width, box.x + box.width);
    const bottom = Math.max(y + height, box.y + box.height);
    const unit = svg.clientWidth / width;
    const before = svg.getBoundingClientRect();
    place.style.height = `${place.offsetHeight}px`;
    place.style.padding = `0 ${2 * unit * (x - left)}px ${2 * unit * (y - top)}px 0`; // to scroll as far as it grows
    say(svg, "viewBox", `${left} ${top} ${right - left} ${bottom - top}`);
    this.widen(unit * (right - left));
    const after = svg.getBoundingClientRect();
    place.scrollBy(after.left + unit * (x - left) - before.left, after.top + unit * (y - top) - before.top);
  }

  // The first of these widths at which what is in sight can be read, or as much more as it needs.
  readable(widths) {
    let letters = LEAST;
    for (const pixels of widths) {
      this.widen(pixels);
      letters = median(this.svg, this.place.getBoundingClientRect());
      if (letters >= LEAST) return pixels;
    }
    return (widths.at(-1) * LEAST) / letters;
  }

  // As much of it as there is room for, but large enough to be read: the rest is scrolled.
  widen(pixels) {
    this.svg.style.width = `${pixels}px`;
    scaled(this.svg, pixels);
  }

  // What is lit here comes into sight, and on a phone so near that a finger can press it. What is all in sight stays so as
  // long as a finger can tell its things apart: what is smaller is pressed beside it, too.
  aim() {
    const lit = [...this.place.querySelectorAll(".lit")];
    const { svg } = this;
    const least = Math.min(...lit.map((thing) => thing.getBoundingClientRect()).map((box) => Math.min(box.width, box.height)));
    const whole = svg && svg.clientWidth <= this.place.clientWidth + 1 && svg.clientHeight <= this.place.clientHeight + 1;
    if (!this.still && narrow.matches && lit.length && least < TARGET && !(whole && apart(lit) >= APART)) {
      this.widen(svg.clientWidth * Math.min(CLOSE, TARGET / least));
    }
    const frame = this.place.getBoundingClientRect();
    if (this.still && lit.some((thing) => meets(thing.getBoundingClientRect(), frame))) return;
    const inside = (box) => box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
    if (!lit.length || lit.some((thing) => inside(thing.getBoundingClientRect()))) return;
    const box = lit[0].getBoundingClientRect();
    this.place.scrollBy(box.left + box.width / 2 - frame.left - frame.width / 2, box.top + box.height / 2 - frame.top - frame.height / 2);
  }
}

// Where things lie, by what they lie on, as they are drawn.
function spots(own) {
  const things = [...own.querySelectorAll("[data-on]")];
  for (const ground of new Set(things.map((thing) => thing.parentNode))) say(ground, "transform", null);
  return new Map(things.map((thing) => [thing.dataset.on, matrix(thing)]));
}

// The ground they are on is moved so that they lie where they lay before; says how large all of it is then.
function hold(own, before) {
  const known = [...own.querySelectorAll("[data-on]")].find((thing) => before.has(thing.dataset.on));
  if (known) {
    const [old, now] = [before.get(known.dataset.on), matrix(known)];
    const times = old.a / now.a;
    say(known.parentNode, "transform", `translate(${old.e - times * now.e} ${old.f - times * now.f}) scale(${times})`);
  }
  return own.getBBox();
}

const matrix = (thing) => [...thing.transform.baseVal].reduce((all, one) => all.multiply(one.matrix), thing.ownerSVGElement.createSVGMatrix());

// How far the middles of the two things are from each other that are next to each other.
function apart(things) {
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const middles = boxes.map((box) => [box.left + box.width / 2, box.top + box.height / 2]);
  const between = middles.flatMap(([x, y], place) => middles.slice(place + 1).map(([right, down]) => Math.hypot(right - x, down - y)));
  return Math.min(...between);
}

// The hole that was left is closed, and the drawing is as much lower.
function close(drawing, up, below = []) {
  const { x, y, width, height } = drawing.plain.viewBox.baseVal;
  for (const [place, part] of drawing.parts.entries()) {
    if (!(part instanceof SVGGElement)) continue;
    const own = drawing.plain.childNodes[place].getAttribute("transform");
    say(part, "transform", below.includes(part) ? `translate(0 ${-up}) ${own ?? ""}` : own);
  }
  say(drawing.svg, "viewBox", `${x} ${y} ${width} ${height - up}`);
}

// Said only where it is new: every part of a drawing would be laid out again.
function say(thing, name, value) {
  if (thing.getAttribute(name) === value) return;
  if (value === null) thing.removeAttribute(name);
  else thing.setAttribute(name, value);
}

// What is lit shines as far as on paper, however large the drawing is. Only what shines is told, by a rule for either board:
// said of a whole drawing, every part of it would learn of it anew.
const SHINING = ".lit, .chosen, .advised, .pointed, .via, .marks, .costs";
const units = new CSSStyleSheet();
units.replaceSync(`.board:not(.dock) :is(${SHINING}) { --unit: 1; } .dock :is(${SHINING}) { --unit: 1; }`);
document.adoptedStyleSheets.push(units);

export function scaled(svg, pixels) {
  const { style } = units.cssRules[svg.closest(".dock") ? 1 : 0];
  const unit = (svg.viewBox.baseVal.width / pixels).toFixed(3);
  if (style.getPropertyValue("--unit") !== unit) style.setProperty("--unit", unit);
}

// How high letters are, in pixels, as half of them are at least: of all, or of those within a frame.
export function median(svg, frame = null) {
  const sizes = [...svg.querySelectorAll("text")]
    .filter((text) => !text.closest("defs, .marks") && (frame === null || meets(text.getBoundingClientRect(), frame)))
    .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)
    .sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? LEAST;
}

const meets = (box, frame) => box.bottom > frame.top && box.top < frame.bottom && box.right > frame.left && box.left < frame.right;
