// What a press means, as far as it needs no page.

import assert from "node:assert/strict";
import { test } from "node:test";

import { open, more, steps } from "../../src/keydom/server/web/static/table/carry.js";
import { alike, left, lit, only } from "../../src/keydom/server/web/static/table/choice.js";
import { holding } from "../../src/keydom/server/web/static/table/ground.js";
import { handing, SECONDS } from "../../src/keydom/server/web/static/table/handing.js";
import { exactly, landings, narrowed, nearest, reachable } from "../../src/keydom/server/web/static/table/lift.js";
import { pickable, waysLeft } from "../../src/keydom/server/web/static/table/payment.js";
import { createState } from "../../src/keydom/server/web/static/table/state.js";
import { Turn } from "../../src/keydom/server/web/static/table/turn.js";

/**
 * @param {import("../../src/keydom/server/web/static/table/choice.js").Action[]} choices
 * @param {Partial<import("../../src/keydom/server/web/static/table/turn.js").Ways>} ways
 */
function turnAt(choices, ways = {}) {
  const facts = /** @type {import("../../src/keydom/server/web/static/table/state.js").Facts} */ (
    /** @type {unknown} */ ({ choices, draft: [], stepwise: false, now: true, seat: 0 })
  );
  return new Turn({ ...createState(facts), at: "1" }, /** @type {import("../../src/keydom/server/web/static/table/turn.js").Ways} */ (ways));
}

/** @param {string} text @param {string[]} refs */
const action = (text, refs, manner = "") => ({ text, label: text, refs, final: false, manner, short: "" });

test("a press keeps the actions that mention the thing, and what still tells them apart is lit", () => {
  const actions = [action("bid a blue", ["a", "blue"]), action("bid a red", ["a", "red"]), action("bid b red", ["b", "red"])];
  assert.deepEqual([...lit(actions, [])].sort(), ["a", "b", "blue", "red"]);
  assert.deepEqual([...lit(actions, ["a"])].sort(), ["blue", "red"]);
  assert.equal(left(actions, ["red"]).length, 2);
  assert.equal(only(actions, ["red", "b"])?.text, "bid b red");
  assert.equal(only(actions, []), null);
});

test("one step in several manners is known as that", () => {
  assert.ok(alike([action("at 0", ["x"], "at"), action("at 1", ["x"], "at")]));
  assert.ok(!alike([action("at 0", ["x"], "at"), action("on 1", ["x"], "on")]));
  assert.ok(!alike([action("pass", [])]));
});

test("a payment is put together in any order", () => {
  const all = [
    { refs: ["stone", "stone"], steps: ["1"], label: "" },
    { refs: ["stone", "wine"], steps: ["2"], label: "" },
  ];
  const payment = { label: "", all, usual: null };
  assert.deepEqual([...pickable(payment, [])].sort(), ["stone", "wine"]);
  assert.deepEqual([...pickable(payment, ["wine"])], ["stone"]);
  assert.equal(waysLeft(payment, ["stone"]).length, 2);
});

test("what is carried goes as often as there is a way for it", () => {
  const way = { what: ["wood"], start: "a", end: "b", via: [], steps: ["carry"], most: 2 };
  const load = { what: "wood", start: "a", count: 1 };
  assert.equal(open([way], load).length, 1);
  assert.ok(more([way], load));
  assert.ok(!more([way], { ...load, count: 2 }));
  assert.deepEqual(steps(way, { ...load, count: 2 }), ["carry", "carry"]);
});

const cell = (/** @type {string} */ count, /** @type {string[]} */ taken) => ({ count, steps: taken, label: count, why: "" });
const GROUPS = [
  { label: "", step: "bid a", known: true, rows: [{ refs: ["blue"], label: "", cells: [cell("1", []), cell("2", ["bid a", "2"])], why: "" }] },
  { label: "", step: "use b", known: true, rows: [{ refs: ["blue"], label: "", cells: [cell("1", ["use b", "1"])], why: "" }] },
];
/** @param {string} step */
const places = (step) => [step.slice(-1)];

test("lifted pieces may be set down where so many of them, or more, can be used", () => {
  const found = landings(GROUPS, places, "blue");
  assert.deepEqual([...reachable(found, 1)].sort(), ["a", "b"]);
  assert.deepEqual([...reachable(found, 2)], ["a"]);
  assert.equal(landings(GROUPS, places, "red").size, 0);
});

test("where it is not known yet what may be set down, it may be tried", () => {
  const unknown = [{ label: "", step: "bid a", known: false, rows: [] }];
  assert.deepEqual([...reachable(landings(unknown, places, "blue"), 2)], ["a"]);
});

test("so many pieces set down are one thing, or the card is asked", () => {
  const found = landings(GROUPS, places, "blue");
  assert.deepEqual(exactly(found.get("a") ?? [], 2)?.steps, ["bid a", "2"]);
  assert.equal(exactly(found.get("a") ?? [], 1), null);
});

test("what is set down narrows what can be done there to exactly that", () => {
  const [bid, use] = narrowed([...GROUPS, { label: "", step: "bid c", known: true, rows: [] }], "blue", 1);
  assert.deepEqual([bid.step, bid.rows.flatMap(({ cells }) => cells.map(({ steps: taken }) => taken)), use], ["use b", [["use b", "1"]], undefined]);
});

test("a piece snaps to the nearest place within reach", () => {
  const frames = [{ left: 0, top: 0, right: 10, bottom: 10 }, { left: 50, top: 0, right: 60, bottom: 10 }];
  assert.equal(nearest(20, 5, frames, 30), 0);
  assert.equal(nearest(45, 5, frames, 30), 1);
  assert.equal(nearest(300, 5, frames, 30), -1);
});

test("a turn is handed on by itself unless that would show something, give something up, or run away from a keyboard", () => {
  assert.equal(handing("", "2", false), 2);
  assert.equal(handing("", "nonsense", false), SECONDS);
  assert.equal(handing("shows", "2", false), "ask");
  assert.equal(handing("gives-up", "10", false), "ask");
  assert.equal(handing("", "2", true), "ask");
  assert.equal(handing("", "ask", false), "ask");
  assert.equal(handing("shows", "now", true), "now");
});

test("a step that leaves no choice is put on the table once, and asked for when it was taken back", () => {
  const turn = turnAt([action("decline", [])]);
  assert.equal(turn.forced()?.text, "decline");
  assert.equal(turn.forced(), null);
});

test("a step that shows something is pressed, though it leaves no choice", () => {
  assert.equal(turnAt([{ ...action("open", []), final: true }]).forced(), null);
});

test("no piece moves by itself, though it is the only one that can", () => {
  assert.equal(turnAt([action("work field", ["field"])]).forced(), null);
});

test("where there is a choice no step is put on the table", () => {
  assert.equal(turnAt([action("pass", []), action("fence", [])]).forced(), null);
});

test("a thing is turned to the right, or to the left", () => {
  /** @type {string[][]} */
  const put = [];
  const turn = turnAt([], { swap: (taken) => put.push(taken) });
  turn.state.manners = { texts: ["at 0", "at 1", "at 2"], refs: ["hex:0"], version: 1 };
  Object.assign(turn.state.facts, { draft: ["at 0"], version: 1 });
  turn.turnOn(false);
  turn.turnOn(true);
  assert.deepEqual(put, [["at 1"], ["at 2"]]);
});

test("ground is shifted and scaled so that what lies on it stays where it lay", () => {
  const { scale, x, y } = holding({ a: 2, e: 100, f: 50 }, { a: 1, e: 40, f: 30 });
  assert.deepEqual([scale, x + scale * 40, y + scale * 30], [2, 100, 50]);
});
