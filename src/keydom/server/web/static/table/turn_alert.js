// Whose turn it is, where a glance sees it: the title, the icon, and what the style of the page goes by.

import { one } from "../shared/dom.js";
import { myTurn } from "./state.js";

const title = document.title;

/**
 * Says whether the table waits for this browser.
 * @param {import("./state.js").State} state
 * @param {string} yours "Your turn"
 */
export function markTurn(state, yours) {
  const { facts } = state;
  const asked = myTurn(state);
  document.title = asked ? `● ${yours} – ${title}` : title;
  one('link[rel="icon"]', HTMLLinkElement).href = asked ? "/static/shared/icon-turn.svg" : "/static/shared/icon.svg";
  document.body.classList.toggle("my-turn", asked);
  document.body.classList.toggle("over", facts.over);
  one(".ask [data-next]", HTMLElement).hidden = asked || facts.mine.length === 0;
  return asked;
}
