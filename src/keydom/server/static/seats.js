// The seats of a table: who has come, what one is called, and links to take a seat along or to replace a lost one.

import { ask, copy, notice, preferences } from "./page.js";

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
});

place.addEventListener("click", (event) => {
  const { link } = event.target.closest("[data-link]")?.dataset ?? {};
  if (event.target.closest("[data-close]")) place.hidden = true;
  if (link !== undefined) told(() => give(Number(link)));
});

// The link is a secret: it is shown here, once, and kept nowhere.
async function give(seat) {
  const made = await ask(`${path}/links`, { seat });
  const given = place.querySelector("[data-given]");
  const field = given.querySelector("input");
  const button = given.querySelector("button");
  given.querySelector(".picture").innerHTML = made.picture;
  field.value = new URL(made.link, location.href).href;
  button.onclick = async () => (await copy(field.value, button)) || field.select();
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
