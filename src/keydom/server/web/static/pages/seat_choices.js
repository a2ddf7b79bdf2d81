// Who is to sit where, as it is chosen in a form and as the server is told.

/** @typedef {{ kind: string, name?: string, level?: string }} Wish as `SeatChoice` has it */

const FIRST = 3; // players of a new table, where the game allows it

/**
 * What a choice such as `mine`, `link` or `bot hard` asks for.
 * @param {string} choice
 * @returns {Wish}
 */
export function wish(choice) {
  const [kind = "", level] = choice.split(" ");
  return level ? { kind, level } : { kind };
}

/**
 * A number of players that a game allows, the usual one if it can be.
 * @param {number} least
 * @param {number} most
 * @param {number} [wanted]
 */
export function between(least, most, wanted = FIRST) {
  return Math.max(least, Math.min(most, wanted));
}

/**
 * Bots for all seats but the first.
 * @param {number} seats
 * @param {string} level
 * @param {string} name with `#` for the number of the bot
 * @returns {Wish[]}
 */
export function rivals(seats, level, name) {
  return Array.from({ length: seats - 1 }, (_, place) => ({ kind: "bot", level, name: name.replace("#", String(place + 1)) }));
}

/**
 * The seats of a new table that wait for friends, by the numbers that were drawn for them.
 * @param {Wish[]} seats
 * @param {number[]} drawn the seat of each choice; empty where they sit as listed
 */
export function friends(seats, drawn) {
  return seats
    .map((seat, place) => ({ kind: seat.kind, name: seat.name ?? "", number: drawn[place] ?? place }))
    .filter((seat) => seat.kind === "link");
}
