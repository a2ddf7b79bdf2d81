// A table: parts of the page are fetched when something changes; what may be done is a list of actions, no rule is here.

import { ask, copy, notice, preferences, tick } from "./page.js";
import { Asking } from "./asking.js";
import { Cards } from "./cards.js";
import { Draft } from "./draft.js";
import { Hints } from "./hints.js";
import { Marks } from "./marks.js";
import { watch } from "./motion.js";
import { besides } from "./notes.js";
import { fork, parting, playing } from "./parting.js";
import { Replay } from "./replay.js";
import { roam } from "./roam.js";
import { ring } from "./sound.js";
import { Stage } from "./stage.js";
import { Standing } from "./standing.js";
import { sure } from "./sure.js";
import { chat, follow, heard } from "./talk.js";
import { Worths } from "./worth.js";

const read = (name) => JSON.parse(document.getElementById(name).textContent);
const root = document.getElementById("table");
const words = read("words");
const id = root.dataset.id;
const title = document.title;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const PATIENCE = 5; // how often a seat is asked back from a bot that is faster
const FORBIDDEN = 403;
const part = (name) => root.querySelector(`[data-region="${name}"]`);

let now = read("facts");
let prints = now.prints;
let seat = now.seat;
let log = ""; // "all": the whole of it
let busy = false;
let own = null; // the version that was made here last, until the server's news of it
const late = []; // news while busy
let loading = null; // the request for the table's parts that is under way
let again = false; // something has changed since it began

const worths = new Worths(words, () => draft.text(seat));
const cards = new Cards(root, root.dataset.game, (ref) => worths.lines(ref));
const stage = new Stage(root, words);
const draft = new Draft(id);
const standing = new Standing(id, words, () => stand());
const marks = new Marks(root.querySelector(".stage"), part("log"));
const replay = new Replay(root, load);
roam(root.querySelector(".stage"));
const hints = new Hints(root, words, (hint) => asking.advise(hint), () => draft.text(seat));
const asking = new Asking(root, words, {
  put,
  done,
  back: () => commands.undo(),
  swap: (steps) => redraft(() => draft.swap(steps)),
  whole: (steps) => whole(steps),
  why,
  narrowed: () => stage.aim(),
  advised: (hint) => hints.mark(hint),
});

// How the table stands.

// One request at a time: what changes meanwhile is asked for after it.
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
  const query = new URLSearchParams({ log, have: Object.entries(prints).map((pair) => pair.join(":")) });
  const drafted = draft.text(seat);
  if (seat !== null) query.set("as", seat);
  if (replay.ply !== null) query.set("ply", replay.ply);
  else if (drafted) query.set("draft", drafted);
  let answer;
  try {
    answer = await ask(`/t/${id}/now?${query}`);
  } catch (error) {
    if (error.status === FORBIDDEN && seat !== null) location.assign(`/t/${id}`); // the seat was ended elsewhere
    else if (error.status) notice(error.message);
    return;
  }
  if (drafted !== draft.text(seat)) return; // a step was taken meanwhile: what is asked for next tells of it
  if (answer.seat !== seat || covered(answer)) return;
  const { regions } = answer;
  const glide = regions.board && !calm.matches && preferences.get("motion", true) ? watch(root.querySelector(".stage")) : null;
  const stay = follow();
  cards.close();
  asking.keepFocus();
  for (const [name, html] of Object.entries(regions)) {
    if (name === "board") stage.drawing.renew(html);
    else part(name).innerHTML = html;
  }
  prints = answer.prints;
  now = answer;
  draft.settle(now);
  show(regions);
  stay();
  glide?.();
}

function show(regions) {
  if (regions.board) stage.fresh(now.over ? null : seat, now.draft.length > 0, asking.manners !== null);
  hints.offer(now);
  worths.offer(now);
  const fresh = asking.offer(now, draft);
  standing.show(now);
  if (regions.board || fresh) stage.aim(); // else nothing has changed: nobody's view moves while they press
  if (fresh) stage.seek(now.about.map((ref) => root.querySelector(`.board [data-ref="${CSS.escape(ref)}"]`)).filter(Boolean), true);
  if (regions.board || regions.log) marks.show(now);
  if (regions.chat) heard();
  if (regions.end) course();
  replay.shown(now);
  besides(id, now);
  playing(now);
  root.dataset.version = now.draft.length ? `${now.version}+${now.draft.length}` : now.version;
  tick(root);
  herald();
}

// Friends at one screen: the table is covered until the next one takes it over.
function covered(answer) {
  const next = answer.mover;
  if (answer.mine.length < 2 || !answer.now || answer.over || next === seat) return false;
  if (!answer.mine.includes(next) || answer.seats[next].bot) return false;
  const dialog = document.getElementById("curtain");
  dialog.querySelector("[data-name]").textContent = answer.seats[next].name;
  document.body.classList.add("covered");
  if (!dialog.open) dialog.showModal();
  dialog.querySelector("button").onclick = async () => {
    seat = next;
    await load();
    document.body.classList.remove("covered");
    dialog.close();
  };
  dialog.oncancel = (event) => event.preventDefault();
  return true;
}

// Whose turn it is, where a glance sees it.
let mine = false;
function herald() {
  const turn = !now.over && now.mine.includes(now.mover) && !now.seats[now.mover].bot;
  document.title = turn ? `● ${words.yours} – ${title}` : title;
  document.querySelector('link[rel="icon"]').href = turn ? "/static/icon-turn.svg" : "/static/icon.svg";
  document.body.classList.toggle("my-turn", turn);
  document.body.classList.toggle("over", now.over);
  document.querySelector("[data-next]").hidden = turn || now.mine.length === 0;
  if (turn && !mine && document.hidden && preferences.get("sound", false)) ring();
  mine = turn;
}

async function course() {
  const place = root.querySelector("[data-course]");
  if (!place) return;
  const answer = await fetch(`/t/${id}/course`);
  if (answer.ok) place.innerHTML = await answer.text();
}

// What a reader does.

// Steps of a turn: nobody else sees them before it is done. Whoever wants no question, or has said yes, has it done at once.
async function put(steps, sure = false) {
  if (busy) return;
  marks.skip();
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
  if (now.closed && (sure || !preferences.get("confirm", true))) await done();
}

// An answer that stands is given as soon as it is asked for.
function stand() {
  const answer = busy || loading ? null : standing.answer(now);
  if (answer) put([answer.text], true);
}

function done() {
  return act("moves", { actions: draft.steps });
}

async function redraft(change) {
  if (busy) return;
  await holding(() => {
    change();
    return load();
  });
}

// One request at a time: a double click is one click. The news of what was done here needs no second look.
async function act(what, more = {}, by = seat) {
  if (busy) return;
  await holding(async () => {
    own = null;
    try {
      own = (await ask(`/api/tables/${id}/${what}`, { seat: by, version: now.version, ...more })).version;
      if (what === "moves") draft.forget();
    } catch (error) {
      notice(error.message);
    }
    await replay.go(null);
    await load();
  });
}

async function holding(work) {
  busy = true;
  document.body.classList.add("busy");
  await work();
  busy = false;
  document.body.classList.remove("busy");
  stand();
  const news = late.splice(0);
  if (news.includes(own)) {
    news.splice(news.indexOf(own), 1);
    own = null;
  }
  if (news.length) load();
}

// A bot may move while its seat is asked back: what it did changes nothing about that.
async function takeBack(by) {
  for (let tries = 0; tries < PATIENCE && now.seats[by].bot && !now.over; tries++) await act("return", {}, by);
}

async function why(ref) {
  try {
    const said = await ask(`/api/tables/${id}/why?${new URLSearchParams({ seat, ref, draft: draft.text(seat) })}`);
    if (said.why) notice(said.why);
  } catch (error) {
    notice(error.message);
  }
}

async function whole(steps) {
  const query = new URLSearchParams([["as", seat], ["draft", draft.text(seat)], ...steps.map((step) => ["step", step])]);
  let groups = [];
  await holding(async () => {
    try {
      groups = await ask(`/t/${id}/whole?${query}`);
    } catch (error) {
      notice(error.message);
    }
  });
  return groups;
}

async function rematch() {
  try {
    location.assign((await ask(`/api/tables/${id}/rematch`, {})).watch);
  } catch (error) {
    notice(error.message);
  }
}

function through(as) {
  seat = as === "" ? null : Number(as);
  return load();
}

const commands = {
  undo: () => (draft.groups.length ? redraft(() => draft.undo()) : act("undo")),
  restart: () => (draft.groups.length ? redraft(() => draft.clear()) : act("undo", { whole: true })),
  redo: () => (draft.undone.length ? redraft(() => draft.redo()) : act("redo")),
  propose: (data) => act("proposals", { what: data.what }, seat ?? now.mine[0]),
  rewind: () => act("proposals", { what: `rewind ${now.shown}` }, seat ?? now.mine[0]),
  agree: (data) => act("answers", { agree: true, what: data.what }, Number(data.seat)),
  refuse: (data) => act("answers", { agree: false, what: data.what }, Number(data.seat)),
  return: (data) => takeBack(Number(data.seat)),
  look: (data) => through(data.seat),
  hint: () => hints.press(),
  fork: () => fork(id, now),
  "whole-log": () => {
    log = "all";
    return load();
  },
  "from-start": () => replay.run(),
  rematch,
};

root.addEventListener("click", (event) => {
  if (event.target.closest(".board") || stage.begun) {
    const meant = stage.meant(event);
    if (!cards.held && !stage.dragged) asking.pick(meant);
    return;
  }
  const pressed = event.target.closest("[data-act], [data-ply]");
  if (!pressed || pressed === root) return;
  const command = () => commands[pressed.dataset.act](pressed.dataset);
  if (pressed.dataset.asks) sure(pressed, command);
  else if (pressed.dataset.act) command();
  else if (!event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    const refs = pressed.closest("[data-refs]")?.dataset.refs ?? "";
    replay.go(Number(pressed.dataset.ply)).then(() => stage.seek(marks.light(refs)));
  }
});

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "u" && (now.undoable || draft.groups.length)) commands.undo();
});

const share = document.querySelector("[data-copy-here]");
share.addEventListener("click", () => {
  const here = new URL(`/t/${id}`, location.href);
  if (replay.ply !== null) here.searchParams.set("ply", replay.ply);
  copy(here.href, share).then((done) => done || notice(here.href));
});
chat(id, () => seat ?? now.mine[0]);
parting(act, () => seat ?? now.mine[0]);

// News: the server tells the version; whoever was asleep looks when awake.

const LISTEN_AGAIN = 5000; // milliseconds after which a line that was refused is asked for again
let source = null;
function listen() {
  source?.close();
  source = new EventSource(`/api/tables/${id}/stream`);
  source.addEventListener("version", (event) => {
    document.body.classList.remove("offline");
    const version = Number(event.data);
    if (busy) late.push(version);
    else if (version !== own) load().then(() => (root.dataset.heard = version)); // the same as before: something was said
    else own = null;
  });
  source.addEventListener("error", ({ target }) => {
    document.body.classList.add("offline");
    if (target === source && target.readyState === EventSource.CLOSED) setTimeout(listen, LISTEN_AGAIN);
  });
}
document.addEventListener("visibilitychange", () => document.hidden || load());
window.addEventListener("offline", () => document.body.classList.add("offline"));
window.addEventListener("online", () => {
  listen();
  load();
});

if (!covered(now)) show({ board: true, end: true });
if (draft.text(seat)) load();
else stand();
listen();
