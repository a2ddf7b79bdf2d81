// The end of a game: its points are counted on the table, part by part; whoever has no time for that presses anything.

import { beats, between, pace } from "../shared/counting.js";
import { all, around, one } from "../shared/dom.js";
import { preferences } from "../shared/preferences.js";
import { play } from "../shared/sound.js";
import { share } from "./share.js";

/** @typedef {import("../shared/counting.js").Line} Line */
/** @typedef {import("../shared/counting.js").Beat} Beat */

const SHARE = 0.7; // of a beat, in which figures count up

const root = one("#table", HTMLElement);
const place = one('[data-region="end"]', HTMLElement);
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let shown = place.querySelector(".result") !== null; // whoever comes later has the result at once
let stop = () => {};
let open = false; // all that is asked for less often
/** @type {HTMLElement | null} */
let opener = null; // what opened it

new MutationObserver(() => {
  const result = place.querySelector(":scope > .result");
  stop();
  if (result instanceof HTMLElement && !shown && !calm.matches && preferences.get("motion", true)) count(result);
  shown = result !== null;
  if (open) unfold();
}).observe(place, { childList: true });

place.addEventListener("click", (event) => {
  const result = place.querySelector(".result");
  if (!(result instanceof HTMLElement)) return;
  if (around(event, "[data-count]")) {
    more(false);
    count(result);
  }
  const asked = around(event, "[data-more]");
  if (asked) {
    opener = asked;
    more(!open);
  }
  if (around(event, "[data-less], #end-more [data-act]")) more(false);
  if (around(event, "[data-share]")) share(one("#share", HTMLDialogElement), result.dataset.name ?? "");
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && open) more(false);
});

/**
 * Everything that is asked for less often: every line, curves, the record.
 * @param {boolean} wanted
 */
function more(wanted) {
  open = wanted;
  const rest = unfold();
  if (open) rest?.focus({ preventScroll: true });
  else if (rest?.contains(document.activeElement)) opener?.focus({ preventScroll: true });
}

/** Show it, or hide it; it stays as it is when news of the table fill the page anew. */
function unfold() {
  const rest = place.querySelector("#end-more");
  if (!(rest instanceof HTMLElement)) return null;
  rest.hidden = !open;
  for (const button of all("[data-more]", HTMLElement, place)) button.setAttribute("aria-expanded", String(open));
  if (open) drawCurves();
  return rest;
}

/** How the scores grew, as soon as somebody wants to see it. */
async function drawCurves() {
  const empty = place.querySelector("[data-curves]:empty");
  if (!(empty instanceof HTMLElement)) return;
  const answer = await fetch(empty.dataset.curves ?? "");
  const drawn = answer.ok ? await answer.text() : "";
  const curves = place.querySelector("[data-curves]"); // the page may have been filled anew meanwhile
  if (curves) curves.innerHTML = drawn;
}

/**
 * What a line lights: the marks of its seat that are named after it, and what they mark elsewhere.
 * @param {number} seat
 * @param {Line} line
 */
function marks(seat, line) {
  for (const light of line.lights) {
    const found = all(`.scene [data-ref="seat:${seat}"] .scored[data-source="${CSS.escape(light)}"]`, SVGElement, root);
    if (found.length) return found;
  }
  return [];
}

/**
 * The same things in another place: a window of the cathedral, for its sign beside the name.
 * @param {SVGElement[]} found
 */
function twins(found) {
  const refs = found.flatMap((mark) => all("[data-ref]", SVGElement, mark)).map((thing) => thing.dataset.ref ?? "");
  return refs.flatMap((ref) => all(`.scene [data-ref="${CSS.escape(ref)}"]`, SVGElement, root)).filter((thing) => !thing.closest(".scored"));
}

/** @param {HTMLElement} result */
function count(result) {
  stop();
  const sums = all(".sum", HTMLElement, result);
  const seats = sums.map((sum) => Number(sum.dataset.seat));
  /** @type {Line[][]} */
  const lines = sums.map((sum) => JSON.parse(sum.dataset.lines ?? "[]"));
  const steps = beats(lines);
  const each = pace(steps.length);
  const totals = sums.map((sum) => one(".total > span:last-child", HTMLElement, sum));
  let before = totals.map(() => 0);
  let at = 0;
  let since = performance.now();
  let frame = 0;
  const skip = () => stop();

  document.body.classList.add("counting");
  for (const sum of sums) for (const part of all("[data-part]", HTMLElement, sum)) part.classList.add("uncounted");
  for (const figure of totals) figure.textContent = "0";
  stop = () => {
    clearInterval(timer);
    cancelAnimationFrame(frame);
    document.removeEventListener("pointerdown", skip, true);
    document.removeEventListener("keydown", skip, true);
    document.body.classList.remove("counting");
    for (const part of all(".uncounted, .counted", Element, root)) part.classList.remove("uncounted", "counted");
    for (const part of all(".track i", HTMLElement, result)) part.style.removeProperty("--share");
    for (const figure of all("[data-points]", HTMLElement, result)) say(figure, Number(figure.dataset.points));
    for (const [seat, figure] of totals.entries()) figure.textContent = sums[seat]?.querySelector(".total")?.getAttribute("data-total") ?? "";
    stop = () => {};
  };
  const timer = setInterval(next, each);
  next();
  setTimeout(() => {
    document.addEventListener("pointerdown", skip, true);
    document.addEventListener("keydown", skip, true);
  });

  function next() {
    const step = steps[at];
    if (!step) {
      stop();
      result.classList.add("told");
      return;
    }
    before = steps[at - 1]?.totals ?? before;
    at += 1;
    since = performance.now();
    for (const [which, line] of step.lines.entries()) if (line) tell(which, line, step);
    play("place");
    tick(step);
  }

  /**
   * @param {number} which
   * @param {Line} line
   * @param {Beat} step
   */
  function tell(which, line, step) {
    const found = marks(seats[which] ?? 0, line);
    for (const mark of [...found, ...twins(found)]) mark.classList.add("counted");
    const own = sums[which];
    if (!own) return;
    const known = steps.slice(0, at).filter(({ part }) => part === step.part).reduce((points, told) => points + (told.lines[which]?.points ?? 0), 0);
    for (const part of all(`[data-part="${line.part}"]`, HTMLElement, own)) {
      part.classList.remove("uncounted");
      const figure = part.matches("[data-points]") ? part : part.querySelector("[data-points]");
      if (!(figure instanceof HTMLElement)) continue;
      say(figure, known);
      if (part.matches("i")) part.style.setProperty("--share", String(Math.max(0, known) / Math.max(1, Number(figure.dataset.points))));
    }
  }

  /** @param {Beat} step */
  function tick(step) {
    cancelAnimationFrame(frame);
    const part = (performance.now() - since) / (each * SHARE);
    for (const [seat, figure] of totals.entries()) figure.textContent = String(between(before[seat] ?? 0, step.totals[seat] ?? 0, part));
    if (part < 1) frame = requestAnimationFrame(() => tick(step));
  }
}

/**
 * @param {HTMLElement} figure
 * @param {number} points
 */
function say(figure, points) {
  const text = figure.querySelector("span") ?? figure;
  text.textContent = String(points);
}
