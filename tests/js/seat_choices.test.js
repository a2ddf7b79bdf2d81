import assert from "node:assert/strict";
import { test } from "node:test";

import { between, friends, rivals, wish } from "../../src/keydom/server/web/static/pages/seat_choices.js";

test("a choice of the list is what the server is asked for", () => {
  assert.deepEqual([wish("bot hard"), wish("link")], [{ kind: "bot", level: "hard" }, { kind: "link" }]);
});

test("three play where a game allows it", () => {
  assert.deepEqual([between(2, 6), between(4, 5), between(2, 2), between(2, 6, 9)], [3, 4, 2, 6]);
});

test("bots are numbered from one", () => {
  assert.deepEqual(rivals(3, "easy", "Bot #").map((bot) => bot.name), ["Bot 1", "Bot 2"]);
});

test("a link leads to the seat that was drawn for it", () => {
  const seats = [{ kind: "mine", name: "Ann" }, { kind: "link", name: "Bo" }];
  assert.deepEqual([friends(seats, [1, 0]), friends(seats, [])], [
    [{ kind: "link", name: "Bo", number: 0 }],
    [{ kind: "link", name: "Bo", number: 1 }],
  ]);
});
