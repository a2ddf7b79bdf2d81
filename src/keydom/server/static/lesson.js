// A lesson at the table: what it speaks of is lit, and it stands beside that. No rule is here, and no word.

import { ask, notice } from "./page.js";
import "./first.js";

const GAP = 14; // pixels between the lesson and the edge
const GRID = 8; // places across and down that are tried for it
const [CARD, SUBJECT, NEAR] = [10_000, 60, 20]; // what it costs to hide a pixel of either, and to be a pixel away
const CHOICE = 40_000; // what it costs to hide a whole thing that can be pressed, however small
const root = document.getElementById("table");
const place = root.querySelector('[data-region="lesson"]');
const board = root.querySelector('[data-region="board"]');
const question = root.querySelector(".ask");
const card = document.getElementById("whole"); // what a press on the board has opened: the lesson asks for one of its buttons
const head = document.querySelector("header");
const boards = [...root.querySelectorAll(".stage .board")]; // the reader's own part is docked beside the rest
const narrow = matchMedia("(max-width: 60rem)");

const TRIES = 8; // times that a pause is brought into view: the table turns to what can be pressed, perhaps later

let shown = ""; // the pause that was brought into view
let tries = TRIES; // as often as that was done; all of them, as soon as the reader looks around himself

const said = () => place.querySelector(".said");

// What it speaks of, first what it names first.
function lit() {
  const refs = (said()?.dataset.light ?? "").split(" ");
  const found = [...root.querySelectorAll(".board [data-ref]")].filter((thing) => refs.includes(thing.dataset.ref));
  return found.sort((one, other) => refs.indexOf(one.dataset.ref) - refs.indexOf(other.dataset.ref));
}

function around(boxes) {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { left, top, right, bottom };
}

const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

function seen(box, frame) {
  return box.bottom > frame.top && box.top < frame.bottom && box.right > frame.left && box.left < frame.right;
}

// Beside what is lit, where it hides least of that, no card, and nothing that has to be pressed in the side.
function settle() {
  const panel = said();
  if (!panel) return;
  const frame = around(boards.filter((one) => !one.hidden).map((one) => one.getBoundingClientRect()));
  const over = document.body.matches(".over");
  const count = over ? [...root.querySelectorAll(".result :is(.podium, .scores)")] : []; // the last pause is about it
  const boxes = [...count, ...(over ? [] : lit())].map((thing) => thing.getBoundingClientRect()).filter((box) => over || seen(box, frame));
  place.style.left = place.style.top = "";
  root.style.paddingBottom = question.style.bottom = narrow.matches ? `${place.getBoundingClientRect().height}px` : "";
  if (narrow.matches) return;
  const { width, height } = place.getBoundingClientRect();
  const stage = {
    left: Math.max(0, frame.left),
    top: Math.max(root.getBoundingClientRect().top, 0),
    right: over ? innerWidth : Math.min(frame.right, innerWidth),
    bottom: innerHeight,
  };
  const clamp = (at, least, most) => Math.max(least, Math.min(at, Math.max(least, most)));
  const put = (left, top) => {
    const x = clamp(left, stage.left + GAP, stage.right - width - GAP);
    const y = clamp(top, stage.top + GAP, stage.bottom - height - GAP);
    return { left: x, top: y, right: x + width, bottom: y + height };
  };
  const steps = [...Array(GRID + 1).keys()].map((step) => step / GRID);
  const tries = steps.flatMap((down) =>
    steps.map((right) => put(stage.left + right * (stage.right - stage.left - width), stage.top + down * (stage.bottom - stage.top - height))),
  );
  const choices = [...root.querySelectorAll(".board .lit")].map((thing) => thing.getBoundingClientRect());
  const near = boxes.length ? around(boxes) : stage;
  const hidden = (spot, things) => things.reduce((sum, box) => sum + overlap(spot, box), 0);
  const away = (spot) => Math.hypot(spot.left + spot.right - near.left - near.right, spot.top + spot.bottom - near.top - near.bottom) / 2;
  const parts = (spot, things) => things.reduce((sum, box) => sum + overlap(spot, box) / (box.width * box.height), 0);
  const opened = card.hidden ? [] : [card.getBoundingClientRect()];
  const cost = (spot) => CARD * hidden(spot, opened) + SUBJECT * hidden(spot, boxes) + CHOICE * parts(spot, choices) + NEAR * away(spot);
  const costs = new Map(tries.map((spot) => [spot, cost(spot)]));
  const best = tries.reduce((one, other) => (costs.get(other) < costs.get(one) ? other : one));
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
    tries = 0;
  }
  panel.querySelector("[data-lesson=fold]").setAttribute("aria-expanded", !place.classList.contains("folded"));
  settle();
  requestAnimationFrame(() => (keep(), settle())); // when the reader's own part has been docked
}

// On a small screen the lesson is folded away to see the table, and opened again.
function turn() {
  place.classList.toggle("folded");
  paint();
}

const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];

function meet(one, other) {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  return { left, top, right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom) };
}

// What neither the head of the page nor the sheets at its foot hide. At a desk the note moves out of the way.
function clear() {
  const sheets = narrow.matches ? [place, ...(document.body.matches(".over") ? [] : [question])] : [];
  const tops = sheets.map((sheet) => sheet.getBoundingClientRect()).filter((box) => box.height).map((box) => box.top);
  return { left: 0, top: head.getBoundingClientRect().bottom, right: innerWidth, bottom: Math.min(innerHeight, ...tops) };
}

// Whether the middle of a thing can be seen.
function free(thing) {
  const [x, y] = middle(thing.getBoundingClientRect());
  const frame = meet(thing.closest(".board").getBoundingClientRect(), clear());
  return x > frame.left && y > frame.top && x < frame.right && y < frame.bottom;
}

// What it speaks of stays in sight until the reader looks elsewhere.
function keep() {
  const things = lit();
  if (!root.dataset.version || document.body.matches(".over")) return; // not all there yet; or the count is in sight
  if (tries === TRIES || (tries ? things.some(free) : things.every(free))) return;
  tries += 1;
  reveal(things);
}

// Bring what it speaks of to where the lesson leaves it free: together where there is room, otherwise the first of it.
function reveal(things) {
  const first = things[0]?.closest(".board");
  if (narrow.matches && first) {
    const [box, room] = [first.getBoundingClientRect(), clear()];
    scrollBy(0, first === board ? box.top - room.top : Math.min(box.top - room.top, box.bottom - room.bottom));
  }
  for (const one of boards) {
    const boxes = things.filter((thing) => one.contains(thing)).map((thing) => thing.getBoundingClientRect());
    if (!boxes.length) continue;
    const [all, room] = [around(boxes), meet(one.getBoundingClientRect(), clear())];
    const meant = all.right - all.left <= room.right - room.left && all.bottom - all.top <= room.bottom - room.top ? all : boxes[0];
    const [[x, y], [across, down]] = [middle(meant), middle(room)];
    one.scrollBy(x - across, y - down);
  }
  if (!narrow.matches || !first || free(things[0])) return;
  scrollBy(0, middle(things[0].getBoundingClientRect())[1] - middle(clear())[1]);
}

async function onward(button) {
  button.disabled = true;
  const { id, seat } = root.dataset;
  const { version } = root.dataset.version ? root.dataset : JSON.parse(document.getElementById("facts").textContent);
  try {
    await ask(`/api/tables/${id}/lesson`, { seat: Number(seat), version: Number(version) });
  } catch (error) {
    button.disabled = false;
    notice(error.message);
  }
}

place.addEventListener("click", (event) => {
  const button = event.target.closest("[data-lesson]");
  if (button?.dataset.lesson === "fold") turn();
  if (button?.dataset.lesson === "next") onward(button);
});

new MutationObserver(() => {
  if (place.querySelector(".mistake")) place.classList.remove("folded");
  paint();
}).observe(place, { childList: true });
board.addEventListener("drawn", paint);
const grown = new MutationObserver(keep); // the reader's own part is docked and grows after the page has come
for (const one of boards) grown.observe(one, { childList: true, subtree: true, attributes: true, attributeFilter: ["style"] });
new MutationObserver(settle).observe(card, { attributes: true, attributeFilter: ["hidden"] });
root.addEventListener("lit", settle);
place.addEventListener("toggle", settle, true);
new ResizeObserver(() => {
  place.style.setProperty("--asked", `${question.offsetHeight}px`); // of the whole table, every piece on it would learn of it
  settle();
  keep();
}).observe(question);
for (const one of boards) one.addEventListener("scroll", () => (settle(), keep()), { passive: true });
for (const touch of ["pointerdown", "wheel", "keydown"]) root.addEventListener(touch, () => (tries = TRIES), { passive: true });
window.addEventListener("resize", settle);
paint();
if (window.early) place.querySelector("[data-lesson=next]")?.click();
