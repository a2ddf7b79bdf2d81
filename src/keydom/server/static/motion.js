// Things that have moved are seen to move: what has the same name before and after glides, what is new appears.

const LONG = 420; // milliseconds
const MANY = 60; // if more than this changes at once, another table is shown

const spots = (place) => {
  const whole = place.querySelector("svg")?.getBoundingClientRect();
  const found = new Map();
  if (!whole) return found;
  for (const thing of place.querySelectorAll("svg g[id][data-ref], svg g[id][transform]")) {
    if (thing.closest("defs")) continue;
    const box = thing.getBoundingClientRect();
    found.set(thing.id, { thing, x: (box.left - whole.left) / whole.width, y: (box.top - whole.top) / whole.width });
  }
  return found;
};

// Remember where everything is; what comes back is to be called when the new drawing is there.
export function watch(place) {
  const before = spots(place);
  return () => {
    if (!before.size) return;
    const svg = place.querySelector("svg");
    const after = [...spots(place)];
    const { width } = svg.getBoundingClientRect();
    const moved = after.filter(([id, spot]) => {
      const old = before.get(id);
      return !old || Math.hypot(spot.x - old.x, spot.y - old.y) > 0.004;
    });
    if (moved.length > MANY) return;
    for (const [id, spot] of moved) {
      const old = before.get(id);
      if (!old) spot.thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: LONG, easing: "ease-out" });
      else if (!moved.some(([, other]) => other !== spot && other.thing.contains(spot.thing))) {
        const unit = width / spot.thing.parentNode.getScreenCTM().a; // a parent may be drawn smaller
        const from = `${(old.x - spot.x) * unit}px ${(old.y - spot.y) * unit}px`;
        spot.thing.animate([{ translate: from }, { translate: "0px 0px" }], { duration: LONG, easing: "ease-in-out" });
      }
    }
  };
}
