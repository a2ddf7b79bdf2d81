// What has moved is seen to move: things glide, pieces fly from where they were, figures count up. The rest comes and goes softly.

import { between } from "../shared/counting.js";
import { pace, preferences } from "../shared/preferences.js";
import { flows, match, road } from "./flows.js";

/** @typedef {import("./flows.js").Spot} Spot */
/** @typedef {import("./flows.js").Stock} Stock */

const LONG = 420; // milliseconds
const APART = 55; // milliseconds between equal pieces that go the same way
const STEP = 240; // milliseconds on each road after the first
const FEW = 6; // equal pieces, at most, that are seen on the same way
const MANY = 240; // if more than this changes at once, another table is shown

/** @typedef {Spot & { thing: SVGGraphicsElement, box: DOMRect, scale: number }} Drawn */
/** @typedef {Stock & { uses: SVGGraphicsElement[], boxes: DOMRect[], scale: number, counted: boolean, on: string }} Pile */
/** @typedef {{ things: Drawn[], piles: Pile[], figures: Map<string, SVGTextElement | HTMLElement> }} Picture */

/**
 * All that may be seen to move. A group with a name that shows nothing but pieces is a pile of them: one by one, or
 * one with its number.
 * @param {HTMLElement} root
 * @returns {Picture}
 */
export function drawn(root) {
  /** @type {Picture} */
  const found = { things: [], piles: [], figures: new Map() };
  for (const board of root.querySelectorAll(".board:not([hidden]), .strip-of-game")) {
    const pane = board.getAttribute("data-pane") ?? "";
    for (const thing of board.querySelectorAll("g[id]")) {
      if (!(thing instanceof SVGGraphicsElement) || thing.closest("defs")) continue;
      const leaf = !thing.querySelector("g[id]");
      const texts = leaf ? [...thing.querySelectorAll("text")] : [];
      for (const [place, text] of texts.entries()) if (amount(text) !== null) found.figures.set(`${pane} ${thing.id} ${place}`, text);
      const own = leaf ? piles(thing, texts) : null;
      if (own) found.piles.push(...own);
      const more = !own || thing.querySelector("rect, path, circle, ellipse, polygon")?.matches(":not(.outline)");
      if (more && (leaf || thing.hasAttribute("transform"))) found.things.push(...spot(thing, pane, own !== null));
    }
  }
  for (const home of root.querySelectorAll(".board:not([hidden]) [data-sends]")) {
    const box = home.getBoundingClientRect();
    const picture = home.getAttribute("data-sends") ?? "";
    const same = { picture, kind: "", counted: true, sum: false, on: "", uses: [], boxes: [box], scale: 1 };
    found.piles.push({ ...same, id: home.id, amount: Infinity, ...middle(box) });
  }
  const points = root.querySelector(".me [data-points]");
  if (points instanceof HTMLElement) found.figures.set("points", points);
  return found;
}

/** @param {Element} text */
function amount(text) {
  const digits = /^\s*×?(\d+)\s*$/.exec(text.textContent ?? "");
  return digits ? Number(digits[1]) : null;
}

/**
 * @param {SVGGraphicsElement} thing
 * @param {SVGTextElement[]} texts
 * @returns {Pile[] | null}
 */
function piles(thing, texts) {
  const uses = /** @type {SVGGraphicsElement[]} */ ([...thing.querySelectorAll("use")].filter((use) => !use.closest(".badge")));
  const pieces = uses.filter((use) => kind(use) && !use.closest(".printed"));
  if (!pieces.length || uses.some((use) => !pieces.includes(use) && !/^#k-seat-\d$/.test(use.getAttribute("href") ?? ""))) return null;
  const pictures = new Set(pieces.map((use) => use.getAttribute("href") ?? ""));
  const numbers = texts.map(amount).filter((said) => said !== null);
  const number = pictures.size === 1 && numbers.length === 1 ? (numbers[0] ?? null) : null;
  return [...pictures].map((picture) => {
    const equal = pieces.filter((use) => use.getAttribute("href") === picture);
    const boxes = equal.map((use) => use.getBoundingClientRect());
    const last = boxes.at(-1) ?? new DOMRect();
    return {
      id: thing.id,
      picture,
      kind: /** @type {string} */ (equal[0] && kind(equal[0])),
      amount: number ?? equal.length,
      ...middle(last),
      uses: equal,
      boxes,
      scale: thing.getScreenCTM()?.a ?? 1,
      counted: number !== null,
      sum: thing.closest(".plate") !== null,
      on: thing.closest("[data-on]")?.id ?? "",
    };
  });
}

/**
 * What kind of piece a picture shows, as its definition says.
 * @param {Element} use
 */
function kind(use) {
  return document.getElementById((use.getAttribute("href") ?? "").slice(1))?.dataset.piece;
}

/** @param {DOMRect} box */
const middle = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });

/**
 * @param {SVGGraphicsElement} thing
 * @param {string} board
 * @param {boolean} pile whether it shows pieces, which are matched one by one
 * @returns {Drawn[]}
 */
function spot(thing, board, pile) {
  const box = thing.getBoundingClientRect();
  if (!box.width) return [];
  const matrix = thing.getScreenCTM();
  const at = thing.hasAttribute("transform") && matrix ? { x: matrix.e, y: matrix.f } : middle(box);
  const own = pile ? [] : [...thing.querySelectorAll("use")].filter((use) => use.closest("g[id]") === thing);
  const picture = own.map((use) => use.getAttribute("href")).join() || thing.dataset.ref || "";
  return [{ id: thing.id, picture, ...at, board, thing, box, scale: matrix?.a ?? 1 }];
}

/** @type {Animation[]} */
let running = [];
/** @type {(() => void)[]} */
const counting = [];

/** Whatever moves is where it belongs. */
export function settle() {
  for (const one of running.splice(0)) one.finish();
  for (const stop of counting.splice(0)) stop();
}

/**
 * Remember where everything is; what comes back is to be called when the new drawing is there.
 * @param {HTMLElement} root
 */
export function watch(root) {
  settle();
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches || !preferences.get("motion", true) || !pace.milliseconds;
  if (calm) return () => {};
  const before = drawn(root);
  const said = new Map([...before.figures].map(([key, text]) => [key, amount(text) ?? 0]));
  return () => {
    const after = drawn(root);
    const things = match(before.things, after.things);
    const pieces = flows(before.piles, after.piles);
    const changes = things.moved.length + things.came.length + things.gone.length + pieces.moved.length + pieces.came.length + pieces.gone.length;
    if (!before.things.length || changes > MANY) return;
    const carried = things.moved.map(([, to]) => to.thing);
    for (const [from, to] of things.moved) if (!carried.some((other) => other !== to.thing && other.contains(to.thing))) glide(root, from, to);
    for (const { thing } of things.came) appear(thing);
    for (const one of things.gone) fade(root, one);
    nudge(before.piles, after.piles, carried);
    const roads = joined(root);
    for (const { from, to, count } of pieces.moved) fly(root, roads, from, to, count);
    for (const { to, count } of pieces.came) for (const use of to.counted ? [] : to.uses.slice(-count)) appear(use);
    for (const { from, count } of pieces.gone) {
      const first = from.counted ? from.uses.length : from.uses.length - count;
      for (const [place, thing] of from.uses.entries()) if (place >= first) fade(root, { thing, box: from.boxes[place] ?? new DOMRect(), scale: from.scale });
    }
    for (const [key, text] of after.figures) reckon(text, said.get(key));
  };
}

/** @param {Animation} animation */
function play(animation) {
  running.push(animation);
  animation.finished.then(() => (running = running.filter((one) => one !== animation)), () => {});
  return animation;
}

/** @param {SVGGraphicsElement} thing */
function appear(thing) {
  play(thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: LONG, easing: "ease-out" }));
}

/**
 * From where it was to where it is; across boards above them all.
 * @param {HTMLElement} root
 * @param {Drawn} from
 * @param {Drawn} to
 */
function glide(root, from, to) {
  if (from.board === to.board) {
    const parent = to.thing.parentElement;
    const unit = (parent instanceof SVGGraphicsElement && parent.getScreenCTM()?.a) || 1;
    const back = `${(from.x - to.x) / unit}px ${(from.y - to.y) / unit}px`;
    play(to.thing.animate([{ translate: back }, { translate: "0px 0px" }], { duration: LONG, easing: "ease-in-out" }));
    return;
  }
  const copy = lifted(root, to);
  const times = from.box.width / to.box.width || 1;
  const [start, end] = [middle(from.box), middle(to.box)];
  const back = { translate: `${start.x - end.x}px ${start.y - end.y}px`, scale: times };
  play(to.thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LONG }));
  play(copy.animate([back, { translate: "0px 0px", scale: 1 }], { duration: LONG, easing: "ease-in-out" })).onfinish = () => copy.remove();
}

/**
 * Pieces that stay in their pile make room for those that come; the picture of a pile that is counted comes softly.
 * @param {Pile[]} before
 * @param {Pile[]} after
 * @param {SVGGraphicsElement[]} carried
 */
function nudge(before, after, carried) {
  const known = new Map(before.map((pile) => [`${pile.id} ${pile.picture}`, pile]));
  for (const pile of after) {
    const old = known.get(`${pile.id} ${pile.picture}`);
    if (carried.some((thing) => thing.contains(pile.uses[0] ?? null))) continue;
    for (const [place, use] of pile.uses.entries()) {
      const [from, to] = [old?.boxes[place], pile.boxes[place]];
      if (!from && pile.counted) appear(use);
      if (!from || !to) continue;
      const [start, end, unit] = [middle(from), middle(to), pile.scale || 1];
      if (Math.hypot(start.x - end.x, start.y - end.y) < 1) continue;
      play(use.animate([{ translate: `${(start.x - end.x) / unit}px ${(start.y - end.y) / unit}px` }, { translate: "0px 0px" }], { duration: LONG, easing: "ease-in-out" }));
    }
  }
}

/**
 * Which things roads join, and where they lie.
 * @param {HTMLElement} root
 */
function joined(root) {
  const found = new Map();
  const at = new Map();
  for (const thing of root.querySelectorAll("[data-joins]")) {
    found.set(thing.id, (thing.getAttribute("data-joins") ?? "").split(" "));
    at.set(thing.id, middle(thing.getBoundingClientRect()));
  }
  return { found, at };
}

/**
 * Pieces one after the other from one pile to another, along the road where one joins the two.
 * @param {HTMLElement} root
 * @param {{ found: Map<string, string[]>, at: Map<string, { x: number, y: number }> }} roads
 * @param {Pile} from
 * @param {Pile} to
 * @param {number} count
 */
function fly(root, roads, from, to, count) {
  const via = from.on && to.on ? road(roads.found, from.on, to.on).slice(1, -1) : [];
  const duration = LONG + STEP * via.length;
  for (let at = 0; at < Math.min(count, FEW); at++) {
    const box = single(to, to.boxes, at, count);
    const start = single(from, from.boxes, at, count);
    const use = single(to, to.uses, at, count) ?? single(from, from.uses, at, count);
    if (!use || !box || !start) continue;
    const home = to.amount === Infinity; // what goes there stays as large as it was
    const copy = lifted(root, { thing: use, box: home ? start : box, scale: to.scale });
    const lies = middle(home ? start : box);
    const points = [middle(start), ...via.flatMap((id) => roads.at.get(id) ?? []), middle(box)];
    const times = home || from.amount === Infinity ? 1 : start.width / box.width || 1;
    const steps = points.map(({ x, y }, place) => ({ translate: `${x - lies.x}px ${y - lies.y}px`, scale: times + ((1 - times) * place) / (points.length - 1) }));
    const delay = APART * at;
    if (!to.counted) play(use.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay }));
    play(copy.animate(steps, { duration, delay, easing: "ease-in-out", fill: "backwards" })).onfinish = () => copy.remove();
  }
}

/**
 * One of so many pieces that a pile has lost or won: the last of them, or the one that stands for all.
 * @template T
 * @param {Pile} pile
 * @param {T[]} all its pieces, or where they lie
 * @param {number} at
 * @param {number} count
 */
function single(pile, all, at, count) {
  return all.at(pile.counted ? 0 : at - Math.min(count, all.length)) ?? all[0];
}

/**
 * A figure counts from what it said to what it says.
 * @param {SVGTextElement | HTMLElement} text
 * @param {number | undefined} from
 */
function reckon(text, from) {
  const said = text.textContent ?? "";
  const to = amount(text);
  if (from === undefined || to === null || from === to) return;
  const start = performance.now();
  let going = true;
  const stop = () => {
    if (going) text.textContent = said;
    going = false;
  };
  const step = (/** @type {number} */ now) => {
    if (!going) return;
    const share = (now - start) / LONG;
    if (share >= 1) return stop();
    text.textContent = said.replace(/\d+/, String(between(from, to, share)));
    requestAnimationFrame(step);
  };
  counting.push(stop);
  step(start);
}

/**
 * What is gone; the pieces in it are somewhere else.
 * @param {HTMLElement} root
 * @param {{ thing: SVGGraphicsElement, box: DOMRect, scale: number }} gone
 */
function fade(root, gone) {
  const copy = lifted(root, gone);
  if (gone.thing.localName === "g") for (const use of copy.querySelectorAll("use")) if (kind(use) && !use.closest(".printed")) use.remove();
  play(copy.animate([{ opacity: 1 }, { opacity: 0 }], { duration: LONG, easing: "ease-in" })).onfinish = () => copy.remove();
}

/**
 * A copy of a piece above everything, where it was.
 * @param {HTMLElement} root
 * @param {{ thing: SVGGraphicsElement, box: DOMRect, scale: number }} spot
 */
export function lifted(root, { thing, box, scale }) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const copy = /** @type {SVGGElement} */ (thing.cloneNode(true));
  for (const one of [copy, ...copy.querySelectorAll("[id]")]) one.removeAttribute("id");
  for (const name of ["tabindex", "role", "class"]) copy.removeAttribute(name);
  const inner = copy.getAttribute("transform")?.replace(/translate\([^)]*\)/, "") ?? "";
  copy.setAttribute("transform", inner);
  svg.setAttribute("class", root.dataset.game ?? "");
  svg.setAttribute("width", String(box.width));
  svg.setAttribute("height", String(box.height));
  svg.style.left = `${box.left}px`;
  svg.style.top = `${box.top}px`;
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "g");
  frame.append(copy);
  svg.append(frame);
  root.querySelector(".flying")?.append(svg);
  const own = frame.getBBox(); // what is drawn around a middle of its own is put where it was seen
  const unit = own.width ? box.width / own.width : scale;
  frame.setAttribute("transform", `scale(${unit}) translate(${-own.x} ${-own.y})`);
  return svg;
}
