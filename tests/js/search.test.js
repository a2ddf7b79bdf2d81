import assert from "node:assert/strict";
import { test } from "node:test";

import { places, plain, wanted } from "../../src/keydom/server/web/static/pages/search.js";

test("words are found without their accents", () => assert.equal(plain("Déménage L'OUVRIER"), "demenage l'ouvrier"));

test("every word counts, whatever lies between", () => assert.deepEqual(wanted("  Éclair \n Vert "), ["eclair", "vert"]));

test("a word is marked wherever it stands", () => {
  assert.deepEqual(places("Tuile, tuiles", ["tuile"]), [[0, 5], [7, 12]]);
});

test("a text with accents written apart is not marked", () => {
  assert.deepEqual(places("de\u0301me\u0301nage", ["demenage"]), []);
});
