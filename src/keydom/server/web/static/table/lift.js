// Own pieces that are lifted: where so many of a kind may be set down, and which place a hand means that lets go of them.

/** @typedef {import("../shared/wire.js").GestureGroup} Group */
/** @typedef {{ count: number, steps: string[], label: string }} Landing */

/**
 * Where pieces of a kind may be set down, by place: with how many, and by which steps; none where that is not known yet.
 * @param {Group[]} groups what each first step leads to
 * @param {(step: string) => string[]} places the things that a first step mentions
 * @param {string} piece
 * @returns {Map<string, Landing[]>}
 */
export function landings(groups, places, piece) {
  /** @type {Map<string, Landing[]>} */
  const found = new Map();
  for (const { step, rows, known } of groups) {
    for (const place of known ? [] : places(step)) found.set(place, found.get(place) ?? []);
    for (const row of rows) {
      if (row.refs.length !== 1 || row.refs[0] !== piece) continue;
      const able = row.cells.filter(({ steps }) => steps.length).map(({ count, steps, label }) => ({ count: Number(count), steps, label }));
      for (const place of able.length ? places(step) : []) found.set(place, [...(found.get(place) ?? []), ...able]);
    }
  }
  return found;
}

/**
 * The places where so many pieces, or more of them, may be set down.
 * @param {Map<string, Landing[]>} all
 * @param {number} count
 */
export function reachable(all, count) {
  return new Set([...all].filter(([, some]) => !some.length || some.some((one) => one.count >= count)).map(([place]) => place));
}

/**
 * What is done by setting down exactly so many; none where that is not one thing.
 * @param {Landing[]} some
 * @param {number} count
 */
export function exactly(some, count) {
  const found = some.filter((one) => one.count === count);
  return found.length === 1 ? found[0] : null;
}

/**
 * What can be done with exactly so many pieces of a kind, of all that can be done: what is left of each group.
 * @param {Group[]} groups
 * @param {string} piece
 * @param {number} count
 * @returns {Group[]}
 */
export function narrowed(groups, piece, count) {
  const found = groups.map((group) => {
    const rows = group.rows.filter(({ refs }) => refs.length === 1 && refs[0] === piece);
    const fits = rows.map((row) => ({ ...row, cells: row.cells.filter((cell) => cell.steps.length && Number(cell.count) === count) }));
    return { ...group, rows: fits.filter(({ cells }) => cells.length) };
  });
  return found.filter(({ rows }) => rows.length);
}

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Frame */

/**
 * The place nearest to a point, of those that are no farther away than this.
 * @param {number} x
 * @param {number} y
 * @param {Frame[]} frames
 * @param {number} reach
 */
export function nearest(x, y, frames, reach) {
  let best = -1;
  let least = reach;
  for (const [place, frame] of frames.entries()) {
    const across = Math.max(frame.left - x, 0, x - frame.right);
    const down = Math.max(frame.top - y, 0, y - frame.bottom);
    const middle = Math.hypot(x - (frame.left + frame.right) / 2, y - (frame.top + frame.bottom) / 2);
    const away = Math.hypot(across, down) + middle / 1000; // of two that lie under the point the one whose middle is nearer
    if (away > least) continue;
    best = place;
    least = away;
  }
  return best;
}
