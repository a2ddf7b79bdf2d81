// As much of a browser as modules without a page need.

/** @param {Record<string, string>} kept what the browser keeps already */
export function browser(kept = {}) {
  const store = new Map(Object.entries(kept));
  const told = new EventTarget();
  const storage = {
    getItem: (/** @type {string} */ key) => store.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void store.set(key, value),
  };
  Object.assign(globalThis, { document: told, localStorage: storage });
  return { store, told };
}
