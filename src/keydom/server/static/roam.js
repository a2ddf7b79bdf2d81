// The board by keyboard: the arrows go from thing to thing, whether it is lit or not; its card tells what it is.

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 3; // how much farther a thing counts for every step that it lies aside

const middle = (thing) => {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

export function roam(place) {
  place.addEventListener("keydown", (event) => {
    const way = WAYS[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey || !event.target.closest(".board")) return;
    const next = nearest(place, document.activeElement, way);
    if (!next) return;
    event.preventDefault();
    if (!next.hasAttribute("tabindex")) next.setAttribute("tabindex", "-1");
    next.focus();
  });
}

// The next thing in a direction; from the board itself the first one.
function nearest(place, from, [right, down]) {
  const things = [...place.querySelectorAll(".board [data-ref]")].filter((thing) => thing !== from);
  if (from.matches(".board")) return things[0];
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    const [otherX, otherY] = middle(thing);
    const ahead = (otherX - x) * right + (otherY - y) * down;
    const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
    if (ahead < 1 || ahead + ASIDE * aside >= least) continue;
    best = thing;
    least = ahead + ASIDE * aside;
  }
  return best;
}
