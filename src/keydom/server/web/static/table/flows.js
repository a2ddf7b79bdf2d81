// What has moved from one drawing to the next: things by their names, pieces by how many of them lie where. Nothing here is drawn.

/**
 * A thing as it was drawn: its name, its picture, and where on the screen it lay.
 * @typedef {{ id: string, picture: string, x: number, y: number, board: string }} Spot
 */
/**
 * So many equal pieces in one place; the kind is what a piece that is not seen any more, or not yet, has in common with it.
 * A sum only tells of pieces, most of which lie elsewhere too. A home has any number of them, none of which is seen.
 * @typedef {{ id: string, picture: string, kind: string, amount: number, sum: boolean, x: number, y: number }} Stock
 */

const SLIGHT = 1.5; // pixels that are no movement

/**
 * Which spot each thing comes from; what has come from nowhere, and what is gone without a trace.
 * @template {Spot} T
 * @param {T[]} before
 * @param {T[]} after
 * @returns {{ moved: [T, T][], came: T[], gone: T[] }}
 */
export function match(before, after) {
  const known = new Map(before.map((spot) => [spot.id, spot]));
  const there = new Set(after.map((spot) => spot.id));
  /** @type {[T, T][]} */
  const moved = [];
  /** @type {T[]} */
  const fresh = [];
  for (const spot of after) {
    const old = known.get(spot.id);
    if (old && (old.board !== spot.board || far(old, spot) > SLIGHT)) moved.push([old, spot]);
    else if (!old || old.picture !== spot.picture) fresh.push(spot);
  }
  const lost = before.filter((spot) => !there.has(spot.id) || fresh.some((one) => one.id === spot.id));
  const came = [];
  for (const spot of fresh) {
    const equal = lost.filter((old) => old.picture === spot.picture && spot.picture !== "");
    const from = nearest(equal, spot);
    if (from) moved.push([take(lost, from), spot]);
    else came.push(spot);
  }
  return { moved, came, gone: lost };
}

/**
 * Where the pieces of each place come from: the nearest that has lost equal ones, or else the nearest that has lost some of their kind,
 * or else their nearest home; there go those that are left over.
 * @template {Stock} T
 * @param {T[]} before
 * @param {T[]} after
 * @returns {{ moved: { from: T, to: T, count: number }[], came: { to: T, count: number }[], gone: { from: T, count: number }[] }}
 */
export function flows(before, after) {
  const key = (/** @type {T} */ { id, picture }) => `${id} ${picture}`;
  const [old, now] = [before, after].map((stocks) => new Map(stocks.map((stock) => [key(stock), stock])));
  const less = (/** @type {T[]} */ stocks, /** @type {Map<string, T> | undefined} */ others) =>
    stocks.map((stock) => ({ stock, left: stock.amount - (others?.get(key(stock))?.amount ?? 0) })).filter(({ stock, left }) => left > 0 && stock.amount !== Infinity);
  const [from, to] = [less(before, now), less(after, old)];
  /** @type {{ from: T, to: T, count: number }[]} */
  const moved = [];
  for (const same of [lying, equal, akin]) {
    for (const sink of to) {
      while (sink.left) {
        const fitting = from.filter(({ stock, left }) => left && same(stock, sink.stock)).map(({ stock }) => stock);
        const source = from.find(({ stock }) => stock === nearest(fitting, sink.stock));
        if (!source) break;
        const count = Math.min(source.left, sink.left);
        moved.push({ from: source.stock, to: sink.stock, count });
        source.left -= count;
        sink.left -= count;
      }
    }
  }
  for (const sink of to) {
    const home = nearest(before.filter((stock) => stock.amount === Infinity && equal(stock, sink.stock)), sink.stock);
    if (home && sink.left) moved.push({ from: home, to: sink.stock, count: sink.left });
    if (home) sink.left = 0;
  }
  for (const source of from) {
    const home = nearest(after.filter((stock) => stock.amount === Infinity && equal(stock, source.stock)), source.stock);
    if (home && source.left) moved.push({ from: source.stock, to: home, count: source.left });
    if (home) source.left = 0;
  }
  return {
    moved,
    came: to.filter(({ left }) => left).map(({ stock, left }) => ({ to: stock, count: left })),
    gone: from.filter(({ left }) => left).map(({ stock, left }) => ({ from: stock, count: left })),
  };
}

/** @param {Stock} one @param {Stock} other */
const equal = (one, other) => one.picture === other.picture;

/** @param {Stock} one @param {Stock} other */
const lying = (one, other) => equal(one, other) && !one.sum && !other.sum;

/** @param {Stock} one @param {Stock} other */
const akin = (one, other) => one.kind === other.kind;

/**
 * The shortest way along roads, both ends included; straight where there is none.
 * @param {Map<string, string[]>} roads what each place is joined to
 * @param {string} from
 * @param {string} to
 */
export function road(roads, from, to) {
  const back = new Map([[from, ""]]);
  for (const here of back.keys()) {
    if (here === to) break;
    for (const next of roads.get(here) ?? []) if (!back.has(next)) back.set(next, here);
  }
  if (!back.has(to)) return [from, to];
  const way = [to];
  while (way[0] !== from) way.unshift(back.get(way[0] ?? "") ?? from);
  return way;
}

/** @param {{ x: number, y: number }} one @param {{ x: number, y: number }} other */
const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * @template {{ x: number, y: number }} T
 * @param {T[]} some
 * @param {{ x: number, y: number }} spot
 * @returns {T | undefined}
 */
function nearest(some, spot) {
  let found = some[0];
  for (const one of some) if (found && far(one, spot) < far(found, spot)) found = one;
  return found;
}

/**
 * @template T
 * @param {T[]} list
 * @param {T} one
 */
function take(list, one) {
  list.splice(list.indexOf(one), 1);
  return one;
}
