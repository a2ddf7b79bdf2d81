// Whoever does not play on: leave, resign, propose the end; and a new table from a moment of a finished game.

import { ask, notice } from "./page.js";
import { invite } from "./invite.js";

const stopping = document.getElementById("stopping");
const forking = document.getElementById("fork");
const opener = document.querySelector("[data-stop]");

for (const dialog of [stopping, forking]) {
  dialog.querySelector("[data-close]").addEventListener("click", () => dialog.close());
}

// `act` does something at the table for the seat that `seat` names.
export function parting(act, seat) {
  const ways = {
    leave: () => act("leave", {}, seat()),
    resign: () => act("resign", {}, seat()),
    end: () => act("proposals", { what: "end" }, seat()),
  };
  opener?.addEventListener("click", () => stopping.showModal());
  stopping.addEventListener("click", (event) => {
    const way = event.target.closest("[data-way]")?.dataset.way;
    if (!way) return;
    stopping.close();
    ways[way]();
  });
}

// There is nothing to stop for who does not play.
export function playing(now) {
  if (opener) opener.hidden = now.over || now.mine.every((seat) => now.seats[seat].bot);
}

// Who sits where at the new table; my own seat is mine again unless I say otherwise.
export function fork(id, now) {
  const seats = [...forking.querySelectorAll("select")];
  const mine = now.mine[0] ?? 0;
  seats.forEach((select, seat) => {
    if (seat === mine) select.value = "mine";
  });
  const position = forking.querySelector("[data-position]");
  position.href = `${position.dataset.position}&ply=${now.shown}`;
  forking.querySelector("form").onsubmit = async (event) => {
    event.preventDefault();
    const wishes = seats.map((select) => {
      const [kind, level] = select.value.split(" ");
      return kind === "bot" ? { kind, level, name: select.dataset.bot } : { kind, name: select.dataset.name };
    });
    try {
      const made = await ask(`/api/tables/${id}/fork`, { ply: now.shown, seats: wishes });
      forking.close();
      const friends = wishes.map((wish, number) => ({ ...wish, number })).filter((wish) => wish.kind === "link");
      if (friends.length) invite(made, friends);
      else location.assign(made.watch);
    } catch (error) {
      notice(error.detail ? `${error.message} ${error.detail}` : error.message);
    }
  };
  forking.showModal();
}
