import assert from "node:assert/strict";
import { test } from "node:test";

import { beats, between, pace } from "../../src/keydom/server/web/static/shared/counting.js";

/** @param {number} part @param {number} points */
const line = (part, points) => ({ lights: [`tile:${part}-${points}`], part, points });

test("everybody's lines of a category are counted side by side, and the next category after it", () => {
  const told = beats([[line(0, 5), line(0, 3), line(2, 4)], [line(1, 7), line(0, 1)]]);
  assert.deepEqual(told.map(({ part, lines }) => [part, ...lines.map((one) => one?.points ?? null)]), [
    [0, 5, 1],
    [0, 3, null],
    [1, null, 7],
    [2, 4, null],
  ]);
});

test("the totals grow to the sums of the lines", () => {
  assert.deepEqual(beats([[line(0, 5), line(1, -2)], [line(1, 7)]]).map(({ totals }) => totals), [[5, 0], [3, 7]]);
});

test("where nobody has scored there is nothing to count", () => {
  assert.deepEqual(beats([[], []]), []);
});

test("however many lines there are, all of them take no longer than a few seconds", () => {
  assert.equal(pace(3), 620);
  assert.ok(60 * pace(60) <= 9000);
});

test("a figure counts up and stays where it is to come to", () => {
  assert.deepEqual([0, 0.5, 1, 3].map((share) => between(4, 10, share)), [4, 7, 10, 10]);
});
