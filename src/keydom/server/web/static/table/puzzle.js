// A puzzle at the table: its answer is judged by the server, begun again, given up; what was solved is remembered here.

import { all, around, one } from "../shared/dom.js";
import { notice } from "../shared/notices.js";
import { ask, reason } from "../shared/server.js";
import { go } from "../pages/learn.js";
import { sure } from "../shared/confirm.js";

const KEY = "keydom-solved";
const root = document.getElementById("table"); // there is none on the page that lists puzzles
const place = root && one('[data-region="lesson"]', HTMLElement, root);

function solved() {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return new Set(); // no store, or not ours
  }
}

/** @param {string} puzzle */
function remember(puzzle) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...solved().add(puzzle)]));
  } catch {
    // a browser that keeps nothing
  }
}

let judged = ""; // the version whose answer was asked for

async function judge() {
  const panel = place?.querySelector(".said.puzzle[data-answered]");
  if (!root || !place || !(panel instanceof HTMLElement)) {
    judged = "";
    return;
  }
  const version = panel.dataset.answered ?? "";
  if (judged === version && panel.querySelector(".verdict")) return;
  judged = version;
  const answer = await fetch(`/t/${root.dataset.id}/verdict`);
  const spot = place.querySelector(`[data-answered="${version}"] [data-verdict]`);
  if (!answer.ok || !spot) return;
  spot.innerHTML = await answer.text();
  if (spot.querySelector('[data-right="yes"]') && panel.querySelector('[data-puzzle-do="show"]')) remember(panel.dataset.puzzle ?? "");
  window.dispatchEvent(new Event("resize")); // the panel has grown: let it find its place
}

/** @param {HTMLButtonElement} button */
async function act(button) {
  button.disabled = true;
  const { id, seat, version } = root?.dataset ?? {};
  try {
    await ask(`/api/tables/${id}/puzzle`, { seat: Number(seat), version: Number(version), what: button.dataset.puzzleDo });
  } catch (error) {
    button.disabled = false;
    notice(reason(error));
  }
}

if (place) {
  place.addEventListener("click", (event) => {
    const button = around(event, "button");
    if (!(button instanceof HTMLButtonElement)) return;
    if (button.dataset.asks) sure(button, () => act(button));
    else if (button.dataset.puzzleDo) act(button);
    if (button.dataset.puzzleNext) go(button.dataset.puzzleNext);
  });
  new MutationObserver(judge).observe(place, { childList: true });
  judge();
}

const done = solved();
for (const button of all("[data-begin][data-puzzle]", HTMLElement)) {
  button.classList.toggle("solved", done.has(button.dataset.puzzle ?? ""));
}
