// Friends at one screen: the table is covered until the next one takes it over.

import { all, one } from "../shared/dom.js";

/**
 * Says whether it is covered.
 * @param {import("./state.js").Facts} answer how the table stands
 * @param {number | null} seat whose eyes see it
 * @param {(next: number) => Promise<void>} take the next one takes it over
 */
export function covered(answer, seat, take) {
  const next = answer.mover;
  if (answer.mine.length < 2 || !answer.now || answer.over || next === seat) return false;
  if (!answer.mine.includes(next) || answer.seats[next].bot) return false;
  const dialog = one("#curtain", HTMLDialogElement);
  one("[data-name]", HTMLElement, dialog).textContent = answer.seats[next].name;
  for (const sign of all("[data-asker]", HTMLElement, dialog)) sign.hidden = sign.dataset.asker !== String(next);
  document.body.classList.add("covered");
  if (!dialog.open) dialog.showModal();
  one("button", HTMLButtonElement, dialog).onclick = async () => {
    await take(next);
    document.body.classList.remove("covered");
    dialog.close();
  };
  dialog.oncancel = (event) => event.preventDefault();
  return true;
}
