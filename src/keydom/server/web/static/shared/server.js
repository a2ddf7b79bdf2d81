// What a page asks the server.

import { notice } from "./notices.js";

/** @typedef {import("./wire.js").Problem} Problem */

const RETRY = 5; // seconds, where the server does not say when to ask again

/** An answer that is an error, with what the server said. */
export class Refusal extends Error {
  /** @param {number} status @param {string} text @param {string} [particulars] */
  constructor(status, text, particulars) {
    super(text);
    this.status = status;
    this.detail = particulars;
  }
}

/**
 * A request of our own pages; an answer that is an error is thrown as one, with what the server said. Where the server
 * cannot get at its games nothing was changed: it says so, and the same is asked again until it can.
 * @param {string} path
 * @param {unknown} [body] what is sent; without one it is only asked
 * @returns {Promise<any>} as wire.d.ts says it
 */
export async function ask(path, body) {
  /** @type {RequestInit & { headers: Record<string, string> }} */
  const options = { headers: { "x-keydom": "1", accept: "application/json" } };
  if (body !== undefined) {
    options.method = "POST";
    options.headers["content-type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  for (;;) {
    const answer = await fetch(path, options);
    if (answer.status === 204) return null;
    const said = await answer.json();
    if (answer.ok) return said;
    if (answer.status !== 503) throw refusal(answer, said);
    notice(said.error);
    await later(Number(answer.headers.get("retry-after")) || RETRY);
  }
}

/** @param {Response} answer @param {Problem} said */
function refusal(answer, said) {
  return new Refusal(answer.status, said.why || said.error || answer.statusText, said.detail);
}

/** @param {number} seconds */
function later(seconds) {
  return new Promise((done) => setTimeout(done, 1000 * seconds));
}

/**
 * What went wrong, as it is told.
 * @param {unknown} error
 */
export function reason(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * What went wrong in particular, where the server said that.
 * @param {unknown} error
 */
export function detail(error) {
  return (error instanceof Refusal && error.detail) || "";
}
