// A link to a seat: nothing is taken before somebody sits down.

import { ask, notice } from "./page.js";

const form = document.getElementById("sit");

form?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = form.querySelector("[type=submit]");
  button.disabled = true;
  try {
    const { watch } = await ask(`/api/tables/${form.dataset.id}/sit`, { token: form.dataset.token });
    location.replace(watch); // the link is worth nothing any more: going back leads past it
  } catch (error) {
    notice(error.message);
    button.disabled = false;
  }
});
