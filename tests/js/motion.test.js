// Which piece comes from where.

import assert from "node:assert/strict";
import { test } from "node:test";

import { match } from "../../src/keydom/server/web/static/table/motion.js";

/** @param {string} id @param {string} picture @param {number} x */
const spot = (id, picture, x, board = "table") => ({ id, picture, x, y: 0, board });

test("what keeps its name moves, and what stays does not", () => {
  const { moved, came, gone } = match([spot("a", "red", 0), spot("b", "red", 5)], [spot("a", "red", 9), spot("b", "red", 5)]);
  assert.deepEqual(moved.map(([from, to]) => [from.x, to.x]), [[0, 9]]);
  assert.deepEqual([came, gone], [[], []]);
});

test("a new piece comes from the nearest equal one that has vanished, also from another board; the rest fades", () => {
  const before = [spot("h1", "red", 0, "hand"), spot("h2", "red", 50, "hand"), spot("h3", "blue", 60, "hand")];
  const { moved, gone } = match(before, [spot("bid", "red", 55)]);
  assert.deepEqual(moved.map(([from]) => from.id), ["h2"]);
  assert.deepEqual(gone.map(({ id }) => id), ["h1", "h3"]);
});

test("a new piece that nobody had appears where it is", () => {
  assert.deepEqual(match([], [spot("a", "red", 0)]).came.map(({ id }) => id), ["a"]);
});

test("a name whose picture has changed is another piece", () => {
  const { moved, came, gone } = match([spot("a", "red", 0)], [spot("a", "blue", 0)]);
  assert.deepEqual([moved.length, came.length, gone.length], [0, 1, 1]);
});
