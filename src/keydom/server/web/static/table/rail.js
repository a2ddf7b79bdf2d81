// The buttons of the rail that are always there, and where the keyboard goes on when the page has changed.

import { hold } from "../shared/guard.js";

/** @typedef {import("./state.js").Facts} Facts */

/**
 * What others propose; call what this gives when the page has changed: what has come up by itself cannot be pressed at once.
 * @param {HTMLElement} root
 */
export function proposals(root) {
  const all = () => [...root.querySelectorAll(".proposal")];
  const known = all().map((one) => one.textContent);
  return () => {
    const fresh = all().filter((one) => !known.includes(one.textContent));
    for (const button of fresh.flatMap((one) => [...one.querySelectorAll("button")])) hold(button);
  };
}

/**
 * What can be taken back or made again.
 * @param {HTMLElement} root
 * @param {Facts} facts
 * @param {import("./draft.js").Draft} draft
 */
export function undoable(root, facts, draft) {
  const back = facts.undoable || draft.groups.length > 0;
  const on = facts.redoable || (draft.undone.length > 0 && draft.at === facts.ply);
  for (const [what, able] of Object.entries({ undo: back, restart: back && draft.groups.length !== 1, redo: on })) {
    const button = /** @type {HTMLButtonElement | null} */ (root.querySelector(`.ask [data-act="${what}"]`));
    if (button) button.disabled = !able;
  }
}

/**
 * Whether somebody chooses by keyboard.
 * @param {import("./state.js").State} state
 */
export function focused(state) {
  const at = document.activeElement;
  return state.keyboard && at !== null && at !== document.body && at.closest(".ask, .board, #card, .answers") !== null;
}

/**
 * Where the keyboard was, it goes on: a second Enter is no yes.
 * @param {HTMLElement} root
 * @param {Facts} facts
 * @param {import("./render.js").Render} render
 */
export function keep(root, facts, render) {
  const at = document.activeElement;
  const lost = at === null || at === document.body || at === render.filter || !at.isConnected || at.matches("[data-ref]:not(.lit)");
  if (!lost) return;
  const lit = /** @type {SVGElement | null} */ (root.querySelector(".board:not([hidden]) .lit"));
  if (facts.closed) render.bar.querySelector("b")?.focus({ preventScroll: true });
  else if (facts.choices.length) (render.first() ?? render.payment.querySelector("button") ?? lit)?.focus({ preventScroll: true });
}
