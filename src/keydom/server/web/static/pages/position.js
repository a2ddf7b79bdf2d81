// A position as text: checked and drawn while it is edited, and played on from.

import { all, one } from "../shared/dom.js";
import { ask, detail, reason } from "../shared/server.js";
import { wish } from "./seat_choices.js";

/** @typedef {{ wrong?: string, seats: string[], mover: number, over: boolean, picture: string }} Told */

const PAUSE = 600; // milliseconds without a key before it is looked at by itself

const form = one(".position form", HTMLFormElement);
const text = one("textarea", HTMLTextAreaElement, form);
const verdict = one(".verdict", HTMLElement, form);
const list = one(".seats", HTMLElement, form);
const start = one("[type=submit]", HTMLButtonElement, form);
const template = one("template", HTMLTemplateElement, form);
const picture = one(".position .picture", HTMLElement);

let waiting = 0;

/** @param {string | undefined} sentence @param {boolean} [wrong] */
function say(sentence = "", wrong = false) {
  verdict.textContent = sentence;
  verdict.classList.toggle("wrong", wrong);
}

/** @param {Told} told */
function seat(told) {
  if (list.children.length !== told.seats.length) {
    list.replaceChildren(
      ...told.seats.map((name, number) => {
        const row = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
        const label = one("label", HTMLLabelElement, row);
        const select = one("select", HTMLSelectElement, row);
        label.textContent = name;
        label.htmlFor = select.id = `seat-${number}`;
        if (number === Math.max(0, told.mover)) select.value = "mine";
        return row;
      }),
    );
  }
  list.hidden = told.over;
}

async function look() {
  clearTimeout(waiting);
  const looked = text.value;
  start.disabled = true;
  if (!looked.trim()) {
    say();
    return;
  }
  try {
    /** @type {Told} */
    const told = await ask("/api/positions/look", { text: looked });
    if (looked !== text.value) return;
    if (told.wrong) {
      say(told.wrong, true);
      return;
    }
    picture.innerHTML = told.picture;
    seat(told);
    start.disabled = told.over;
    say(told.over ? verdict.dataset.over : verdict.dataset.fine);
  } catch (error) {
    if (looked === text.value) say(detail(error) || reason(error), true);
  }
}

one("[data-look]", HTMLElement, form).addEventListener("click", look);
text.addEventListener("input", () => {
  clearTimeout(waiting);
  start.disabled = true;
  waiting = setTimeout(look, PAUSE);
});
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const seats = all("select", HTMLSelectElement, list).map((select) => wish(select.value));
  try {
    location.assign((await ask("/api/positions", { text: text.value, seats })).watch);
  } catch (error) {
    say(detail(error) || reason(error), true);
  }
});

const from = new URLSearchParams(location.search);
const table = from.get("table");
if (table !== null) {
  const at = from.get("ply");
  const ply = at === null ? "" : `?ply=${encodeURIComponent(at)}`;
  const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/position${ply}`);
  const told = await answer.json();
  if (answer.ok) text.value = told.text;
  else say(told.detail || told.error, true);
}
if (text.value) look();
