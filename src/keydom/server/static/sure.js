// A question before what cannot be taken back: the button that leads there says what it is about.

import { guard } from "./guard.js";

export function sure(button, act) {
  const dialog = document.getElementById("sure");
  const yes = dialog.querySelector("[data-yes]");
  dialog.querySelector("h2").textContent = yes.textContent = button.firstChild.textContent;
  dialog.querySelector("p").textContent = button.dataset.asks;
  dialog.querySelector("[data-close]").onclick = () => dialog.close();
  yes.onclick = () => {
    dialog.close();
    act();
  };
  dialog.showModal();
  guard(yes);
}
