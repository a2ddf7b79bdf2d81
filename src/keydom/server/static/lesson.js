// A lesson at the table: what it speaks of is lit, and it stands beside that. No rule is here, and no word.

import { ask, notice } from "./page.js";
import { easy } from "./learn.js";

const GAP = 14; // pixels between the lesson and what it points at
const root = document.getElementById("table");
const place = root.querySelector('[data-region="lesson"]');
const board = root.querySelector('[data-region="board"]');
const narrow = matchMedia("(max-width: 60rem)");

let shown = ""; // the pause that was brought into view

const said = () => place.querySelector(".said");

function lit() {
  const refs = new Set((said()?.dataset.light ?? "").split(" "));
  return [...board.querySelectorAll("[data-ref]")].filter((thing) => refs.has(thing.dataset.ref));
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
  const frame = board.getBoundingClientRect();
  const boxes = lit().map((thing) => thing.getBoundingClientRect()).filter((box) => seen(box, frame));
  place.classList.toggle("above", narrow.matches && boxes.length > 0 && around(boxes).top > innerHeight / 2);
  place.style.left = place.style.top = "";
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
  const corners = [put(stage.left, stage.bottom), put(stage.right, stage.bottom), put(stage.right, 0), put(0, 0)];
  let tries = corners;
  if (boxes.length) {
    const all = around(boxes);
    const middle = (all.top + all.bottom - height) / 2;
    const centre = (all.left + all.right - width) / 2;
    tries = [
      put(all.right + GAP, middle),
      put(all.left - width - GAP, middle),
      put(centre, all.bottom + GAP),
      put(centre, all.top - height - GAP),
      ...corners,
    ];
  }
  const cost = (spot) => boxes.reduce((sum, box) => sum + overlap(spot, box), 0);
  const best = tries.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  place.style.left = `${best.left}px`;
  place.style.top = `${best.top}px`;
}

function paint() {
  const panel = said();
  document.body.classList.toggle("in-lesson", panel !== null);
  for (const thing of board.querySelectorAll(".taught")) thing.classList.remove("taught");
  if (!panel) return;
  const things = lit();
  for (const thing of things) thing.classList.add("taught");
  if (shown !== panel.dataset.place) {
    shown = panel.dataset.place;
    things[0]?.scrollIntoView({ block: "center", inline: "center" });
    panel.querySelector("h2").setAttribute("tabindex", "-1");
  }
  settle();
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
  if (button?.dataset.lesson === "next") onward(button);
  if (button?.dataset.lesson === "play") easy(root.dataset.game, Number(button.dataset.seats));
});

new MutationObserver(paint).observe(place, { childList: true });
new MutationObserver(paint).observe(board, { childList: true });
place.addEventListener("toggle", settle, true);
board.addEventListener("scroll", settle, { passive: true });
window.addEventListener("resize", settle);
paint();
