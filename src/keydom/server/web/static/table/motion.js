// Pieces that have moved are seen to move: by their name, or else a new one comes from where an equal one was. The rest fades.

import { pace, preferences } from "../shared/preferences.js";

const LONG = 420; // milliseconds
const MANY = 80; // if more than this changes at once, another table is shown
const SLIGHT = 1.5; // pixels that are no movement

/**
 * A piece as it was drawn: its name, its picture, and where on the screen it lay.
 * @typedef {{ id: string, picture: string, x: number, y: number, board: string }} Spot
 */

/**
 * Which spot each piece comes from; what has come from nowhere, and what is gone without a trace.
 * @template {Spot} T
 * @param {T[]} before
 * @param {T[]} after
 * @returns {{ moved: [T, T][], came: T[], gone: T[] }}
 */
export function match(before, after) {
  const known = new Map(before.map((spot) => [spot.id, spot]));
  const there = new Set(after.map((spot) => spot.id));
  /** @type {[T, T][]} */
  const moved = [];
  /** @type {T[]} */
  const fresh = [];
  for (const spot of after) {
    const old = known.get(spot.id);
    if (!old || old.picture !== spot.picture) fresh.push(spot);
    else if (old.board !== spot.board || Math.hypot(spot.x - old.x, spot.y - old.y) > SLIGHT) moved.push([old, spot]);
  }
  const lost = before.filter((spot) => !there.has(spot.id) || fresh.some((one) => one.id === spot.id));
  const came = [];
  for (const spot of fresh) {
    const equal = lost.filter((old) => old.picture === spot.picture && spot.picture !== "");
    if (!equal.length) {
      came.push(spot);
      continue;
    }
    const away = (/** @type {T} */ old) => Math.hypot(old.x - spot.x, old.y - spot.y);
    const from = equal.reduce((one, other) => (away(other) < away(one) ? other : one));
    lost.splice(lost.indexOf(from), 1);
    moved.push([from, spot]);
  }
  return { moved, came, gone: lost };
}

/** @typedef {Spot & { thing: SVGGraphicsElement, box: DOMRect, scale: number }} Drawn */

/**
 * @param {HTMLElement} root
 * @returns {Drawn[]}
 */
function drawn(root) {
  const found = [];
  for (const board of root.querySelectorAll(".board:not([hidden])")) {
    for (const thing of board.querySelectorAll("g[id]")) {
      if (!(thing instanceof SVGGraphicsElement) || thing.closest("defs") || thing.querySelector("g[id]")) continue;
      const box = thing.getBoundingClientRect();
      if (!box.width) continue;
      const picture = [...thing.querySelectorAll("use")].map((use) => use.getAttribute("href")).join() || thing.dataset.ref || "";
      const scale = thing.getScreenCTM()?.a ?? 1;
      const at = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      found.push({ id: thing.id, picture, ...at, board: board.getAttribute("data-pane") ?? "", thing, box, scale });
    }
  }
  return found;
}

/** @type {Animation[]} */
let running = [];

/** Whatever moves is where it belongs. */
export function settle() {
  for (const one of running.splice(0)) one.finish();
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
  return () => {
    const { moved, came, gone } = match(before, drawn(root));
    if (!before.length || moved.length + came.length + gone.length > MANY) return;
    for (const [from, to] of moved) glide(root, from, to);
    for (const { thing } of came) play(thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: LONG, easing: "ease-out" }));
    for (const spot of gone) fade(root, spot);
  };
}

/** @param {Animation} animation */
function play(animation) {
  running.push(animation);
  animation.finished.then(() => (running = running.filter((one) => one !== animation)), () => {});
  return animation;
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
  const back = { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: times };
  play(to.thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LONG }));
  play(copy.animate([back, { translate: "0px 0px", scale: 1 }], { duration: LONG, easing: "ease-in-out" })).onfinish = () => copy.remove();
}

/**
 * @param {HTMLElement} root
 * @param {Drawn} spot
 */
function fade(root, spot) {
  const copy = lifted(root, spot);
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
