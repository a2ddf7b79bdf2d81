// At a first table the first hints come without being asked for, until their reader has seen enough of them.

import { all, one } from "../shared/dom.js";
import { preferences } from "../shared/preferences.js";

const ENOUGH = 12; // hints

const root = one("#table", HTMLElement);
const note = one("#coach", HTMLElement);
const hints = one("#hints", HTMLElement);
let given = 0;
let at = /** @type {string | undefined} */ (""); // the version that the last was given for

if (preferences.text("first", "") === root.dataset.id && preferences.get("coach", true)) {
  const watch = new MutationObserver(advise);
  watch.observe(root, { attributes: true, attributeFilter: ["data-version"] });
  watch.observe(document.body, { attributes: true, attributeFilter: ["class"] });
  one("button", HTMLButtonElement, note).addEventListener("click", () => {
    preferences.set("coach", false);
    stop(watch);
    if (hints.children.length) hint()?.click();
  });
  document.addEventListener("preferred", () => preferences.get("coach", true) || stop(watch));
  advise();

  function advise() {
    const { classList } = document.body;
    const asked = classList.contains("my-turn") && !["busy", "past", "covered"].some((kind) => classList.contains(kind));
    if (!asked || at === root.dataset.version || hints.children.length || !hint()) return;
    at = root.dataset.version;
    note.hidden = false;
    if (++given > ENOUGH) return stop(watch);
    hint()?.click();
  }
}

function hint() {
  return all('[data-act="hint"]', HTMLElement, root).find((button) => button.offsetParent);
}

/** @param {MutationObserver} watch */
function stop(watch) {
  watch.disconnect();
  note.hidden = true;
}
