import assert from "node:assert/strict";
import test from "node:test";

import { left, lit } from "../../src/keydom/server/web/static/table/choice.js";

/** @param {string[]} refs */
const action = (...refs) => ({ text: refs.join(" "), label: "", refs, final: false, manner: "", short: "" });
const pairs = [action("clay", "clay"), action("clay", "log"), action("log", "log"), action("log", "rock")];

test("what tells actions apart is lit", () => {
  assert.deepEqual([...lit(pairs, [])].sort(), ["clay", "log", "rock"]);
});

test("what is chosen stays lit where two of it can be meant", () => {
  assert.deepEqual([...lit(pairs, ["clay"])].sort(), ["clay", "log"]);
});

test("a thing that is chosen twice leaves the actions that mention it twice", () => {
  assert.deepEqual(left(pairs, ["clay", "clay"]), [pairs[0]]);
});

test("what is chosen is dark where it can be meant only once", () => {
  assert.deepEqual([...lit([action("a", "b"), action("a", "c")], ["a"])].sort(), ["b", "c"]);
});
