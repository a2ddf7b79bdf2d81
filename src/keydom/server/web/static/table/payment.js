// What is picked several at a time, in any order: of all ways to pick it, those that have everything in them that was picked.

/** @typedef {import("../shared/wire.js").Payment} Payment */

/**
 * Whether all of some things are among others, each as often.
 * @param {string[]} refs
 * @param {string[]} some
 */
export function holds(refs, some) {
  const rest = [...refs];
  return some.every((ref) => {
    const at = rest.indexOf(ref);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/**
 * The ways that are left.
 * @param {Payment} payment
 * @param {string[]} picked
 */
export function waysLeft(payment, picked) {
  return payment.all.filter(({ refs }) => holds(refs, picked));
}

/**
 * What may be picked next.
 * @param {Payment} payment
 * @param {string[]} picked
 * @returns {Set<string>}
 */
export function pickable(payment, picked) {
  const found = waysLeft(payment, picked).flatMap(({ refs }) => [...new Set(refs)].filter((ref) => holds(refs, [...picked, ref])));
  return new Set(found);
}
