// How words are looked for in texts.

/**
 * Without accents, so that "ouvrier demenage" is found however it is written.
 * @param {string} text
 */
export function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * The words that somebody looks for.
 * @param {string} text
 */
export function wanted(text) {
  return plain(text).split(/\s+/).filter(Boolean);
}

/**
 * From where to where each of the words stands in a text, word by word; nothing where accents are written apart: the
 * places would not agree.
 * @param {string} text
 * @param {string[]} words
 * @returns {[number, number][]}
 */
export function places(text, words) {
  const bare = plain(text);
  /** @type {[number, number][]} */
  const found = [];
  if (bare.length !== text.length) return found;
  for (const word of words) {
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + word.length)) found.push([at, at + word.length]);
  }
  return found;
}
