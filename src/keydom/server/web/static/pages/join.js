// A link to a seat: nothing is taken before somebody sits down.

import { one } from "../shared/dom.js";
import { notice } from "../shared/notices.js";
import { ask, reason } from "../shared/server.js";

const form = document.getElementById("sit"); // there is none where the link is worth nothing

form?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = one("[type=submit]", HTMLButtonElement, form);
  button.disabled = true;
  try {
    const { watch } = await ask(`/api/tables/${form.dataset.id}/sit`, { token: form.dataset.token });
    location.replace(watch); // the link is worth nothing any more: going back leads past it
  } catch (error) {
    notice(reason(error));
    button.disabled = false;
  }
});
