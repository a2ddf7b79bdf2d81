import assert from "node:assert/strict";
import { test } from "node:test";

import "./browser.js";
import { KINDS, loudest, since, tones } from "../../src/keydom/server/web/static/shared/sound.js";

test("of what happens at once the thing that matters most is heard", () => {
  assert.equal(loudest(["place", "outbid", "take", "place"]), "outbid");
  assert.equal(loudest(["end", "turn"]), "end");
});

test("where nothing happened, or nothing that is known, nothing is heard", () => {
  assert.deepEqual([loudest([]), loudest(["thunder"])], [null, null]);
});

test("only what is new is heard", () => {
  assert.deepEqual(since([[3, "bid"], [4, "place"], [5, "take"]], 4), ["take"]);
});

test("every kind has tones, the first of them at once, none of them long", () => {
  for (const kind of KINDS) {
    const found = tones(kind, 100);
    assert.equal(found[0]?.at, 0, kind);
    assert.ok(found.every(({ at, long }) => at + long < 2), kind);
  }
});

test("sounds are quiet, and silent where the volume is nothing", () => {
  assert.ok(KINDS.every((kind) => tones(kind, 100).every(({ loud }) => loud > 0 && loud <= 0.22)));
  assert.ok(tones("end", 0).every(({ loud }) => loud === 0));
});
