// The preferences: what is changed here holds at once, for this browser.

import { preferences, speak } from "./page.js";
import { ring } from "./sound.js";

const page = document.getElementById("preferences");

for (const box of page.querySelectorAll("[data-yes-no]")) box.checked = preferences.get(box.name, box.dataset.yesNo === "yes");
for (const field of page.querySelectorAll("[data-text]")) {
  const kept = preferences.text(field.name, field.dataset.text);
  if (field.type === "radio") field.checked = field.value === kept;
  else field.value = kept;
}

page.addEventListener("change", ({ target }) => {
  if (target.name === "language") speak(target.value);
  else if ("yesNo" in target.dataset) preferences.set(target.name, target.checked);
  else preferences.write(target.name, target.value);
});

page.querySelector("[data-try]").addEventListener("click", ring);
