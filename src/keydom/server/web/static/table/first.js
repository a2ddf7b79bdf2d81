// A first table: easy bots, and hints that come by themselves. Whatever is marked `data-first` leads there in one press.

import { around } from "../shared/dom.js";
import { notice } from "../shared/notices.js";
import { preferences } from "../shared/preferences.js";
import { ask, reason } from "../shared/server.js";

document.addEventListener("click", async (event) => {
  const button = around(event, "[data-first]");
  if (!(button instanceof HTMLButtonElement)) return;
  button.disabled = true;
  const { first: game, seats, bot = "" } = button.dataset;
  const name = preferences.text("name", "");
  const rivals = Array.from({ length: Number(seats) - 1 }, (_, place) => ({
    kind: "bot",
    level: "easy",
    name: bot.replace("#", String(place + 1)),
  }));
  try {
    const made = await ask("/api/tables", { game, seats: [name ? { name } : {}, ...rivals] });
    preferences.write("first", made.id);
    preferences.set("coach", true);
    location.assign(made.watch);
  } catch (error) {
    notice(reason(error));
    button.disabled = false;
  }
});
