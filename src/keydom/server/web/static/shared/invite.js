// Links for friends at a new table.

import { one } from "./dom.js";
import { copy } from "./notices.js";

/**
 * The links are secrets: shown here, once, and kept nowhere.
 * @param {import("./wire.js").MadeTable} made
 * @param {{ name: string, number: number }[]} friends
 */
export function invite(made, friends) {
  const dialog = one("#made", HTMLDialogElement);
  const list = one(".invitations", HTMLElement, dialog);
  list.replaceChildren(
    ...friends.map((friend) => {
      const item = document.createElement("li");
      const label = document.createElement("label");
      const field = document.createElement("input");
      const button = document.createElement("button");
      label.textContent = friend.name;
      field.readOnly = true;
      field.value = new URL(made.links[friend.number] ?? "", location.href).href;
      field.addEventListener("focus", () => field.select());
      label.append(field);
      button.type = "button";
      button.textContent = list.dataset.copy ?? "";
      button.dataset.copied = list.dataset.copied;
      button.addEventListener("click", async () => (await copy(field.value, button)) || field.focus());
      item.append(label, button);
      return item;
    }),
  );
  one("[data-go]", HTMLAnchorElement, dialog).href = made.watch;
  dialog.showModal();
}
