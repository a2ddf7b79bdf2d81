// A first table: easy bots, and hints that come by themselves. Whatever is marked `data-first` leads there in one press.

import { ask, notice, preferences } from "./page.js";

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-first]");
  if (!button) return;
  button.disabled = true;
  const { first: game, seats, bot } = button.dataset;
  const name = preferences.text("name", "");
  const rivals = Array.from({ length: Number(seats) - 1 }, (_, place) => ({
    kind: "bot",
    level: "easy",
    name: bot.replace("#", place + 1),
  }));
  try {
    const made = await ask("/api/tables", { game, seats: [name ? { name } : {}, ...rivals] });
    preferences.write("first", made.id);
    preferences.set("coach", true);
    location.assign(made.watch);
  } catch (error) {
    notice(error.message);
    button.disabled = false;
  }
});
