// The board by keyboard: the arrows go from thing to thing, whether it is lit or not; its card tells what it is.

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 3; // how much farther a thing counts for every step that it lies aside

/** @param {Element} thing */
const middle = (thing) => {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** @param {HTMLElement} root */
export function roam(root) {
  root.addEventListener("keydown", (event) => {
    const way = WAYS[event.key];
    const { target } = event;
    if (!way || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element) || !target.closest(".board")) return;
    const next = nearest(root, target, way);
    if (!next) return;
    event.preventDefault();
    if (!next.hasAttribute("tabindex")) next.setAttribute("tabindex", "-1");
    next.focus({ preventScroll: true });
  });
}

/**
 * The next thing in a direction; from a board itself its first one.
 * @param {HTMLElement} root
 * @param {Element} from
 * @param {[number, number]} way
 */
function nearest(root, from, [right, down]) {
  if (from.matches(".board")) {
    const first = from.querySelector('[data-ref]:not([data-ref^="seat:"])') ?? from.querySelector("[data-ref]");
    return /** @type {SVGElement | null} */ (first);
  }
  const [x, y] = middle(from);
  /** @type {SVGElement | null} */
  let best = null;
  let least = Infinity;
  for (const thing of /** @type {NodeListOf<SVGElement>} */ (root.querySelectorAll(".board:not([hidden]) [data-ref]"))) {
    if (thing === from) continue;
    const [otherX, otherY] = middle(thing);
    const ahead = (otherX - x) * right + (otherY - y) * down;
    const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
    if (ahead < 1 || ahead + ASIDE * aside >= least) continue;
    best = thing;
    least = ahead + ASIDE * aside;
  }
  return best;
}
