// A table: what has changed is fetched in parts and laid out; what may be done is a list of actions, no rule is here.

import { notice } from "../shared/notices.js";
import { tick } from "../shared/page.js";
import { preferences } from "../shared/preferences.js";
import { ask, Refusal, reason } from "../shared/server.js";
import { Boards, windowText } from "./boards.js";
import { Busy } from "./busy.js";
import { Card } from "./card.js";
import { covered } from "./curtain.js";
import { Draft } from "./draft.js";
import { Ground } from "./ground.js";
import { Hands } from "./hands.js";
import { markTurn } from "./turn_alert.js";
import { Hints } from "./hints.js";
import { roam } from "./keys.js";
import { settle, watch } from "./motion.js";
import { tell } from "./sequence.js";
import { awake, listen } from "./news.js";
import { besides } from "./notes.js";
import { fork, leaving, playing } from "./leaving.js";
import { presses } from "./presses.js";
import { focused, keep, proposals, undoable } from "./rail.js";
import { Render } from "./render.js";
import { Replay } from "./replay.js";
import { gestures, rematch, status, why } from "./requests.js";
import { sharing } from "./sharing.js";
import { sheets } from "./sheets.js";
import { listen as hear } from "./sounds.js";
import { Standing } from "./standing.js";
import { createState, manners, name } from "./state.js";
import { Story } from "./story.js";
import { chat, follow, heard } from "./drawer.js";
import { Turn } from "./turn.js";
import { Worths } from "./worth.js";

/** @typedef {import("./state.js").Facts} Facts */

const PATIENCE = 5; // how often a seat is asked back from a bot that is faster
const RESIZED = 150; // milliseconds that a window rests before the table is composed for it

/** @param {string} what */
const read = (what) => JSON.parse(document.getElementById(what)?.textContent ?? "null");
const root = /** @type {HTMLElement} */ (document.getElementById("table"));
const words = read("words");
const id = root.dataset.id ?? "";
/** @param {string} region */
const part = (region) => /** @type {HTMLElement} */ (root.querySelector(`[data-region="${region}"]`));

/** @type {Facts} */
let now = read("facts");
let prints = now.prints ?? {};
let seat = now.seat;
let log = ""; // "all": the whole of it
const busy = new Busy(() => load());
/** @type {Promise<void> | null} */
let loading = null; // the request for the table's parts that is under way
let again = false; // something has changed since it began

const state = createState(now);
const draft = new Draft(id);
const standing = new Standing(id, words, () => stand());
const worths = new Worths(words, () => draft.text(seat));
const boards = new Boards(root, now.scene, () => {
  boards.badge();
  render.things.costs();
});
const ground = new Ground(root);
const replay = new Replay(root, load);
const story = new Story(root);
const open = sheets(root);
const card = new Card(root, words, {
  put,
  shut: () => turn.cancel(),
  worth: (ref) => worths.lines(ref),
  icon: (ref) => render.icon(ref),
});
const turn = new Turn(state, {
  put,
  done,
  back: () => commands.undo(),
  swap: (steps) => redraft(() => draft.swap(steps)),
  gestures: (steps) => holding(() => gestures(id, seat ?? 0, draft.text(seat), steps)),
  why: (ref) => seat !== null && why(id, seat, draft.text(seat), ref),
  paint,
  isOthers: (thing) => render.things.isOthers(thing),
  rest: async () => {
    while (busy.work || loading) await (busy.work ?? loading);
  },
  isDrawn: (ref) => root.querySelector(`.board [data-ref="${CSS.escape(ref)}"]`) !== null,
  offer: (thing, groups) => card.offer(thing, name(state, thing.getAttribute("data-ref") ?? ""), groups),
  shut: () => card.close(),
  unlit: () => {
    if (!root.querySelector(".board .lit:not(.chosen)")) render.fold.open = true; // the rest is in words
    else if (!root.querySelector(".board:not([hidden]) .lit:not(.chosen)")) boards.open([]);
  },
  preferred: () => preferences.text("handing", "2"),
});
const render = new Render(root, words, state, {
  take: (action) => turn.take(action),
  pick: (ref) => turn.pick(ref),
  put,
  yes: () => (state.waiting ? put([state.waiting.text], true) : done()),
  handOn: () => turn.hurry() || done(),
  cancel: () => turn.cancel(),
});
const hints = new Hints(root, words, (/** @type {import("./state.js").Advice} */ hint) => turn.advise(hint), () => draft.text(seat));
new Hands(root, turn, card, {
  swiped: () => boards.swiped,
  point: (target) => render.things.point(target),
  open: (tab) => boards.show(tab),
});
roam(root);

function paint() {
  render.paint();
  boards.badge();
  hints.mark(state.advised);
}

/** One request at a time: what changes meanwhile is asked for after it. */
function load() {
  again = true;
  loading ??= (async () => {
    while (again) {
      again = false;
      await look();
    }
    loading = null;
    stand();
  })();
  return loading;
}

async function look() {
  const drafted = draft.text(seat);
  let answer;
  try {
    answer = await status(id, { log, window: windowText(), prints, seat, ply: replay.ply, drafted });
  } catch (error) {
    if (!(error instanceof Refusal)) return; // there is no connection: that is told already
    if (error.status === 403 && seat !== null) location.assign(`/t/${id}`); // the seat was ended elsewhere
    else notice(error.message);
    return;
  }
  if (drafted !== draft.text(seat)) return; // a step was taken meanwhile: what is asked for next tells of it
  if (answer.seat !== seat || covered(answer, seat, through)) return;
  const { regions } = answer;
  const [since, forward] = [now.ply, answer.now && answer.ply > now.ply];
  const drawn = Object.keys(regions).some((region) => region === "hand" || region.startsWith("pane-"));
  const sameWindow = answer.scene.window.join() === now.scene.window.join();
  const glide = drawn && sameWindow ? watch(root) : null;
  const stay = follow();
  if (drawn && !card.offers) card.close();
  const focus = focused(state);
  const held = proposals(root);
  ground.before(sameWindow && manners(state, answer) !== null);
  boards.renew(regions, answer.scene);
  ground.after();
  for (const [region, html] of Object.entries(regions)) if (!boards.drawings.has(region)) part(region).innerHTML = html;
  held();
  prints = answer.prints;
  now = answer;
  draft.settle(now);
  show(regions, focus);
  stay();
  glide?.();
  if (forward) tell(root, since, (refs) => story.light(refs));
}

/** @param {Record<string, string>} regions */
function show(regions, focus = false) {
  const mine = document.body.classList.contains("my-turn");
  hints.offer(now);
  worths.offer(now);
  if (turn.offer(now)) {
    card.close();
    paint();
    render.unfold();
    if (now.choices.length && (!mine || now.about.length || !root.querySelector(".board:not([hidden]) .lit"))) boards.open(now.about);
    undoable(root, now, draft);
    if (focus) keep(root, now, render);
  } else {
    undoable(root, now, draft);
    paint();
  }
  standing.show(now);
  if (regions.chat) heard();
  replay.shown(now);
  besides(id, now);
  playing(now);
  root.dataset.version = now.draft.length ? `${now.version}+${now.draft.length}` : String(now.version);
  tick(root);
  hear(now, markTurn(state, words.yours));
}

/**
 * Steps of a turn: nobody else sees them before it is done.
 * @param {string[]} steps
 */
async function put(steps, certain = false) {
  if (busy.work) return;
  settle();
  if (now.stepwise) {
    for (const action of steps) {
      const before = now.version;
      await act("moves", { action });
      if (now.version === before) return;
    }
    return;
  }
  await holding(async () => {
    await replay.go(null);
    draft.push(now, steps);
    await load();
  });
  if (now.closed && (certain || preferences.text("handing", "2") === "now")) await done();
}

/** An answer that stands is given as soon as it is asked for; what leaves no choice is put on the table. */
function stand() {
  if (busy.work || loading) return;
  const answer = standing.answer(now);
  const only = answer ? null : turn.forced();
  if (answer) put([answer.text], true);
  else if (only) put([only.text]);
}

function done() {
  turn.stop();
  return act("moves", { actions: draft.steps });
}

/** @param {() => void} change */
async function redraft(change) {
  if (busy.work) return;
  await holding(() => {
    change();
    return load();
  });
}

/**
 * One request at a time: a double click is one click. The news of what was done here needs no second look.
 * @param {string} what
 */
async function act(what, more = {}, by = seat) {
  if (busy.work) return;
  await holding(async () => {
    busy.own = null;
    try {
      busy.own = (await ask(`/api/tables/${id}/${what}`, { seat: by, version: now.version, ...more })).version;
      if (what === "moves") draft.forget();
    } catch (error) {
      notice(reason(error));
    }
    await replay.go(null);
    await load();
  });
}

/**
 * @template T
 * @param {() => Promise<T>} task
 */
async function holding(task) {
  const found = await busy.hold(task);
  stand();
  busy.catchUp();
  return found;
}

/**
 * A bot may move while its seat is asked back: what it did changes nothing about that.
 * @param {number} by
 */
async function takeBack(by) {
  for (let tries = 0; tries < PATIENCE && now.seats[by].bot && !now.over; tries++) await act("return", {}, by);
}

/**
 * The table through the eyes of a seat; null: of a spectator.
 * @param {number | null} as
 */
function through(as) {
  seat = state.seat = as;
  root.dataset.seat = as === null ? "" : String(as);
  return load();
}

/** @type {Record<string, (data?: any) => unknown>} */
const commands = {
  undo: () => (draft.groups.length ? redraft(() => draft.undo()) : act("undo")),
  restart: () => (draft.groups.length ? redraft(() => draft.clear()) : act("undo", { whole: true })),
  redo: () => (draft.undone.length ? redraft(() => draft.redo()) : act("redo")),
  propose: (data) => act("proposals", { what: data.what }, seat ?? now.mine[0]),
  rewind: () => act("proposals", { what: `rewind ${now.shown}` }, seat ?? now.mine[0]),
  agree: (data) => act("answers", { agree: true, what: data.what }, Number(data.seat)),
  refuse: (data) => act("answers", { agree: false, what: data.what }, Number(data.seat)),
  return: (data) => takeBack(Number(data.seat)),
  look: (data) => through(data.seat === "" ? null : Number(data.seat)),
  hint: () => hints.press(),
  fork: () => fork(id, now),
  "whole-log": () => {
    log = "all";
    return load();
  },
  "from-end": () => {
    open.replay(true);
    return replay.go(now.ply - 1); // all of the table, as it was last
  },
  "from-start": () => {
    open.replay(true);
    return replay.run();
  },
  rematch: () => rematch(id),
};

presses(root, state, render, turn, {
  put,
  close: open.close,
  undo: () => {
    if (now.undoable || draft.groups.length) commands.undo();
  },
  run: (command, data) => commands[command](data),
  look: (ply, refs) => {
    open.replay(true);
    replay.go(ply).then(() => boards.seek(story.light(refs)));
  },
});

sharing(id, () => replay.ply);
chat(id, () => seat ?? now.mine[0]);
leaving(act, () => seat ?? now.mine[0]);

/** @param {number} version */
function news(version) {
  if (busy.hears(version)) load().then(() => (root.dataset.heard = String(version))); // the same as before: something was said
}
awake(() => {
  listen(id, news);
  load();
}, load);
boards.watch(RESIZED, load);

if (!covered(now, seat, through)) show({});
if (draft.text(seat) || !boards.fits()) load();
else stand();
listen(id, news);
