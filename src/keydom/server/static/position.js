// A position as text: checked and drawn while it is edited, and played on from.

import { ask } from "./page.js";

const form = document.querySelector(".position form");
const text = form.querySelector("textarea");
const verdict = form.querySelector(".verdict");
const list = form.querySelector(".seats");
const start = form.querySelector("[type=submit]");
const picture = document.querySelector(".position .picture");
const PAUSE = 600; // milliseconds without a key before it is looked at by itself

let waiting;

function say(sentence, wrong = false) {
  verdict.textContent = sentence;
  verdict.classList.toggle("wrong", wrong);
}

function seat(told) {
  if (list.children.length !== told.seats.length) {
    list.replaceChildren(...told.seats.map((name, number) => {
      const row = form.querySelector("template").content.firstElementChild.cloneNode(true);
      row.querySelector("label").textContent = name;
      row.querySelector("label").htmlFor = row.querySelector("select").id = `seat-${number}`;
      if (number === Math.max(0, told.mover)) row.querySelector("select").value = "mine";
      return row;
    }));
  }
  list.hidden = told.over;
}

async function look() {
  clearTimeout(waiting);
  const looked = text.value;
  start.disabled = true;
  if (!looked.trim()) return say("");
  try {
    const told = await ask("/api/positions/look", { text: looked });
    if (looked !== text.value) return;
    if (told.wrong) return say(told.wrong, true);
    picture.innerHTML = told.picture;
    seat(told);
    start.disabled = told.over;
    say(told.over ? verdict.dataset.over : verdict.dataset.fine);
  } catch (error) {
    if (looked === text.value) say(error.detail || error.message, true);
  }
}

form.querySelector("[data-look]").addEventListener("click", look);
text.addEventListener("input", () => {
  clearTimeout(waiting);
  start.disabled = true;
  waiting = setTimeout(look, PAUSE);
});
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const seats = [...list.querySelectorAll("select")].map((select) => {
    const [kind, level] = select.value.split(" ");
    return level ? { kind, level } : { kind };
  });
  try {
    location.assign((await ask("/api/positions", { text: text.value, seats })).watch);
  } catch (error) {
    say(error.detail || error.message, true);
  }
});

const from = new URLSearchParams(location.search);
if (from.has("table")) {
  const ply = from.has("ply") ? `?ply=${encodeURIComponent(from.get("ply"))}` : "";
  const answer = await fetch(`/api/tables/${encodeURIComponent(from.get("table"))}/position${ply}`);
  const told = await answer.json();
  if (answer.ok) text.value = told.text;
  else say(told.detail || told.error, true);
}
if (text.value) look();
