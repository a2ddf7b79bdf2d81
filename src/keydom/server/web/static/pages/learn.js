// School: a lesson or a puzzle begun in one press.

import { all } from "../shared/dom.js";
import { notice } from "../shared/notices.js";
import { ask, reason } from "../shared/server.js";

/** @param {string} path */
export async function go(path) {
  try {
    location.assign((await ask(path, {})).watch);
  } catch (error) {
    notice(reason(error));
  }
}

for (const button of all("[data-begin]", HTMLElement)) {
  button.addEventListener("click", () => go(button.dataset.begin ?? ""));
}
