// A question before what cannot be taken back: the button that leads there says what it is about.

import { one } from "./dom.js";
import { guard } from "./guard.js";

/**
 * @param {HTMLElement} button
 * @param {() => void} act what is done after a yes
 */
export function sure(button, act) {
  const dialog = one("#sure", HTMLDialogElement);
  const yes = one("[data-yes]", HTMLButtonElement, dialog);
  one("h2", HTMLElement, dialog).textContent = yes.textContent = button.firstChild?.textContent ?? "";
  one("p", HTMLElement, dialog).textContent = button.dataset.asks ?? "";
  one("[data-close]", HTMLElement, dialog).onclick = () => dialog.close();
  yes.onclick = () => {
    dialog.close();
    act();
  };
  dialog.showModal();
  guard(yes);
}
