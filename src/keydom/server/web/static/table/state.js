// The one state of a table's page: how the table stands, and what its reader has in hand of a turn that nobody else sees yet.

import * as carry from "./carry.js";
import { left, lit } from "./choice.js";
import { reachable } from "./lift.js";
import { pickable } from "./payment.js";

/** @typedef {import("./choice.js").Action} Action */
/** @typedef {import("./carry.js").Load} Load */
/** @typedef {import("./lift.js").Landing} Landing */
/** @typedef {import("../shared/wire.js").TableStatus} Facts how the table stands, as the server tells it */
/** @typedef {{ action: string, refs: string[] }} Advice */
/**
 * Own pieces that are lifted: which, how many, and where they may be set down, as soon as that is known.
 * @typedef {{ ref: string, count: number, landings: Map<string, Landing[]> | null }} Lifted
 */
/**
 * @typedef {{
 *   facts: Facts, seat: number | null, at: string, chosen: string[], picked: string[], load: Load | null, lifted: Lifted | null,
 *   advised: Advice | null, waiting: Action | null, manners: { texts: string[], refs: string[], version: number } | null,
 *   handing: { seconds: number } | null, keyboard: boolean, wanted: string,
 * }} State
 */

/**
 * @param {Facts} facts
 * @returns {State}
 */
export function createState(facts) {
  return {
    facts,
    seat: facts.seat,
    at: "", // the position of which the rest of this tells
    chosen: [],
    picked: [],
    load: null,
    lifted: null,
    advised: null,
    waiting: null, // an action that was advised and waits for a yes
    manners: null, // the manners in which a step can be taken, and where and when that was
    handing: null, // a whole turn is handed on after so many seconds
    keyboard: false, // the last thing that was pressed was a key
    wanted: "", // what is looked for in the list
  };
}

/**
 * The table stands so; says whether that is another position. What was chosen half-way stays as long as it is the same.
 * @param {State} state
 * @param {Facts} facts
 */
export function renew(state, facts) {
  state.facts = facts;
  const place = [facts.version, facts.seat, facts.shown, ...facts.draft].join();
  if (place === state.at) return false;
  state.at = place;
  forget(state);
  return true;
}

/**
 * Nothing is chosen.
 * @param {State} state
 */
export function forget(state) {
  Object.assign(state, { chosen: [], picked: [], load: null, lifted: null, advised: null, waiting: null, wanted: "" });
}

/**
 * The manners of a step that is on the table, where it stands so. One that was taken back may come again.
 * @param {State} state
 */
export function manners(state, facts = state.facts) {
  const taken = state.manners;
  return taken?.version === facts.version && facts.draft.some((step) => taken.texts.includes(step)) ? taken : null;
}

/**
 * The actions that are chosen by the things that they mention.
 * @param {State} state
 */
export function actions({ facts }) {
  const carried = carry.texts(facts.ways);
  return facts.choices.filter((action) => !carried.has(action.text));
}

/**
 * Whether several things are picked in any order.
 * @param {State} state
 */
export function picking({ facts }) {
  return Boolean(facts.payment?.all.length);
}

/**
 * What may be pressed, by reference, but for what is carried.
 * @param {State} state
 * @returns {Set<string>}
 */
export function pressable(state) {
  if (state.lifted?.landings) return reachable(state.lifted.landings, state.lifted.count);
  if (state.facts.payment && picking(state)) return pickable(state.facts.payment, state.picked);
  return lit(actions(state), state.chosen);
}

/**
 * The actions that the list shows: those that are left and answer to what is looked for.
 * @param {State} state
 * @param {(action: Action) => string} label
 */
export function listed({ facts, chosen, wanted }, label) {
  const open = chosen.length ? left(facts.choices, chosen) : facts.choices;
  const words = wanted.trim().toLowerCase();
  return open.filter((action) => `${label(action)} ${action.text}`.toLowerCase().includes(words));
}

/** @param {State} state */
export function myTurn({ facts }) {
  return !facts.over && facts.mine.includes(facts.mover) && !facts.seats[facts.mover].bot;
}

/**
 * What a thing is called.
 * @param {State} state
 * @param {string} ref
 */
export function name({ facts }, ref) {
  return facts.names[ref] ?? ref.split(":")[1];
}
