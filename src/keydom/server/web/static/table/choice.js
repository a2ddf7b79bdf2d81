// Progressive choice: every legal action lists the things it touches; a press keeps the actions that mention the thing.

/** @typedef {import("../shared/wire.js").ChoiceFacts} Action */

/**
 * How often something is among others.
 * @param {string[]} refs
 * @param {string} ref
 */
const times = (refs, ref) => refs.filter((one) => one === ref).length;

/**
 * The actions that mention everything chosen so far, each thing as often as it was chosen.
 * @param {Action[]} actions
 * @param {string[]} chosen
 */
export function left(actions, chosen) {
  return actions.filter(({ refs }) => chosen.every((ref) => times(refs, ref) >= times(chosen, ref)));
}

/**
 * The things that still tell the actions apart: these are lit. What is chosen is among them where it can be meant twice.
 * @param {Action[]} actions
 * @param {string[]} chosen
 * @returns {Set<string>}
 */
export function lit(actions, chosen) {
  const open = left(actions, chosen);
  /** @type {Map<string, number>} */
  const count = new Map();
  for (const { refs } of open) {
    for (const ref of new Set(refs)) if (times(refs, ref) > times(chosen, ref)) count.set(ref, (count.get(ref) ?? 0) + 1);
  }
  return new Set([...count].filter(([, found]) => found < open.length || open.length === 1).map(([ref]) => ref));
}

/**
 * The one action that is left, if what was chosen leaves one.
 * @param {Action[]} actions
 * @param {string[]} chosen
 */
export function only(actions, chosen) {
  const open = left(actions, chosen);
  return open.length === 1 && (chosen.length > 0 || actions.length === 1) ? open[0] : null;
}

/**
 * Whether these are one step in several manners: a tile that is turned.
 * @param {Action[]} actions
 */
export function alike(actions) {
  return actions.length > 1 && actions[0].manner !== "" && actions.every(({ manner }) => manner === actions[0].manner);
}
