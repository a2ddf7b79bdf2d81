// Whoever does not play on: leave, resign, propose the end; and a new table from a moment of a finished game.

import { all, around, one } from "../shared/dom.js";
import { notice } from "../shared/notices.js";
import { ask, detail, reason } from "../shared/server.js";
import { invite } from "../shared/invite.js";

/** @typedef {import("./state.js").Facts} Facts */

const stopping = one("#stopping", HTMLDialogElement);
const forking = one("#fork", HTMLDialogElement);
const opener = /** @type {HTMLElement | null} */ (document.querySelector("[data-stop]"));

for (const dialog of [stopping, forking]) {
  one("[data-close]", HTMLElement, dialog).addEventListener("click", () => dialog.close());
}

/**
 * @param {(what: string, more: object, by: number) => unknown} act does something at the table for a seat
 * @param {() => number} seat
 */
export function leaving(act, seat) {
  /** @type {Record<string, () => unknown>} */
  const ways = {
    leave: () => act("leave", {}, seat()),
    resign: () => act("resign", {}, seat()),
    end: () => act("proposals", { what: "end" }, seat()),
  };
  opener?.addEventListener("click", () => stopping.showModal());
  stopping.addEventListener("click", (event) => {
    const way = around(event, "[data-way]")?.dataset.way;
    if (!way) return;
    stopping.close();
    ways[way]();
  });
}

/**
 * There is nothing to stop for who does not play.
 * @param {Facts} now
 */
export function playing(now) {
  if (opener) opener.hidden = now.over || now.mine.every((seat) => now.seats[seat].bot);
}

/**
 * Who sits where at the new table; my own seat is mine again unless I say otherwise.
 * @param {string} id
 * @param {Facts} now
 */
export function fork(id, now) {
  const seats = all("select", HTMLSelectElement, forking);
  const mine = now.mine[0] ?? 0;
  seats.forEach((select, seat) => {
    if (seat === mine) select.value = "mine";
  });
  const position = one("[data-position]", HTMLAnchorElement, forking);
  position.href = `${position.dataset.position}&ply=${now.shown}`;
  one("form", HTMLFormElement, forking).onsubmit = async (event) => {
    event.preventDefault();
    const wishes = seats.map((select) => {
      const [kind, level] = select.value.split(" ");
      return kind === "bot" ? { kind, level, name: select.dataset.bot ?? "" } : { kind, name: select.dataset.name ?? "" };
    });
    try {
      const made = await ask(`/api/tables/${id}/fork`, { ply: now.shown, seats: wishes });
      forking.close();
      const friends = wishes.map((wish, number) => ({ ...wish, number })).filter((wish) => wish.kind === "link");
      if (friends.length) invite(made, friends);
      else location.assign(made.watch);
    } catch (error) {
      notice(`${reason(error)} ${detail(error)}`.trim());
    }
  };
  forking.showModal();
}
