// How a whole turn is handed on: at once, after a question, or by itself after some seconds in which it can be taken back.

export const SECONDS = 2; // unless somebody prefers otherwise
export const HARDLY = 700; // milliseconds: a second press that comes sooner is no yes

/**
 * What shows something hidden, or gives up what else could be done, is asked about, and so is whoever plays by keyboard or
 * has the page read out: nothing runs away there.
 * @param {string} doubtful why it is asked about, or nothing
 * @param {string} preferred "ask", "now" or seconds
 * @param {boolean} byKeyboard
 * @returns {"ask" | "now" | number}
 */
export function handing(doubtful, preferred, byKeyboard) {
  if (preferred === "now") return "now";
  if (doubtful || preferred === "ask" || byKeyboard) return "ask";
  const seconds = Number(preferred);
  return seconds > 0 ? seconds : SECONDS;
}
