// What a table is asked besides how it stands; what goes wrong is told, and nothing is known then.

import { notice } from "../shared/notices.js";
import { ask, reason } from "../shared/server.js";

/**
 * @param {() => Promise<any>} asking
 * @param {any} otherwise
 */
async function told(asking, otherwise) {
  try {
    return await asking();
  } catch (error) {
    notice(reason(error));
    return otherwise;
  }
}

/**
 * Why a thing cannot be chosen now.
 * @param {string} id
 * @param {number} seat
 * @param {string} draft
 * @param {string} ref
 */
export async function why(id, seat, draft, ref) {
  const query = new URLSearchParams({ seat: String(seat), ref, draft });
  const said = await told(() => ask(`/api/tables/${id}/why?${query}`), {});
  if (said.why) notice(said.why);
}

/**
 * What steps lead to.
 * @param {string} id
 * @param {number} seat
 * @param {string} draft
 * @param {string[]} steps
 * @returns {Promise<import("./lift.js").Group[]>}
 */
export function gestures(id, seat, draft, steps) {
  const query = new URLSearchParams([["as", String(seat)], ["draft", draft], ...steps.map((step) => ["step", step])]);
  return told(() => ask(`/t/${id}/gestures?${query}`), []);
}

/** @param {string} id */
export async function rematch(id) {
  const made = await told(() => ask(`/api/tables/${id}/rematch`, {}), null);
  if (made) location.assign(made.watch);
}

/**
 * How the table stands, with the parts of the page that are not there yet.
 * @param {string} id
 * @param {{ log: string, window: string, prints: Record<string, string>, seat: number | null, ply: number | null, drafted: string }} asked
 * @returns {Promise<any>}
 */
export function status(id, { log, window, prints, seat, ply, drafted }) {
  const query = new URLSearchParams({ log, window, have: Object.entries(prints).map((pair) => pair.join(":")).join() });
  if (seat !== null) query.set("as", String(seat));
  if (ply !== null) query.set("ply", String(ply));
  else if (drafted) query.set("draft", drafted);
  return ask(`/t/${id}/now?${query}`);
}
