// The seats of a table: who has come, what one is called, where one's seat is open, links to take a seat along or to
// replace a lost one, and requests for a seat whose browser was lost.

import { ask, copy, notice, preferences, tick } from "./page.js";
import { sure } from "./sure.js";

const root = document.getElementById("table");
const place = document.getElementById("seats");
const path = `/api/tables/${root.dataset.id}`;

async function open(welcome) {
  const answer = await fetch(`/t/${root.dataset.id}/seats`);
  if (!answer.ok) return;
  place.innerHTML = await answer.text();
  place.querySelector("[data-seats-title]").hidden = welcome;
  const greeting = place.querySelector("[data-welcome]");
  if (greeting) greeting.hidden = !welcome;
  tick(place);
  place.hidden = false;
}

async function told(act) {
  try {
    await act();
  } catch (error) {
    notice(error.detail ? `${error.message} ${error.detail}` : error.message);
  }
}

root.addEventListener("click", (event) => {
  if (event.target.closest("[data-act-seats]")) open(false).then(() => place.scrollIntoView({ block: "nearest" }));
  const { lost } = event.target.closest("[data-lost]")?.dataset ?? {};
  if (lost !== undefined) told(() => askFor(Number(lost)));
  const { consent, seat, of } = event.target.closest("[data-consent]")?.dataset ?? {};
  if (consent) told(() => ask(`${path}/requests/answers`, { seat: Number(seat), of: Number(of), agree: consent === "agree" }));
});

// Whoever has lost their browser asks the others, and sits down when all have agreed.
async function askFor(seat) {
  const { watch } = await ask(`${path}/requests`, { seat });
  place.hidden = true;
  if (watch) location.assign(watch);
}

place.addEventListener("click", (event) => {
  const linking = event.target.closest("[data-link]");
  const ending = event.target.closest("[data-end-others]");
  if (event.target.closest("[data-close]")) place.hidden = true;
  if (ending) sure(ending, () => told(() => ask(`${path}/others`, { seat: Number(ending.dataset.endOthers) }).then(() => open(false))));
  if (!linking) return;
  const asks = Boolean(linking.dataset.asks); // a guest may have a link already, which ends by this
  const act = () => told(() => give(Number(linking.dataset.link), asks ? "guest" : "me"));
  if (asks) sure(linking, act);
  else act();
});

// The link is a secret: it is shown here, once, and kept nowhere.
async function give(seat, to) {
  const made = await ask(`${path}/links`, { seat });
  const given = place.querySelector("[data-given]");
  const field = given.querySelector("input");
  const button = given.querySelector("button");
  given.querySelector(".picture").innerHTML = made.picture;
  field.value = new URL(made.link, location.href).href;
  button.onclick = async () => (await copy(field.value, button)) || field.select();
  for (const help of given.querySelectorAll("[data-for]")) help.hidden = help.dataset.for !== to;
  given.hidden = false;
  given.scrollIntoView({ block: "nearest" });
}

place.addEventListener("submit", (event) => {
  event.preventDefault();
  const form = event.target;
  told(async () => {
    const { name } = await ask(`${path}/name`, { seat: Number(form.dataset.rename), name: form.elements.name.value.trim() });
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
