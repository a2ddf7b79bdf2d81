// School: a lesson begun, and the easy table that follows it, where the first hints come unasked.

import { ask, notice, preferences } from "./page.js";

export async function go(path, body) {
  try {
    const made = await ask(path, body);
    if (body.game) {
      preferences.write("first", made.id);
      preferences.set("coach", true);
    }
    location.assign(made.watch);
  } catch (error) {
    notice(error.message);
  }
}

export function easy(game, seats) {
  const rivals = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "easy" }));
  return go("/api/tables", { game, seats: [{ kind: "mine" }, ...rivals] });
}

for (const button of document.querySelectorAll("[data-begin]")) {
  button.addEventListener("click", () => go(button.dataset.begin, {}));
}

for (const button of document.querySelectorAll("[data-lesson=play][data-game]")) {
  button.addEventListener("click", () => easy(button.dataset.game, Number(button.dataset.seats)));
}
