import assert from "node:assert/strict";
import { test } from "node:test";

import { lasting, moment } from "../../src/keydom/server/web/static/shared/times.js";

for (const [seconds, said] of /** @type {const} */ ([[59, ""], [61, "1 min"], [7300, "2 hr"], [200000, "2 days"]])) {
  test(`${seconds} seconds are ${said || "not worth telling"}`, () => assert.equal(lasting(seconds, "en"), said));
}

test("a time of today is told without its day", () => {
  const now = new Date(2024, 4, 17, 12, 0);
  assert.equal(moment(new Date(2024, 4, 17, 9, 5), now, "nl"), "09:05");
});

test("a time of another day is told with it", () => {
  const now = new Date(2024, 4, 17, 12, 0);
  assert.match(moment(new Date(2024, 4, 19, 9, 5), now, "nl"), /^zo,? 19 mei,? (om )?09:05$/);
});
