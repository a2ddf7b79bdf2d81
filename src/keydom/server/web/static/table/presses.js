// What is pressed beside the table: answers, buttons, lines of the story, keys.

import { around } from "../shared/dom.js";
import { preferences } from "../shared/preferences.js";
import { sure } from "../shared/confirm.js";

/**
 * @param {HTMLElement} root
 * @param {import("./state.js").State} state
 * @param {import("./render.js").Render} render
 * @param {import("./turn.js").Turn} turn
 * @param {{ put: (steps: string[]) => unknown, close: () => boolean, undo: () => void, run: (command: string, data: DOMStringMap) => unknown,
 *   look: (ply: number, refs: string) => void }} how `undo` takes the last step back, where there is one
 */
export function presses(root, state, render, turn, how) {
  const { filter, fold, list } = render;
  root.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest(".board")) {
      render.gather();
      return;
    }
    const answered = around(event, ".ask [data-action]");
    const picked = around(event, "#payment button");
    const pressed = around(event, "[data-act], [data-ply]");
    if (answered) {
      const action = state.facts.choices.find(({ text }) => text === answered.dataset.action);
      if (action) turn.take(action);
    } else if (picked) {
      if (picked.dataset.pick) turn.pick(picked.dataset.pick);
      else how.put(state.facts.payment?.usual?.steps ?? []);
    } else if (pressed && pressed !== root) press(event, pressed);
  });

  /**
   * @param {MouseEvent} event
   * @param {HTMLElement} pressed
   */
  function press(event, pressed) {
    const { act, asks, ply } = pressed.dataset;
    const command = () => how.run(act ?? "", pressed.dataset);
    if (state.handing) {
      turn.stop(); // whoever presses anything else has more to say: then it is asked about
      render.paint();
    }
    if (act && asks) sure(pressed, command);
    else if (act) command();
    else if (!event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const lines = /** @type {HTMLElement | null} */ (pressed.closest("[data-refs]"));
      how.look(Number(ply), lines?.dataset.refs ?? "");
    }
  }

  filter.addEventListener("input", () => {
    state.wanted = filter.value;
    render.choices();
  });
  filter.addEventListener("keydown", (event) => {
    if (event.key === "Enter") list.querySelector("button")?.click();
  });
  fold.querySelector("summary")?.addEventListener("click", () => preferences.set("list", !fold.open));
  root.addEventListener("keydown", (event) => {
    const { target } = event;
    if ((event.key !== "Enter" && event.key !== " ") || !(target instanceof Element) || !target.matches("[data-ref]")) return;
    event.preventDefault();
    turn.press(target);
  });
  for (const kind of ["keydown", "pointerdown"]) document.addEventListener(kind, () => (state.keyboard = kind === "keydown"), { capture: true });
  document.addEventListener("keydown", (event) => {
    const { target } = event;
    if (event.key === "Escape" && !how.close() && turn.cancel()) render.first()?.focus({ preventScroll: true });
    if ((target instanceof Element && target.closest("input, textarea, select")) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "u") how.undo();
    if (event.key === "/" && !filter.hidden) {
      event.preventDefault();
      fold.open = true;
      filter.focus();
    }
  });
}
