// What is heard of a table: what others do and what one does, that it is one's turn, and the end.

import { loudest, play, since } from "../shared/sound.js";

/** @typedef {{ now: boolean, over: boolean, sounds: [number, string][] }} Told */

let heard = -1; // the last ply of which anything could be heard
let wasMine = false;
let wasOver = false;

/**
 * As the table stands now; `mine`: whether it waits for this reader. What was there before the page came is not heard.
 * @param {Told} table
 * @param {boolean} mine
 */
export function listen(table, mine) {
  if (!table.now) return;
  const fresh = since(table.sounds, heard);
  const first = heard < 0;
  heard = Math.max(0, ...table.sounds.map(([ply]) => ply)); // less than before, where something was taken back
  const kinds = [...fresh, ...(mine && !wasMine ? ["turn"] : []), ...(table.over && !wasOver ? ["end"] : [])];
  wasMine = mine;
  wasOver = table.over;
  const kind = first ? null : loudest(kinds);
  if (kind) play(kind);
}
