// The preferences: what is changed here holds at once, for this browser.

import { all, one } from "../shared/dom.js";
import { speak } from "../shared/page.js";
import { preferences } from "../shared/preferences.js";
import { ring } from "../shared/sound.js";

const page = one("#preferences", HTMLFormElement);

for (const box of all("[data-yes-no]", HTMLInputElement, page)) {
  box.checked = preferences.get(box.name, box.dataset.yesNo === "yes");
}
for (const field of all("[data-text]", HTMLInputElement, page)) {
  const kept = preferences.text(field.name, field.dataset.text ?? "");
  if (field.type === "radio") field.checked = field.value === kept;
  else field.value = kept;
}

page.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.name === "language") speak(target.value);
  else if ("yesNo" in target.dataset) preferences.set(target.name, target.checked);
  else preferences.write(target.name, target.value);
});

one("[data-try]", HTMLButtonElement, page).addEventListener("click", ring);
