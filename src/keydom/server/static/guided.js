// The first table after the lessons: hints come unasked for the first turns, until they are turned off.

import { GUIDED } from "./learn.js";

const TURNS = 8; // of the reader's own that are begun with a hint
const root = document.getElementById("table");
const offer = root.querySelector(".guided");

let turns = 0;
let mine = false;

function stop() {
  localStorage.removeItem(GUIDED);
  offer.hidden = true;
  watcher.disconnect();
}

// A turn that begins: whoever has taken some of it already is left in peace.
function look() {
  const now = document.body.classList.contains("my-turn");
  if (now && document.body.classList.contains("busy")) return;
  const button = [...root.querySelectorAll('[data-act="hint"]')].find((one) => one.offsetParent);
  if (now && !button) return;
  if (now && !mine) {
    if (turns >= TURNS) return stop();
    turns += 1;
    if (!document.getElementById("hints").children.length) button.click();
  }
  mine = now;
}

const watcher = new MutationObserver(look);

if (localStorage.getItem(GUIDED) === root.dataset.id) {
  document.getElementById("hints").before(offer);
  offer.hidden = false;
  offer.querySelector("input").addEventListener("change", stop);
  watcher.observe(document.body, { attributes: true, attributeFilter: ["class"] });
  look();
}
