// The analysis of a finished game: asked for, and followed until it can be read.

import { one } from "../shared/dom.js";
import { notice } from "../shared/notices.js";
import { ask, reason } from "../shared/server.js";

/** @typedef {Pick<import("../shared/wire.js").AnalysisStatus, "state" | "done" | "total" | "detail">} Progress */

const EVERY = 1000; // milliseconds between two looks

const panel = one("[data-analysis]", HTMLElement);
const path = `/api/tables/${panel.dataset.analysis}/analysis`;
const button = one("[data-begin]", HTMLButtonElement, panel);
const bar = one("progress", HTMLProgressElement, panel);
const line = one("p:has(progress)", HTMLElement, panel);
const failed = one("[data-failed]", HTMLElement, panel);
const why = one("[data-failed] span", HTMLElement, panel);

/** @param {Progress} told */
function show(told) {
  button.hidden = told.state === "running";
  line.hidden = told.state !== "running";
  bar.max = told.total || 1;
  bar.value = told.done;
  failed.hidden = told.state !== "failed";
  why.textContent = told.detail;
}

async function follow() {
  const answer = await fetch(path).catch(() => null);
  if (answer?.ok) {
    /** @type {Progress} */
    const told = await answer.json();
    if (told.state === "done") {
      location.reload();
      return;
    }
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
    notice(reason(error));
  }
}

button.addEventListener("click", begin);

const state = /** @type {Progress["state"]} */ (panel.dataset.state);
show({ state, done: bar.value, total: bar.max, detail: why.textContent ?? "" });
if (state === "running") follow();
else if (state === "none" && location.hash === "#begin") begin(); // it was asked for where this page was linked
