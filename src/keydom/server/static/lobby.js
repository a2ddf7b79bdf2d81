// The lobby: who sits where, the options, and what becomes of them: a table and links for friends.

import { ask, notice } from "./page.js";
import { invite } from "./invite.js";

const NAME = "keydom-name";
const FIRST = 3; // players of a new table, where the game allows it

for (const opener of document.querySelectorAll("[data-open]")) {
  opener.addEventListener("click", () => document.getElementById(opener.dataset.open).showModal());
}

for (const form of document.querySelectorAll("dialog.new form")) prepare(form);

function prepare(form) {
  const rows = [...form.querySelectorAll(".seats > li")];
  const shown = form.querySelector("output");
  const least = Number(form.dataset.least);
  const most = Number(form.dataset.most);

  function seats(count) {
    shown.textContent = count;
    rows.forEach((row, seat) => (row.hidden = seat >= count));
    form.querySelector('[data-seats="-1"]').disabled = count <= least;
    form.querySelector('[data-seats="1"]').disabled = count >= most;
  }

  function label(row) {
    const name = row.querySelector("input");
    const kind = row.querySelector("select").value;
    name.disabled = kind.startsWith("bot");
    if (kind === "me" && !name.value) name.value = localStorage.getItem(NAME) ?? "";
    if (kind !== "me" && name.value === localStorage.getItem(NAME)) name.value = "";
    name.placeholder = name.disabled ? name.dataset.bot : name.dataset.person;
  }

  seats(Math.max(least, Math.min(most, FIRST)));
  rows.forEach((row) => {
    label(row);
    row.querySelector("select").addEventListener("change", () => label(row));
  });
  form.addEventListener("click", (event) => {
    const step = event.target.closest("[data-seats]")?.dataset.seats;
    if (step) seats(Math.max(least, Math.min(most, Number(shown.textContent) + Number(step))));
    if (event.target.closest("[data-close]")) form.closest("dialog").close();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start(form, rows.filter((row) => !row.hidden));
  });
}

function wish(row) {
  const [kind, level] = row.querySelector("select").value.split(" ");
  const field = row.querySelector("input");
  const name = (kind === "bot" ? "" : field.value.trim()) || field.placeholder;
  if (kind === "bot") return { kind, name, level };
  if (kind === "me" && field.value.trim()) localStorage.setItem(NAME, name);
  return { kind: kind === "link" ? "link" : "mine", name };
}

async function start(form, rows) {
  const button = form.querySelector("[type=submit]");
  const seats = rows.map(wish);
  const options = {};
  for (const box of form.querySelectorAll("input[type=radio]:checked")) {
    options[box.name.replace("option-", "")] = box.value;
  }
  button.disabled = true;
  try {
    const { turn_limit: limit, stand_in: level } = form.elements;
    const terms = { as_seated: !form.elements.draw.checked, turn_limit: limit.value ? Number(limit.value) : null, stand_in: level.value };
    const made = await ask("/api/tables", { game: form.dataset.game, seats, options, ...terms });
    form.closest("dialog").close();
    const friends = seats.map((seat, place) => ({ ...seat, number: made.drawn[place] ?? place })).filter((seat) => seat.kind === "link");
    if (friends.length) invite(made, friends);
    else location.assign(made.watch);
  } catch (error) {
    notice(error.detail ? `${error.message} ${error.detail}` : error.message);
  } finally {
    button.disabled = false;
  }
}

document.addEventListener("click", async (event) => {
  const finished = event.target.closest("[data-rematch]")?.dataset.rematch;
  if (!finished) return;
  try {
    location.assign((await ask(`/api/tables/${finished}/rematch`, {})).watch);
  } catch (error) {
    notice(error.message);
  }
});

document.getElementById("bring").addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target;
  const file = form.elements.file.files[0];
  const text = file ? await file.text() : form.elements.text.value;
  if (!text.trim()) return;
  try {
    location.assign((await ask("/api/records", { text })).watch);
  } catch (error) {
    notice(error.detail ? `${error.message} ${error.detail}` : error.message);
  }
});
