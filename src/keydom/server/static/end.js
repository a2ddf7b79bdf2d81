// The end of a game: its points are counted source by source, as at a table; whoever has no time for that skips it.

import { preferences } from "./page.js";

const SLOW = 1000; // milliseconds that a source takes, unless there are many
const ALL = 14_000; // and all of them together, at most

const place = document.querySelector('[data-region="end"]');
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let shown = place.querySelector(".result") !== null; // whoever comes later has the result at once
let stop = () => {};

new MutationObserver(() => {
  const result = place.querySelector(":scope > .result");
  stop();
  if (result && !shown) {
    result.scrollIntoView({ block: "start" });
    if (!calm.matches && preferences.get("motion", true)) count(result);
  }
  shown = result !== null;
}).observe(place, { childList: true });

place.addEventListener("click", (event) => {
  if (event.target.closest("[data-count]")) count(place.querySelector(".result"));
  if (event.target.closest("[data-skip]")) stop();
});

document.addEventListener("keydown", (event) => event.key === "Escape" && stop());

// Totals grow by one source after the other; who has won is not told before the last.
function count(result) {
  stop();
  const rows = [...result.querySelectorAll(".scores tbody tr")];
  const seats = [...result.querySelectorAll(".podium > li")];
  const totals = seats.map((seat) => seat.querySelector("[data-total]"));
  const told = result.querySelector(".counted [data-source]");
  let at = 0;
  const timer = setInterval(next, Math.min(SLOW, ALL / Math.max(1, rows.length)));
  stop = () => {
    clearInterval(timer);
    result.classList.remove("counting");
    for (const part of result.querySelectorAll(".uncounted")) part.classList.remove("uncounted");
    for (const total of totals) total.textContent = total.dataset.total;
    stop = () => {};
  };
  result.classList.add("counting");
  for (const part of result.querySelectorAll(".track i")) part.classList.add("uncounted");
  for (const total of totals) total.textContent = 0;
  next();

  function next() {
    if (at === rows.length) return stop();
    const { source } = rows[at].dataset;
    told.textContent = rows[at].querySelector(".source").lastElementChild.textContent;
    [...rows[at].querySelectorAll("td")].forEach((cell, rank) => {
      totals[rank].textContent = Number(totals[rank].textContent) + (Number(cell.textContent) || 0);
    });
    for (const part of result.querySelectorAll(`.track [data-source="${source}"]`)) part.classList.remove("uncounted");
    at += 1;
  }
}
