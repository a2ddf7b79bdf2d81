// School: a lesson or a puzzle begun in one press.

import { ask, notice } from "./page.js";

export async function go(path) {
  try {
    location.assign((await ask(path, {})).watch);
  } catch (error) {
    notice(error.message);
  }
}

for (const button of document.querySelectorAll("[data-begin]")) {
  button.addEventListener("click", () => go(button.dataset.begin));
}
