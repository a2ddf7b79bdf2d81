// A lesson at the table: what it speaks of is lit, and it stands where it hides nothing of that. No rule is here, and no word.

import { all, around as within, one } from "../shared/dom.js";
import { notice } from "../shared/notices.js";
import { ask, reason } from "../shared/server.js";
import "./first.js";

const GAP = 12; // pixels between the lesson and the edge
const GRID = 8; // places across and down that are tried for it
const [CARD, SUBJECT, THING, AWAY] = [10_000, 600, 4, 20]; // what it costs to hide a pixel of these, and to be a pixel from the log
const CHOICE = 400_000; // what it costs to hide a whole thing that can be pressed, however small
const SHAPES = [["", ""], ["25rem", ""], ["25rem", "46vh"]]; // widths and heights at a desk; the first is as the style sheet says
const SHALLOW = 0.25; // of the height of a phone: so much of a note is always seen
const REST = 4; // pixels of a text that may be hidden without a sign that there is more
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

const overlap = (/** @type {Frame} */ a, /** @type {Frame} */ b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const drawn = (/** @type {Element[]} */ things) => things.map((thing) => thing.getBoundingClientRect()).filter((box) => box.width);
const wider = (/** @type {Frame} */ { left, top, right, bottom }) => ({ left: left - GAP, top: top - GAP, right: right + GAP, bottom: bottom + GAP });
const hidden = (/** @type {Frame} */ spot, /** @type {Frame[]} */ things) => things.reduce((sum, box) => sum + overlap(spot, box), 0);

// What is to be seen beside it: what it speaks of, and what can be pressed.
function kept() {
  const over = document.body.matches(".over");
  return {
    subjects: over ? drawn(all(".result :is(.podium, .scores)", Element, root)) : drawn(lit()), // the last pause is about it
    choices: drawn([...root.querySelectorAll(".scene .lit")]),
    opened: drawn([card, ...root.querySelectorAll("#plain.many")]), // and the sheet of answers
  };
}

// Never over own pieces, the tabs or the question.
function settle() {
  const panel = said();
  if (!panel) return;
  place.style.left = place.style.top = place.style.bottom = place.style.width = place.style.maxHeight = "";
  if (desk()) beside();
  else below();
  more();
}

// On a phone at the edge of the board that leaves what it speaks of free, and no higher than that allows.
function below() {
  const { subjects, choices } = kept();
  const [head, rail, tabs] = [".top", ".rail", ".tabs"].map((what) => one(what, HTMLElement, root).getBoundingClientRect());
  const lying = root.dataset.kind === "lying";
  const foot = tabs.height ? tabs.top : lying ? innerHeight : rail.top;
  const top = lying ? 0 : head.bottom;
  const least = SHALLOW * innerHeight;
  const seen = [...subjects, ...choices].filter((box) => box.height < foot - top - 2 * least); // not whole areas
  const { left, right, height } = place.getBoundingClientRect();
  const rooms = [foot - Math.max(...seen.map((box) => box.bottom), top), Math.min(...seen.map((box) => box.top), foot) - top];
  const covers = (/** @type {number} */ from) => hidden({ left, right, top: from, bottom: from + height }, seen);
  const answers = root.querySelector("#plain.many") !== null; // a sheet of them lies at the head
  const above = !answers && rooms[0] < height && (rooms[1] >= height || covers(top) < covers(foot - height));
  place.classList.toggle("above", above);
  place.style[above ? "top" : "bottom"] = `${above ? top : innerHeight - foot}px`;
  place.style.maxHeight = `${Math.max(least, Math.min(height, rooms[above ? 1 : 0] - GAP / 2))}px`;
}

// At a desk over the log where that hides nothing of the table, and else where it hides least.
function beside() {
  const { subjects, choices, opened } = kept();
  const [head, rail, log] = [".top", ".rail", "#story"].map((what) => one(what, HTMLElement, root).getBoundingClientRect());
  const things = drawn(all(".scene [data-ref]:not([data-ref^='seat:'])", SVGElement, root));
  const parts = (/** @type {Frame} */ spot) => choices.reduce((sum, box) => sum + overlap(spot, box) / (box.width * box.height), 0);
  const hides = (/** @type {Frame} */ spot) =>
    CARD * hidden(spot, opened) + SUBJECT * hidden(spot, subjects.map(wider)) + CHOICE * parts(spot) + THING * hidden(spot, things);
  const steps = [...Array(GRID + 1).keys()].map((step) => step / GRID);
  const found = [];
  for (const [wide, high] of SHAPES) {
    place.style.width = wide;
    place.style.maxHeight = high;
    const { width, height } = place.getBoundingClientRect();
    const stage = { left: GAP, top: head.bottom + GAP, right: innerWidth - width - GAP, bottom: rail.top - height - GAP };
    const put = (/** @type {number} */ left, /** @type {number} */ top) => {
      const x = Math.max(stage.left, Math.min(left, stage.right));
      const y = Math.max(stage.top, Math.min(top, stage.bottom));
      return { left: x, top: y, right: x + width, bottom: y + height };
    };
    const dock = log.width ? put(log.left, log.top) : put(stage.left, stage.bottom);
    const grid = steps.flatMap((down) => steps.map((right) => put(stage.left + right * (stage.right - stage.left), stage.top + down * (stage.bottom - stage.top))));
    for (const spot of [dock, ...grid]) {
      found.push({ spot, wide, high, cost: hides(spot) + AWAY * Math.hypot(spot.left - dock.left, spot.top - dock.top) });
    }
    if (found.some(({ spot }) => !hides(spot))) break;
  }
  const best = found.reduce((least, other) => (other.cost < least.cost ? other : least));
  Object.assign(place.style, { left: `${best.spot.left}px`, top: `${best.spot.top}px`, width: best.wide, maxHeight: best.high });
  one("#story", HTMLElement, root).classList.toggle("under", overlap(best.spot, log) > 0);
}

// A sign below a text that goes on.
function more() {
  const text = place.querySelector(".text");
  if (text) place.classList.toggle("more", text.scrollHeight - text.scrollTop - text.clientHeight > REST);
}

function paint() {
  const panel = said();
  document.body.classList.toggle("in-lesson", panel !== null);
  document.body.classList.toggle("in-puzzle", panel?.classList.contains("puzzle") ?? false);
  for (const thing of root.querySelectorAll(".board .taught")) thing.classList.remove("taught");
  if (!panel) return;
  const things = lit();
  for (const thing of things) thing.classList.add("taught");
  if (shown !== panel.dataset.place && reveal(things)) {
    shown = panel.dataset.place;
    place.classList.remove("folded");
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
 * A phone shows the pane with what it speaks of first. Says whether it could: there may be no tabs yet.
 * @param {SVGElement[]} things
 */
function reveal(things) {
  const board = things.map((thing) => thing.closest(".scene .board")).find(Boolean);
  if (!(board instanceof HTMLElement) || !board.hidden) return true;
  const tab = /** @type {HTMLElement | null} */ (root.querySelector(`[data-tab="${CSS.escape(board.dataset.pane ?? "")}"]`));
  tab?.click();
  return tab !== null;
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
  const mistake = place.querySelector(".mistake");
  if (mistake) place.classList.remove("folded");
  paint();
  mistake?.scrollIntoView({ block: "nearest" });
}).observe(place, { childList: true });
scene.addEventListener("drawn", paint, { capture: true });
new MutationObserver(settle).observe(card, { attributes: true, attributeFilter: ["hidden"] });
root.addEventListener("lit", paint);
place.addEventListener("scroll", more, { capture: true, passive: true });
place.addEventListener("toggle", settle, true);
window.addEventListener("resize", settle);
paint();
if (window.early) /** @type {HTMLElement | null} */ (place.querySelector("[data-lesson=next]"))?.click();
