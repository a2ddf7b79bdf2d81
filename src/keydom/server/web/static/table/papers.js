// Where papers lie: the card, a sheet of answers, and what else is answered or advised.

const NARROW = 200; // pixels, at least
const WIDE = 300; // pixels, where the story leaves no room
const [SLIM, WIDEST] = [236, 340]; // pixels, on a phone that lies: advice, and a card
const HEAD = { top: "52px" }; // below the header
const [ABOVE, BELOW] = [8, 12]; // pixels: between header and paper, and between it and the rail
const BETWEEN = 6; // pixels: between two papers

/**
 * Paper lies where the story is told and never over own pieces or the question; on a phone it is a sheet above them, or
 * at the head of the window where a note lies there that stays to be read.
 * @param {HTMLElement} root
 * @param {HTMLElement} paper
 * @param {Element | null} note
 */
export function lay(root, paper, note = null) {
  const kind = root.dataset.kind;
  const story = /** @type {HTMLElement} */ (root.querySelector(".story"));
  const [header, rail, tabs, asked] = [".top", ".rail", ".tabs", ".ask"].map((what) => /** @type {HTMLElement} */ (root.querySelector(what)).getBoundingClientRect());
  const { style } = paper;
  Object.assign(style, { left: "", right: "", top: "", bottom: "", width: "", maxHeight: "" });
  if (kind === "upright") {
    const foot = tabs.height ? tabs.top : rail.top;
    Object.assign(style, { left: "0", right: "0", ...(note ? HEAD : { bottom: `${innerHeight - foot}px` }), maxHeight: `${0.6 * foot}px` });
    return;
  }
  if (kind === "lying") {
    const left = rail.width + 8;
    const foot = tabs.height ? tabs.top : innerHeight;
    const width = Math.min(paper.matches(".answers") ? SLIM : WIDEST, asked.left - left - 8);
    Object.assign(style, { left: `${left}px`, width: `${width}px`, ...(note ? HEAD : { bottom: `${innerHeight - foot + 8}px` }), maxHeight: `${foot - 16}px` });
    aside(root, paper, asked.left - 8 - width);
    return;
  }
  const free = story.hidden ? { left: 12, top: header.bottom + 12, width: WIDE } : boxOf(story);
  const wide = Math.max(free.width, NARROW);
  const left = Math.min(free.left, innerWidth - wide - 8);
  Object.assign(style, { left: `${left}px`, width: `${wide}px`, maxHeight: `${rail.top - header.bottom - 16}px` });
  const high = paper.offsetHeight;
  const top = story.hidden ? rail.top - BELOW - high : Math.min(free.top, rail.top - BELOW - high);
  style.top = `${Math.max(header.bottom + ABOVE, top)}px`;
}

/**
 * A paper of advice lies where it hides least of the things that it is about: at the other side of a phone that lies, if need be.
 * @param {HTMLElement} root
 * @param {HTMLElement} paper
 * @param {number} left
 */
function aside(root, paper, left) {
  const refs = /** @type {HTMLElement[]} */ ([...paper.querySelectorAll("[data-refs]")]).flatMap((one) => (one.dataset.refs ?? "").split(" "));
  const things = [...root.querySelectorAll(".scene .board:not([hidden]) [data-ref]")].filter((thing) => refs.includes(thing.getAttribute("data-ref") ?? ""));
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const own = paper.getBoundingClientRect();
  const hides = (/** @type {number} */ from) =>
    boxes.reduce((sum, box) => sum + Math.max(0, Math.min(box.right, from + own.width) - Math.max(box.left, from)) * Math.max(0, box.bottom - own.top), 0);
  if (hides(left) < hides(own.left)) paper.style.left = `${left}px`;
}

/** @param {HTMLElement} story */
function boxOf(story) {
  const { left, top, width } = story.style;
  return { left: parseFloat(left), top: parseFloat(top), width: parseFloat(width) };
}

/**
 * A paper that would lie upon another one lies above or below it, where there is more room.
 * @param {HTMLElement} root
 * @param {HTMLElement} paper
 * @param {HTMLElement} other
 */
export function setApart(root, paper, other) {
  const [own, there, header, rail] = [paper, other, ...root.querySelectorAll(".top, .rail")].map((one) => one.getBoundingClientRect());
  if (!own.height || own.bottom <= there.top || own.top >= there.bottom) return;
  const above = there.top - BETWEEN - ABOVE - (root.dataset.kind === "lying" ? 0 : header.bottom);
  const below = rail.top - BELOW - BETWEEN - there.bottom;
  if (above >= below) Object.assign(paper.style, { top: "", bottom: `${innerHeight - there.top + BETWEEN}px`, maxHeight: `${above}px` });
  else Object.assign(paper.style, { top: `${there.bottom + BETWEEN}px`, bottom: "", maxHeight: `${below}px` });
}
