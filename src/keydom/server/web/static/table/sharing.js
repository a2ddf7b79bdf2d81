// The link to watch leads to what is looked at.

import { one } from "../shared/dom.js";
import { copy, notice } from "../shared/notices.js";

/**
 * @param {string} id
 * @param {() => number | null} shown the ply that is looked at, where it is not the last
 */
export function sharing(id, shown) {
  const button = one("[data-copy-here]", HTMLElement);
  button.addEventListener("click", () => {
    const here = new URL(`/t/${id}`, location.href);
    const ply = shown();
    if (ply !== null) here.searchParams.set("ply", String(ply));
    copy(here.href, button).then((copied) => copied || notice(here.href));
  });
}
