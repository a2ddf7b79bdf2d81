// Links for friends at a new table.

import { copy } from "./page.js";

// The links are secrets: shown here, once, and kept nowhere.
export function invite(made, friends) {
  const dialog = document.getElementById("made");
  const list = dialog.querySelector(".invitations");
  list.replaceChildren(
    ...friends.map((friend) => {
      const item = document.createElement("li");
      const label = document.createElement("label");
      const field = document.createElement("input");
      const button = document.createElement("button");
      label.textContent = friend.name;
      field.readOnly = true;
      field.value = new URL(made.links[friend.number], location.href).href;
      field.addEventListener("focus", () => field.select());
      label.append(field);
      button.type = "button";
      button.textContent = list.dataset.copy;
      button.dataset.copied = list.dataset.copied;
      button.addEventListener("click", async () => (await copy(field.value, button)) || field.focus());
      item.append(label, button);
      return item;
    }),
  );
  dialog.querySelector("[data-go]").href = made.watch;
  dialog.showModal();
}
