import assert from "node:assert/strict";
import { test } from "node:test";

import { pace, preferences } from "../../src/keydom/server/web/static/shared/preferences.js";
import { browser } from "./browser.js";

test("what was never chosen is as usual", () => {
  browser();
  assert.deepEqual([preferences.get("sound", false), preferences.text("letters", "normal")], [false, "normal"]);
});

test("what is chosen is kept under its name, and told", () => {
  const { store, told } = browser();
  let times = 0;
  told.addEventListener("preferred", () => (times += 1));
  preferences.set("motion", false);
  assert.deepEqual([store.get("keydom-motion"), preferences.get("motion", true), times], ["no", false, 1]);
});

test("a pace that nobody knows is the normal one", () => {
  browser({ "keydom-pace": "breathless" });
  assert.equal(pace.milliseconds, 800);
});

for (const [from, steps, to] of /** @type {const} */ ([["normal", 1, "slow"], ["slow", 1, "slow"], ["fast", -1, "fast"]])) {
  test(`${steps} from ${from} is ${to}`, () => {
    const { store } = browser({ "keydom-pace": from });
    pace.change(steps);
    assert.equal(store.get("keydom-pace"), to);
  });
}
