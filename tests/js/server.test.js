import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { Refusal, ask, detail, reason } from "../../src/keydom/server/web/static/shared/server.js";

/** @type {{ path: string, options: RequestInit }[]} */
let asked = [];

/** @param {...Response} answers one after the other */
function answering(...answers) {
  asked = [];
  mock.method(globalThis, "fetch", async (/** @type {string} */ path, /** @type {RequestInit} */ options) => {
    asked.push({ path, options });
    return answers.shift();
  });
}

beforeEach(() => mock.restoreAll());

test("what has no body is only asked", async () => {
  answering(Response.json({ version: 3 }));
  assert.deepEqual(await ask("/api/tables/x"), { version: 3 });
  assert.deepEqual([asked[0]?.path, asked[0]?.options.method], ["/api/tables/x", undefined]);
});

test("what has a body is sent, and says that our own page sends it", async () => {
  answering(new Response(null, { status: 204 }));
  assert.equal(await ask("/language/nl", {}), null);
  const { method, body, headers } = asked[0]?.options ?? {};
  assert.deepEqual([method, body, new Headers(headers).get("x-keydom")], ["POST", "{}", "1"]);
});

test("a refusal says why, and in particular", async () => {
  answering(Response.json({ status: 409, error: "Not now", detail: "the game is over" }, { status: 409 }));
  const error = await ask("/api/tables/x/moves", {}).catch((refused) => refused);
  assert.ok(error instanceof Refusal);
  assert.deepEqual([error.status, reason(error), detail(error)], [409, "Not now", "the game is over"]);
});

test("the reason of a rule is told rather than the error", async () => {
  answering(Response.json({ error: "Not allowed", why: "The field is taken." }, { status: 422 }));
  await assert.rejects(ask("/", {}), { message: "The field is taken." });
});

test("what is no error of ours is told as it is", () => assert.deepEqual([reason("broken"), detail(new Error("x"))], ["broken", ""]));
