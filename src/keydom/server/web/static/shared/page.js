// What every page does: switch the language and say how long ago. Here is also what scripts of tables take of the rest.

import { all } from "./dom.js";
import { notice } from "./notices.js";
import { ask, reason } from "./server.js";
import { lasting, moment } from "./times.js";

export { copy, notice } from "./notices.js";
export { pace, preferences } from "./preferences.js";
export { ask } from "./server.js";

const EVERY = 20000; // milliseconds

/** @param {ParentNode} root what is brought up to date */
export function tick(root = document) {
  const now = new Date();
  const { lang } = document.documentElement;
  const seconds = now.getTime() / 1000;
  for (const time of all("time[data-since]", HTMLElement, root)) {
    time.textContent = lasting(Math.max(0, seconds - Number(time.dataset.since)), lang);
  }
  for (const time of all("time[data-at]", HTMLElement, root)) {
    time.textContent = moment(new Date(Number(time.dataset.at) * 1000), now, lang);
  }
  for (const thing of all("[data-after]", HTMLElement, root)) thing.hidden = seconds < Number(thing.dataset.after);
}

/**
 * The page in another language.
 * @param {string} code
 */
export async function speak(code) {
  try {
    await ask(`/language/${code}`, {});
    location.reload();
  } catch (error) {
    notice(reason(error));
  }
}

tick();
setInterval(() => tick(), EVERY);

const language = document.getElementById("language");
if (language instanceof HTMLSelectElement) language.addEventListener("change", () => speak(language.value));
