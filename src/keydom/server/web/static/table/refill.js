// What is offered as before stays on the page as it is.

/** @type {WeakMap<Element, string>} */
const filled = new WeakMap();

/**
 * What is offered as before stays as it is: nothing is taken away from under a hand that presses it.
 * @param {Element} place
 * @param {unknown} what
 * @param {() => Node[]} fill
 */
export function refill(place, what, fill) {
  const key = JSON.stringify(what);
  if (filled.get(place) === key) return false;
  filled.set(place, key);
  place.replaceChildren(...fill());
  return true;
}
