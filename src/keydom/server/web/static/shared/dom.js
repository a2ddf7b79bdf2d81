// What a page has, by selector and kind: a script that looks for what is not there stops where it looks.

/**
 * The first thing that the selector finds.
 * @template {Element} T
 * @param {string} selector
 * @param {new () => T} kind
 * @param {ParentNode} [root]
 * @returns {T}
 */
export function one(selector, kind, root = document) {
  const found = root.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`the page has no ${selector}`);
}

/**
 * All that the selector finds.
 * @template {Element} T
 * @param {string} selector
 * @param {new () => T} kind
 * @param {ParentNode} [root]
 * @returns {T[]}
 */
export function all(selector, kind, root = document) {
  return [...root.querySelectorAll(selector)].filter(/** @returns {thing is T} */ (thing) => thing instanceof kind);
}

/**
 * What an event happened in, from the inside out; null where it happened elsewhere.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export function around(event, selector) {
  const found = event.target instanceof Element ? event.target.closest(selector) : null;
  return found instanceof HTMLElement ? found : null;
}
