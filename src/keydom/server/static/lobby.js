// The lobby: a table in one press, or who sits where, the options and links for friends; and the tables one has.

import { ask, notice, preferences } from "./page.js";
import { invite } from "./invite.js";
import { sure } from "./sure.js";

const FIRST = 3; // players of a new table, where the game allows it

// How good the bots are that one plays against at once.
const level = document.getElementById("level");
const kept = level.querySelector(`[value="${preferences.text("level", "")}"]`);
if (kept) kept.checked = true;
level.addEventListener("change", () => preferences.write("level", chosen()));

function chosen() {
  return level.querySelector(":checked").value;
}

for (const form of document.querySelectorAll("dialog.new form")) prepare(form);

for (const [attribute, others] of [["friends", "link"], ["open", "bot"]]) {
  for (const opener of document.querySelectorAll(`[data-${attribute}]`)) {
    opener.addEventListener("click", () => {
      const dialog = document.getElementById(opener.dataset[attribute]);
      dialog.querySelector(`[data-others="${others}"]`).click();
      dialog.showModal();
    });
  }
}

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
    if (kind === "me" && !name.value) name.value = preferences.text("name", "");
    if (kind !== "me" && name.value === preferences.text("name", "")) name.value = "";
    name.placeholder = name.disabled ? name.dataset.bot : name.dataset.person;
  }

  // All seats but the first, which stays as it is.
  function others(kind) {
    for (const row of rows.slice(1)) {
      row.querySelector("select").value = kind === "bot" ? `bot ${chosen()}` : kind;
      label(row);
    }
    mark();
  }

  function mark() {
    const kinds = new Set(rows.slice(1).map((row) => row.querySelector("select").value.split(" ")[0]));
    for (const button of form.querySelectorAll("[data-others]")) {
      button.setAttribute("aria-pressed", kinds.size === 1 && kinds.has(button.dataset.others));
    }
  }

  seats(between(least, most));
  rows.forEach((row) => {
    label(row);
    row.querySelector("select").addEventListener("change", () => {
      label(row);
      mark();
    });
  });
  form.addEventListener("click", (event) => {
    const { seats: step, others: kind } = event.target.closest("[data-seats], [data-others]")?.dataset ?? {};
    if (step) seats(Math.max(least, Math.min(most, Number(shown.textContent) + Number(step))));
    if (kind) others(kind);
    if (event.target.closest("[data-close]")) form.closest("dialog").close();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start(form, rows.filter((row) => !row.hidden));
  });
}

function between(least, most) {
  return Math.max(least, Math.min(most, FIRST));
}

function wish(row) {
  const [kind, level] = row.querySelector("select").value.split(" ");
  const field = row.querySelector("input");
  const name = (kind === "bot" ? "" : field.value.trim()) || field.placeholder;
  if (kind === "bot") return { kind, name, level };
  if (kind === "me" && field.value.trim()) preferences.write("name", name);
  return { kind: kind === "link" ? "link" : "mine", name };
}

async function start(form, rows) {
  const seats = rows.map(wish);
  const options = {};
  for (const box of form.querySelectorAll("input[type=radio]:checked")) {
    options[box.name.replace("option-", "")] = box.value;
  }
  // Options about people: their places in the order in which they are listed.
  for (const { dataset } of rows[0].querySelectorAll("[data-people]")) {
    const named = rows.flatMap((row, place) => (row.querySelector(`[data-people="${dataset.people}"]`).checked ? [place] : []));
    options[dataset.people] = named.join("+") || "none";
  }
  const { turn_limit: limit, stand_in: level } = form.elements;
  const terms = { as_seated: !form.elements.draw.checked, turn_limit: limit.value ? Number(limit.value) : null, stand_in: level.value };
  await once(form.querySelector("[type=submit]"), async () => {
    const made = await ask("/api/tables", { game: form.dataset.game, seats, options, ...terms });
    form.closest("dialog").close();
    const friends = seats.map((seat, place) => ({ ...seat, number: made.drawn[place] ?? place })).filter((seat) => seat.kind === "link");
    if (friends.length) invite(made, friends);
    else location.assign(made.watch);
  });
}

// A press that is under way is not pressed again; what goes wrong is told.
async function once(button, act) {
  button.disabled = true;
  try {
    await act();
  } catch (error) {
    notice(error.detail ? `${error.message} ${error.detail}` : error.message);
  } finally {
    button.disabled = false;
  }
}

for (const button of document.querySelectorAll("[data-now]")) {
  button.addEventListener("click", () =>
    once(button, async () => {
      const { now: game, least, most, bot } = button.dataset;
      const rivals = Array.from({ length: between(Number(least), Number(most)) - 1 }, (_, place) => ({
        kind: "bot",
        level: chosen(),
        name: bot.replace("#", place + 1),
      }));
      const name = preferences.text("name", "");
      location.assign((await ask("/api/tables", { game, seats: [name ? { name } : {}, ...rivals] })).watch);
    }),
  );
}

// One's own tables.

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-rematch], [data-remove], [data-leave]");
  if (!button) return;
  const { rematch, leave } = button.dataset;
  if (rematch) once(button, async () => location.assign((await ask(`/api/tables/${rematch}/rematch`, {})).watch));
  else {
    const path = `/api/tables/${button.closest("[data-table]").dataset.table}`;
    sure(button, () =>
      once(button, async () => {
        if (leave) {
          let { version } = await ask(path);
          for (const seat of leave.split(",")) ({ version } = await ask(`${path}/leave`, { seat: Number(seat), version }));
        } else await ask(`${path}/forget`, {});
        location.reload();
      }),
    );
  }
});

document.getElementById("bring").addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target;
  const file = form.elements.file.files[0];
  const text = file ? await file.text() : form.elements.text.value;
  if (!text.trim()) return;
  await once(form.querySelector("[type=submit]"), async () => location.assign((await ask("/api/records", { text })).watch));
});
