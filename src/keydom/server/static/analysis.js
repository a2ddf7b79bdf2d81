// The analysis of a finished game: asked for, and followed until it can be read.

import { ask, notice } from "./page.js";

const EVERY = 1000; // milliseconds between two looks

const panel = document.querySelector("[data-analysis]");
const path = `/api/tables/${panel.dataset.analysis}/analysis`;
const button = panel.querySelector("[data-begin]");
const bar = panel.querySelector("progress");
const failed = panel.querySelector("[data-failed]");

function show(told) {
  button.hidden = told.state === "running";
  bar.closest("p").hidden = told.state !== "running";
  bar.max = told.total || 1;
  bar.value = told.done;
  failed.hidden = told.state !== "failed";
  failed.querySelector("span").textContent = told.detail;
}

async function follow() {
  const answer = await fetch(path).catch(() => null);
  if (answer?.ok) {
    const told = await answer.json();
    if (told.state === "done") return location.reload();
    show(told);
    if (told.state !== "running") return;
  }
  setTimeout(follow, EVERY);
}

async function begin() {
  try {
    show({ ...(await ask(path, {})), state: "running" });
    follow();
  } catch (error) {
    notice(error.message);
  }
}

button.addEventListener("click", begin);

show({ state: panel.dataset.state, done: bar.value, total: bar.max, detail: failed.querySelector("span").textContent });
if (panel.dataset.state === "running") follow();
else if (panel.dataset.state === "none" && location.hash === "#begin") begin(); // it was asked for where this page was linked
