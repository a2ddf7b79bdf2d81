// Short notices, and what is copied.

import { one } from "./dom.js";

/**
 * A short notice that goes away by itself and is read out.
 * @param {string} text
 */
export function notice(text) {
  const line = document.createElement("p");
  line.textContent = text;
  const place = one("#notices", HTMLElement);
  const dialog = document.querySelector("dialog:modal") ?? document.body; // which would lie upon it
  if (place.parentElement !== dialog) dialog.append(place);
  place.append(line);
  setTimeout(() => line.remove(), 6000);
}

/**
 * Onto the clipboard, also where the page did not come by TLS: there browsers know only the old way.
 * @param {string} text
 * @param {HTMLElement} button that says what is told when it is done
 */
export async function copy(text, button) {
  const done = navigator.clipboard ? await navigator.clipboard.writeText(text).then(() => true, () => false) : selected(text);
  if (done) notice(button.dataset.copied ?? "");
  return done;
}

/** @param {string} text */
function selected(text) {
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
