// A lesson at the table: what it speaks of is lit, and it stands beside that. No rule is here, and no word.

import { all, around as within, one } from "../shared/dom.js";
import { notice } from "../shared/notices.js";
import { ask, reason } from "../shared/server.js";
import "./first.js";

const GAP = 12; // pixels between the lesson and the edge
const GRID = 8; // places across and down that are tried for it
const [CARD, SUBJECT, NEAR] = [10_000, 60, 20]; // what it costs to hide a pixel of either, and to be a pixel away
const CHOICE = 40_000; // what it costs to hide a whole thing that can be pressed, however small
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Frame */

const root = one("#table", HTMLElement);
const place = one('[data-region="lesson"]', HTMLElement, root);
const card = one("#card", HTMLElement); // what a press on the table has opened: the lesson asks for one of its buttons
const scene = one(".scene", HTMLElement, root);

/** @type {string | undefined} */
let shown = ""; // the pause whose pane was opened

const said = () => /** @type {HTMLElement | null} */ (place.querySelector(".said"));
const desk = () => root.dataset.kind === "desk";

// What it speaks of, first what it names first.
function lit() {
  const refs = (said()?.dataset.light ?? "").split(" ");
  const named = (/** @type {SVGElement} */ thing) => refs.indexOf(thing.dataset.ref ?? "");
  const found = all(".board [data-ref]", SVGElement, root).filter((thing) => named(thing) >= 0);
  return found.sort((first, other) => named(first) - named(other));
}

/**
 * @param {Frame[]} boxes
 * @returns {Frame}
 */
function around(boxes) {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { left, top, right, bottom };
}

const overlap = (/** @type {Frame} */ a, /** @type {Frame} */ b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

// Where it hides least of what it speaks of, no card, and nothing that can be pressed. Never over own pieces or the question.
function settle() {
  if (!said()) return;
  place.style.left = place.style.top = place.style.bottom = "";
  if (!desk()) {
    const [tabs, rail] = [".tabs", ".rail"].map((what) => one(what, HTMLElement, root).getBoundingClientRect());
    place.style.bottom = `${innerHeight - (tabs.height ? tabs.top : rail.top)}px`;
    return;
  }
  const over = document.body.matches(".over");
  const count = over ? all(".result :is(.podium, .scores)", Element, root) : []; // the last pause is about it
  const boxes = [...count, ...(over ? [] : lit())].map((thing) => thing.getBoundingClientRect()).filter((box) => box.width);
  const { width, height } = place.getBoundingClientRect();
  const stage = {
    left: 0,
    top: one(".top", HTMLElement, root).getBoundingClientRect().bottom,
    right: innerWidth,
    bottom: one(".rail", HTMLElement, root).getBoundingClientRect().top,
  };
  const clamp = (/** @type {number} */ at, /** @type {number} */ least, /** @type {number} */ most) => Math.max(least, Math.min(at, Math.max(least, most)));
  const put = (/** @type {number} */ left, /** @type {number} */ top) => {
    const x = clamp(left, stage.left + GAP, stage.right - width - GAP);
    const y = clamp(top, stage.top + GAP, stage.bottom - height - GAP);
    return { left: x, top: y, right: x + width, bottom: y + height };
  };
  const steps = [...Array(GRID + 1).keys()].map((step) => step / GRID);
  const tries = steps.flatMap((down) =>
    steps.map((right) => put(stage.left + right * (stage.right - stage.left - width), stage.top + down * (stage.bottom - stage.top - height))),
  );
  const choices = [...root.querySelectorAll(".scene .lit")].map((thing) => thing.getBoundingClientRect()).filter((box) => box.width);
  const near = boxes.length ? around(boxes) : stage;
  const hidden = (/** @type {Frame} */ spot, /** @type {Frame[]} */ things) => things.reduce((sum, box) => sum + overlap(spot, box), 0);
  const away = (/** @type {Frame} */ spot) => Math.hypot(spot.left + spot.right - near.left - near.right, spot.top + spot.bottom - near.top - near.bottom) / 2;
  const parts = (/** @type {Frame} */ spot, /** @type {DOMRect[]} */ things) => things.reduce((sum, box) => sum + overlap(spot, box) / (box.width * box.height), 0);
  const opened = card.hidden ? [] : [card.getBoundingClientRect()];
  const cost = (/** @type {Frame} */ spot) => CARD * hidden(spot, opened) + SUBJECT * hidden(spot, boxes) + CHOICE * parts(spot, choices) + NEAR * away(spot);
  const costs = tries.map(cost);
  const best = tries[costs.indexOf(Math.min(...costs))];
  place.style.left = `${best.left}px`;
  place.style.top = `${best.top}px`;
}

function paint() {
  const panel = said();
  document.body.classList.toggle("in-lesson", panel !== null);
  document.body.classList.toggle("in-puzzle", panel?.classList.contains("puzzle") ?? false);
  for (const thing of root.querySelectorAll(".board .taught")) thing.classList.remove("taught");
  if (!panel) return;
  const things = lit();
  for (const thing of things) thing.classList.add("taught");
  if (shown !== panel.dataset.place) {
    shown = panel.dataset.place;
    place.classList.remove("folded");
    place.scrollTop = 0;
    reveal(things);
  }
  one("[data-lesson=fold]", HTMLElement, panel).setAttribute("aria-expanded", String(!place.classList.contains("folded")));
  settle();
}

// On a small screen the lesson is folded away to see the table, and opened again.
function turn() {
  place.classList.toggle("folded");
  paint();
}

/**
 * A phone shows the pane with what it speaks of first.
 * @param {SVGElement[]} things
 */
function reveal(things) {
  const board = things.map((thing) => thing.closest(".scene .board")).find(Boolean);
  if (board instanceof HTMLElement && board.hidden) one(`[data-tab="${CSS.escape(board.dataset.pane ?? "")}"]`, HTMLElement, root).click();
}

/** @param {HTMLButtonElement} button */
async function onward(button) {
  button.disabled = true;
  const { id, seat } = root.dataset;
  const { version } = root.dataset.version ? root.dataset : JSON.parse(one("#facts", HTMLElement).textContent ?? "");
  try {
    await ask(`/api/tables/${id}/lesson`, { seat: Number(seat), version: Number(version) });
  } catch (error) {
    button.disabled = false;
    notice(reason(error));
  }
}

place.addEventListener("click", (event) => {
  const button = within(event, "[data-lesson]");
  if (button?.dataset.lesson === "fold") turn();
  if (button instanceof HTMLButtonElement && button.dataset.lesson === "next") onward(button);
});

new MutationObserver(() => {
  if (place.querySelector(".mistake")) place.classList.remove("folded");
  paint();
}).observe(place, { childList: true });
scene.addEventListener("drawn", paint, { capture: true });
new MutationObserver(settle).observe(card, { attributes: true, attributeFilter: ["hidden"] });
root.addEventListener("lit", settle);
place.addEventListener("toggle", settle, true);
window.addEventListener("resize", settle);
paint();
if (window.early) /** @type {HTMLElement | null} */ (place.querySelector("[data-lesson=next]"))?.click();
