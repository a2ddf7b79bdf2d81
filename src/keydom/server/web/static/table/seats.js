// The seats of a table: who has come, what one is called, where one's seat is open, links to take a seat along or to
// replace a lost one, and requests for a seat whose browser was lost.

import { all, around, one } from "../shared/dom.js";
import { copy, notice } from "../shared/notices.js";
import { tick } from "../shared/page.js";
import { preferences } from "../shared/preferences.js";
import { ask, detail, reason } from "../shared/server.js";
import { sure } from "../shared/confirm.js";

const root = one("#table", HTMLElement);
const place = one("#seats", HTMLDialogElement);
const path = `/api/tables/${root.dataset.id}`;

/** @param {boolean} welcome */
async function open(welcome) {
  const answer = await fetch(`/t/${root.dataset.id}/seats`);
  if (!answer.ok) return;
  place.innerHTML = await answer.text();
  one("[data-seats-title]", HTMLElement, place).hidden = welcome;
  for (const greeting of all("[data-welcome]", HTMLElement, place)) greeting.hidden = !welcome;
  tick(place);
  if (place.open) return;
  if (welcome) place.show(); // whoever is greeted can play at once
  else place.showModal();
}

/** @param {() => unknown} act */
async function told(act) {
  try {
    await act();
  } catch (error) {
    notice(`${reason(error)} ${detail(error)}`.trim());
  }
}

root.addEventListener("click", (event) => {
  if (around(event, "[data-act-seats]")) open(false);
  const { lost } = around(event, "[data-lost]")?.dataset ?? {};
  if (lost !== undefined) told(() => askFor(Number(lost)));
  const { consent, seat, of } = around(event, "[data-consent]")?.dataset ?? {};
  if (consent) told(() => ask(`${path}/requests/answers`, { seat: Number(seat), of: Number(of), agree: consent === "agree" }));
});

/**
 * Whoever has lost their browser asks the others, and sits down when all have agreed.
 * @param {number} seat
 */
async function askFor(seat) {
  const { watch } = await ask(`${path}/requests`, { seat });
  place.close();
  if (watch) location.assign(watch);
}

place.addEventListener("click", (event) => {
  const linking = around(event, "[data-link]");
  const ending = around(event, "[data-end-others]");
  if (around(event, "[data-close]")) place.close();
  if (ending) sure(ending, () => told(() => ask(`${path}/others`, { seat: Number(ending.dataset.endOthers) }).then(() => open(false))));
  if (!linking) return;
  const asks = Boolean(linking.dataset.asks); // a guest may have a link already, which ends by this
  const act = () => told(() => give(Number(linking.dataset.link), asks ? "guest" : "me"));
  if (asks) sure(linking, act);
  else act();
});

/**
 * The link is a secret: it is shown here, once, and kept nowhere.
 * @param {number} seat
 * @param {"me" | "guest"} to
 */
async function give(seat, to) {
  const made = await ask(`${path}/links`, { seat });
  const given = one("[data-given]", HTMLElement, place);
  const field = one("textarea", HTMLTextAreaElement, given);
  const button = one("button", HTMLElement, given);
  one(".picture", HTMLElement, given).innerHTML = made.picture;
  field.value = new URL(made.link, location.href).href;
  button.onclick = async () => (await copy(field.value, button)) || field.select();
  for (const help of all("[data-for]", HTMLElement, given)) help.hidden = help.dataset.for !== to;
  given.hidden = false;
  given.scrollIntoView({ block: "nearest" });
}

place.addEventListener("submit", (event) => {
  event.preventDefault();
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  told(async () => {
    const { name } = await ask(`${path}/name`, { seat: Number(form.dataset.rename), name: one("[name=name]", HTMLInputElement, form).value.trim() });
    preferences.write("name", name);
    await open(false);
  });
});

// Whoever comes by a link for the first time is greeted.
const here = new URL(location.href);
if (here.searchParams.has("welcome")) {
  here.searchParams.delete("welcome");
  history.replaceState(null, "", here);
  open(true);
}
