// Carrying: what is carried is pressed once for each of its kind, then any place that it can reach; the server has found the ways.

/** @typedef {import("../shared/wire.js").Carry} Way */
/** @typedef {{ what: string, start: string, count: number }} Load what is carried, from where, how many of its kind */

/**
 * @param {Way} way
 * @param {Load} load
 */
const carries = (way, load) => (way.what[0] ?? "") === load.what && way.start === load.start;

/**
 * The ways that a load can go.
 * @param {Way[]} ways
 * @param {Load} load
 */
export function open(ways, load) {
  return ways.filter((way) => carries(way, load) && way.most >= load.count);
}

/**
 * Whether one more of the same kind could come along.
 * @param {Way[]} ways
 * @param {Load} load
 */
export function more(ways, load) {
  return ways.some((way) => carries(way, load) && way.most > load.count);
}

/**
 * The steps by which a load comes to its end.
 * @param {Way} way
 * @param {Load} load
 */
export function steps(way, load) {
  return Array(load.count).fill(way.steps).flat();
}

/**
 * The actions that are chosen by carrying, not by the things that they mention.
 * @param {Way[]} ways
 */
export function texts(ways) {
  return new Set(ways.map((way) => way.steps[0]));
}
