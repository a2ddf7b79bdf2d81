// What is offered: as before it stays on the page as it is, and nothing is taken away from under a hand that presses it.

const SOON = 100; // milliseconds in which a press follows the hand that was lifted

/** @type {WeakMap<Element, string>} */
const filled = new WeakMap();
/** @type {Map<Element, () => void>} */
const waiting = new Map(); // what is filled once it is let go of
/** @type {Node | null} */
let pressed = null;
let timer = 0;

document.addEventListener("pointerdown", press, { capture: true });
document.addEventListener("click", letGo, { capture: true });
document.addEventListener("pointercancel", letGo);
document.addEventListener("pointerup", () => (timer = setTimeout(letGo, SOON)));

/** @param {PointerEvent} event */
function press({ target }) {
  clearTimeout(timer);
  pressed = target instanceof Node ? target : null;
}

/** What waits is filled after the press has done what it does. */
function letGo() {
  pressed = null;
  if (waiting.size) setTimeout(() => [...waiting.values()].forEach((fill) => fill()));
}

/**
 * Says whether the place is filled anew, now.
 * @param {Element} place
 * @param {unknown} what
 * @param {() => Node[]} fill
 * @param {boolean} atOnce even while it is pressed: no press is a yes to another question than it was meant for
 */
export function refill(place, what, fill, atOnce = false) {
  const key = JSON.stringify(what);
  waiting.delete(place);
  if (filled.get(place) === key) return false;
  if (!atOnce && pressed && place.contains(pressed)) {
    waiting.set(place, () => refill(place, what, fill));
    return false;
  }
  filled.set(place, key);
  place.replaceChildren(...fill());
  return true;
}
