// Things that have moved are seen to move: what has the same name before and after glides, what is new appears.

const LONG = 420; // milliseconds
const MANY = 60; // if more than this changes at once, another table is shown

// Where everything is: in the drawing that it belongs to, by which it is told whether it moved, and on the screen.
const spots = (place) => {
  const found = new Map();
  for (const svg of place.querySelectorAll(".board > svg")) {
    const whole = svg.getBoundingClientRect();
    const docked = svg.parentNode.matches(".dock");
    for (const thing of svg.querySelectorAll("g[id][data-ref], g[id][transform]")) {
      if (thing.closest("defs")) continue;
      const { left, top } = thing.getBoundingClientRect();
      found.set(thing.id, { thing, docked, left, top, x: (left - whole.left) / whole.width, y: (top - whole.top) / whole.width });
    }
  }
  return found;
};

const went = (old, spot) =>
  old.docked !== spot.docked || Math.hypot(spot.x - old.x, spot.y - old.y) > 0.004;

// How far it was from where it is, in pixels.
const away = (old, spot) => {
  if (old.docked !== spot.docked) return [old.left - spot.left, old.top - spot.top];
  const { width } = spot.thing.ownerSVGElement.getBoundingClientRect();
  return [(old.x - spot.x) * width, (old.y - spot.y) * width];
};

// Remember where everything is; what comes back is to be called when the new drawing is there.
export function watch(place) {
  const before = spots(place);
  return () => {
    if (!before.size) return;
    const moved = [...spots(place)].filter(([id, spot]) => !before.has(id) || went(before.get(id), spot));
    if (moved.length > MANY) return;
    for (const [id, spot] of moved) {
      const old = before.get(id);
      if (!old) spot.thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: LONG, easing: "ease-out" });
      else if (!moved.some(([, other]) => other !== spot && other.thing.contains(spot.thing))) {
        const unit = spot.thing.parentNode.getScreenCTM().a; // a parent may be drawn smaller
        const from = away(old, spot)
          .map((far) => `${far / unit}px`)
          .join(" ");
        spot.thing.animate([{ translate: from }, { translate: "0px 0px" }], { duration: LONG, easing: "ease-in-out" });
      }
    }
  };
}
