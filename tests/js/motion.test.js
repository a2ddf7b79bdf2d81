// Which thing and which piece comes from where.

import assert from "node:assert/strict";
import { test } from "node:test";

import { flows, match, road } from "../../src/keydom/server/web/static/table/flows.js";

/** @param {string} id @param {string} picture @param {number} x */
const spot = (id, picture, x, board = "table") => ({ id, picture, x, y: 0, board });

test("what keeps its name moves, and what stays does not", () => {
  const { moved, came, gone } = match([spot("a", "red", 0), spot("b", "red", 5)], [spot("a", "red", 9), spot("b", "red", 5)]);
  assert.deepEqual(moved.map(([from, to]) => [from.x, to.x]), [[0, 9]]);
  assert.deepEqual([came, gone], [[], []]);
});

test("what moves may look different where it comes to: a tile that was large is small", () => {
  const { moved } = match([spot("a", "large", 0)], [spot("a", "small", 9)]);
  assert.deepEqual(moved.map(([from, to]) => [from.picture, to.picture]), [["large", "small"]]);
});

test("a new thing comes from the nearest equal one that has vanished, also from another board; the rest fades", () => {
  const before = [spot("h1", "red", 0, "hand"), spot("h2", "red", 50, "hand"), spot("h3", "blue", 60, "hand")];
  const { moved, gone } = match(before, [spot("bid", "red", 55)]);
  assert.deepEqual(moved.map(([from]) => from.id), ["h2"]);
  assert.deepEqual(gone.map(({ id }) => id), ["h1", "h3"]);
});

test("a new thing that nobody had appears where it is", () => {
  assert.deepEqual(match([], [spot("a", "red", 0)]).came.map(({ id }) => id), ["a"]);
});

test("a name whose picture has changed is another thing", () => {
  const { moved, came, gone } = match([spot("a", "red", 0)], [spot("a", "blue", 0)]);
  assert.deepEqual([moved.length, came.length, gone.length], [0, 1, 1]);
});

/** @param {string} id @param {string} picture @param {number} amount @param {number} x */
const pile = (id, picture, amount, x, sum = false) => ({ id, picture, kind: picture.split(" ").at(-1) ?? "", amount, sum, x, y: 0 });

/** @param {ReturnType<typeof flows>} found */
const told = ({ moved }) => moved.map(({ from, to, count }) => `${from.id} ${to.id} ${count}`);

test("pieces come from the nearest piles that have lost equal ones", () => {
  const before = [pile("near", "red worker", 2, 10), pile("far", "red worker", 5, 90), pile("bid", "red worker", 1, 0)];
  const after = [pile("near", "red worker", 0, 10), pile("far", "red worker", 4, 90), pile("bid", "red worker", 4, 0)];
  assert.deepEqual(told(flows(before, after)), ["near bid 2", "far bid 1"]);
});

test("a piece that nobody saw comes from where one of its kind is missing", () => {
  const found = flows([pile("screen", "any worker", 3, 0)], [pile("screen", "any worker", 2, 0), pile("bid", "red worker", 1, 9)]);
  assert.deepEqual(told(found), ["screen bid 1"]);
});

test("a sum tells of pieces that lie elsewhere: they go there first", () => {
  const before = [pile("supply", "wood", 9, 0), pile("plate", "wood", 1, 1, true), pile("tile", "wood", 1, 50)];
  const after = [pile("supply", "wood", 8, 0), pile("plate", "wood", 2, 1, true), pile("tile", "wood", 2, 50)];
  assert.deepEqual(told(flows(before, after)), ["supply tile 1"]);
});

test("what nobody has lost comes from the nearest home, and what nobody has won goes there", () => {
  const homes = [pile("cottage", "worker", Infinity, 5), pile("house", "worker", Infinity, 50)];
  assert.deepEqual(told(flows(homes, [...homes, pile("field", "worker", 1, 9)])), ["cottage field 1"]);
  assert.deepEqual(told(flows([...homes, pile("field", "worker", 1, 40)], homes)), ["field house 1"]);
});

test("what has no equal comes, and what nobody takes goes", () => {
  const { came, gone } = flows([pile("a", "wood", 2, 0)], [pile("b", "stone", 1, 0)]);
  assert.deepEqual([came.map(({ to, count }) => [to.id, count]), gone.map(({ from, count }) => [from.id, count])], [[["b", 1]], [["a", 2]]]);
});

test("goods go along the shortest road, and straight where there is none", () => {
  const roads = new Map([["a", ["b", "d"]], ["b", ["a", "c"]], ["c", ["b"]], ["d", ["a"]]]);
  assert.deepEqual(road(roads, "a", "c"), ["a", "b", "c"]);
  assert.deepEqual(road(roads, "a", "elsewhere"), ["a", "elsewhere"]);
});
