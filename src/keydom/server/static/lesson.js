// A lesson at the table: what it speaks of is lit, and it stands beside that. No rule is here, and no word.

import { ask, notice } from "./page.js";
import "./first.js";

const GAP = 14; // pixels between the lesson and the edge
const GRID = 8; // places across and down that are tried for it
const [SUBJECT, CHOICE, NEAR] = [60, 8, 20]; // what it costs to hide a pixel of either, and to be a pixel away
const root = document.getElementById("table");
const place = root.querySelector('[data-region="lesson"]');
const board = root.querySelector('[data-region="board"]');
const boards = [...root.querySelectorAll(".stage .board")]; // the reader's own part is docked beside the rest
const narrow = matchMedia("(max-width: 60rem)");

const TRIES = 8; // times that a pause is brought into view: the table turns to what can be pressed, perhaps later

let shown = ""; // the pause that was brought into view
let tries = TRIES; // as often as that was done; all of them, as soon as the reader looks around himself

const said = () => place.querySelector(".said");

function lit() {
  const refs = new Set((said()?.dataset.light ?? "").split(" "));
  return [...root.querySelectorAll(".board [data-ref]")].filter((thing) => refs.has(thing.dataset.ref));
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

// Beside what is lit, where it hides least of that and nothing that has to be pressed in the side.
function settle() {
  const panel = said();
  if (!panel) return;
  const frame = around(boards.filter((one) => !one.hidden).map((one) => one.getBoundingClientRect()));
  const boxes = lit().map((thing) => thing.getBoundingClientRect()).filter((box) => seen(box, frame));
  place.style.left = place.style.top = "";
  root.style.setProperty("--lesson", narrow.matches ? `${place.getBoundingClientRect().height}px` : "0px");
  if (narrow.matches) return;
  const { width, height } = place.getBoundingClientRect();
  const stage = {
    left: Math.max(0, frame.left),
    top: Math.max(root.getBoundingClientRect().top, 0),
    right: Math.min(frame.right, innerWidth),
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
  const cost = (spot) => SUBJECT * hidden(spot, boxes) + CHOICE * hidden(spot, choices) + NEAR * away(spot);
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
  keep();
  panel.querySelector("[data-lesson=fold]").setAttribute("aria-expanded", !place.classList.contains("folded"));
  settle();
}

// On a small screen the lesson is folded away to see the table, and opened again.
function turn() {
  place.classList.toggle("folded");
  paint();
}

// Whether the middle of a thing can be seen.
function free(thing) {
  const [box, note] = [thing.getBoundingClientRect(), place.getBoundingClientRect()];
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const under = x > note.left && x < note.right && y > note.top && y < note.bottom;
  return !under && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
}

// What it speaks of stays in sight until the reader looks elsewhere.
function keep() {
  const things = lit();
  if (tries === TRIES || (tries && things.some(free))) return;
  tries += 1;
  reveal(things);
}

// Bring what it speaks of to where the lesson leaves it free.
function reveal(things) {
  if (!things.length) return;
  things[0].scrollIntoView({ block: "center", inline: "center" });
  if (!narrow.matches) return;
  const { top } = things[0].getBoundingClientRect();
  scrollBy(0, top - (innerHeight - place.getBoundingClientRect().height) / 2);
}

async function onward(button) {
  button.disabled = true;
  const { id, seat, version } = root.dataset;
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
place.addEventListener("toggle", settle, true);
for (const one of boards) one.addEventListener("scroll", () => (settle(), keep()), { passive: true });
for (const touch of ["pointerdown", "wheel", "keydown"]) root.addEventListener(touch, () => (tries = TRIES), { passive: true });
window.addEventListener("resize", settle);
paint();
