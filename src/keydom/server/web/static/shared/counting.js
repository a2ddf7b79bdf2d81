// How the points of a finished game are counted: category by category, of every seat one line at a time.

/**
 * A line of a score: what it lights on the table, the place of its category, and its points.
 * @typedef {{ lights: string[], part: number, points: number }} Line
 */
/**
 * What is counted at once: a line of each seat, or nothing of a seat that has no more of this category, and then the totals.
 * @typedef {{ part: number, lines: (Line | null)[], totals: number[] }} Beat
 */

const SLOWEST = 620; // milliseconds that a beat takes, unless there are many
const ALL = 9000; // and all of them together, at most

/**
 * @param {Line[][]} seats the lines of each
 * @returns {Beat[]}
 */
export function beats(seats) {
  const parts = [...new Set(seats.flat().map(({ part }) => part))].sort((one, other) => one - other);
  const totals = seats.map(() => 0);
  return parts.flatMap((part) => {
    const own = seats.map((lines) => lines.filter((line) => line.part === part));
    const most = Math.max(...own.map((lines) => lines.length));
    return Array.from({ length: most }, (_, at) => {
      const lines = own.map((all) => all[at] ?? null);
      for (const [seat, line] of lines.entries()) totals[seat] = (totals[seat] ?? 0) + (line?.points ?? 0);
      return { part, lines, totals: [...totals] };
    });
  });
}

/**
 * How long each beat takes, in milliseconds.
 * @param {number} count
 */
export function pace(count) {
  return Math.min(SLOWEST, ALL / Math.max(1, count));
}

/**
 * What a figure that counts from one number to another says after a share of the time.
 * @param {number} from
 * @param {number} to
 * @param {number} share from 0 to 1
 */
export function between(from, to, share) {
  return Math.round(from + (to - from) * Math.min(1, Math.max(0, share)));
}
