// The lobby: a table in one press, or who sits where, the options and links for friends; and the tables one has.

import { all, around, one } from "../shared/dom.js";
import { invite } from "../shared/invite.js";
import { notice } from "../shared/notices.js";
import { preferences } from "../shared/preferences.js";
import { ask, detail, reason } from "../shared/server.js";
import { sure } from "../shared/confirm.js";
import { between, friends, rivals, wish } from "./seat_choices.js";

/** @typedef {import("./seat_choices.js").Wish} Wish */

// How good the bots are that one plays against at once.
const level = one("#level", HTMLElement);
const usual = all("input", HTMLInputElement, level).find((box) => box.value === preferences.text("level", ""));
if (usual) usual.checked = true;
tellLevel();
level.addEventListener("change", () => {
  preferences.write("level", chosen());
  tellLevel();
});

function chosen() {
  return one(":checked", HTMLInputElement, level).value;
}

// What is said of the level that is chosen.
function tellLevel() {
  for (const told of all("[data-level]", HTMLElement, level)) told.hidden = told.dataset.level !== chosen();
}

for (const form of all("dialog.new form", HTMLFormElement)) prepare(form);

for (const [attribute, others] of /** @type {const} */ ([["friends", "link"], ["open", "bot"]])) {
  for (const opener of all(`[data-${attribute}]`, HTMLElement)) {
    opener.addEventListener("click", () => {
      const dialog = one(`[id="${opener.dataset[attribute]}"]`, HTMLDialogElement);
      one(`[data-others="${others}"]`, HTMLElement, dialog).click();
      dialog.showModal();
    });
  }
}

/** @param {HTMLElement} row what somebody is at the table: a choice of the list, and a name */
function parts(row) {
  return { name: one("input", HTMLInputElement, row), kind: one("select", HTMLSelectElement, row) };
}

/** @param {HTMLFormElement} form */
function prepare(form) {
  const rows = all(".seats > li", HTMLElement, form);
  const shown = one("output", HTMLElement, form);
  const fewer = one('[data-seats="-1"]', HTMLButtonElement, form);
  const more = one('[data-seats="1"]', HTMLButtonElement, form);
  const least = Number(form.dataset.least);
  const most = Number(form.dataset.most);

  /** @param {number} count */
  function seats(count) {
    shown.textContent = String(count);
    rows.forEach((row, seat) => (row.hidden = seat >= count));
    fewer.disabled = count <= least;
    more.disabled = count >= most;
  }

  /** @param {HTMLElement} row */
  function label(row) {
    const { name, kind } = parts(row);
    const own = preferences.text("name", "");
    name.disabled = kind.value.startsWith("bot");
    if (kind.value === "me" && !name.value) name.value = own;
    if (kind.value !== "me" && name.value === own) name.value = "";
    name.placeholder = (name.disabled ? name.dataset.bot : name.dataset.person) ?? "";
  }

  /** @param {string} kind of all seats but the first, which stays as it is */
  function others(kind) {
    for (const row of rows.slice(1)) {
      parts(row).kind.value = kind === "bot" ? `bot ${chosen()}` : kind;
      label(row);
    }
    mark();
  }

  function mark() {
    const kinds = new Set(rows.slice(1).map((row) => wish(parts(row).kind.value).kind));
    for (const button of all("[data-others]", HTMLElement, form)) {
      const pressed = kinds.size === 1 && kinds.has(button.dataset.others ?? "");
      button.setAttribute("aria-pressed", String(pressed));
    }
  }

  seats(between(least, most));
  for (const row of rows) {
    label(row);
    parts(row).kind.addEventListener("change", () => {
      label(row);
      mark();
    });
  }
  form.addEventListener("click", (event) => {
    const { seats: step, others: kind } = around(event, "[data-seats], [data-others]")?.dataset ?? {};
    if (step) seats(between(least, most, Number(shown.textContent) + Number(step)));
    if (kind) others(kind);
    if (around(event, "[data-close]")) form.closest("dialog")?.close();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start(form, rows.filter((row) => !row.hidden));
  });
}

/**
 * Who is to sit there; a name of one's own is remembered.
 * @param {HTMLElement} row
 * @returns {Wish}
 */
function seated(row) {
  const { name: field, kind: list } = parts(row);
  const { kind, level: strength } = wish(list.value);
  const written = field.value.trim();
  if (kind === "bot") return { kind, name: field.placeholder, level: strength };
  const name = written || field.placeholder;
  if (kind === "me" && written) preferences.write("name", name);
  return { kind: kind === "link" ? "link" : "mine", name };
}

/** @param {HTMLFormElement} form @param {HTMLElement[]} rows */
async function start(form, rows) {
  const seats = rows.map(seated);
  /** @type {Record<string, string>} */
  const options = {};
  for (const box of all("input[type=radio]:checked", HTMLInputElement, form)) {
    options[box.name.replace("option-", "")] = box.value;
  }
  // Options about people: their places in the order in which they are listed.
  for (const { dataset } of all("[data-people]", HTMLElement, rows[0])) {
    const people = dataset.people ?? "";
    const boxes = rows.map((row) => one(`[data-people="${people}"]`, HTMLInputElement, row));
    options[people] = boxes.flatMap((box, place) => (box.checked ? [place] : [])).join("+") || "none";
  }
  const limit = one("[name=turn_limit]", HTMLSelectElement, form).value;
  const terms = {
    as_seated: !one("[name=draw]", HTMLInputElement, form).checked,
    turn_limit: limit ? Number(limit) : null,
    stand_in: one("[name=stand_in]", HTMLSelectElement, form).value,
  };
  await once(one("[type=submit]", HTMLButtonElement, form), async () => {
    /** @type {import("../shared/wire.js").MadeTable} */
    const made = await ask("/api/tables", { game: form.dataset.game, seats, options, ...terms });
    form.closest("dialog")?.close();
    const waiting = friends(seats, made.drawn);
    if (waiting.length) invite(made, waiting);
    else location.assign(made.watch);
  });
}

/**
 * A press that is under way is not pressed again; what goes wrong is told.
 * @param {HTMLButtonElement} button
 * @param {() => Promise<void>} act
 */
async function once(button, act) {
  button.disabled = true;
  try {
    await act();
  } catch (error) {
    notice([reason(error), detail(error)].filter(Boolean).join(" "));
  } finally {
    button.disabled = false;
  }
}

for (const button of all("[data-now]", HTMLButtonElement)) {
  button.addEventListener("click", () =>
    once(button, async () => {
      const { now: game, least, most, bot = "" } = button.dataset;
      const name = preferences.text("name", "");
      const against = rivals(between(Number(least), Number(most)), chosen(), bot);
      location.assign((await ask("/api/tables", { game, seats: [name ? { name } : {}, ...against] })).watch);
    }),
  );
}

// One's own tables.

document.addEventListener("click", (event) => {
  const button = around(event, "[data-rematch], [data-remove], [data-leave]");
  if (!(button instanceof HTMLButtonElement)) return;
  const { rematch, leave } = button.dataset;
  if (rematch) {
    once(button, async () => location.assign((await ask(`/api/tables/${rematch}/rematch`, {})).watch));
    return;
  }
  const path = `/api/tables/${button.closest("[data-table]")?.getAttribute("data-table")}`;
  sure(button, () => once(button, () => part(path, leave)));
});

/**
 * Leave a table's seats, one after the other, or forget it.
 * @param {string} path
 * @param {string} [seats] with commas
 */
async function part(path, seats) {
  if (seats) {
    let { version } = await ask(path);
    for (const seat of seats.split(",")) ({ version } = await ask(`${path}/leave`, { seat: Number(seat), version }));
  } else await ask(`${path}/forget`, {});
  location.reload();
}

// A recorded game that is brought in: the menu of every page leads here.

const bring = one("#bring", HTMLDialogElement);

function bringAsAsked() {
  if (location.hash !== "#bring") return;
  history.replaceState(null, "", location.pathname);
  bring.showModal();
}

bringAsAsked();
window.addEventListener("hashchange", bringAsAsked);
bring.addEventListener("click", (event) => {
  if (around(event, "[data-close]")) bring.close();
});
bring.addEventListener("submit", async (event) => {
  event.preventDefault();
  const file = one("[name=file]", HTMLInputElement, bring).files?.[0];
  const text = file ? await file.text() : one("[name=text]", HTMLTextAreaElement, bring).value;
  if (!text.trim()) return;
  await once(one("[type=submit]", HTMLButtonElement, bring), async () => location.assign((await ask("/api/records", { text })).watch));
});
