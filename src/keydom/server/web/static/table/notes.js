// Notes and side lines of a finished game: shown beside the ply that is looked at, and rewritten there.

import { one } from "../shared/dom.js";
import { notice } from "../shared/notices.js";
import { ask, detail, reason, Refusal } from "../shared/server.js";

const place = one("#notes", HTMLElement);
const shown = one(".beside", HTMLElement, place);
const form = place.querySelector("form"); // there is none for who only watches
const text = /** @type {HTMLTextAreaElement} */ (place.querySelector("textarea"));
const edit = /** @type {HTMLElement} */ (place.querySelector("[data-edit]"));

/** @type {Record<number, string>} */
let notes = {}; // by ply, once they were read
let read = -1; // the version of the table that they were read at
let ply = 0;
let seen = ""; // what stood there when the text was begun that is being typed
/** @type {Map<number, { text: string, seen: string }>} */
const drafts = new Map(); // by ply, what was typed there and neither kept nor cancelled

/** @param {number} at a ply */
const written = (at) => notes[at] ?? "";

function show() {
  shown.textContent = written(ply);
  shown.hidden = !written(ply);
}

/** @param {boolean} on */
function editing(on) {
  if (form) form.hidden = !on;
  edit.hidden = on;
}

/**
 * A line without a sign is a note.
 * @param {string} typed
 */
function signed(typed) {
  const lines = typed.split("\n").map((line) => line.trim()).filter(Boolean);
  return lines.map((line) => (/^[>|]/.test(line) ? line : `> ${line}`)).join("\n");
}

/**
 * All notes, as they are at this version of the table or a later one; says whether they could be read.
 * @param {string} id
 * @param {number} version
 */
async function look(id, version) {
  const answer = await fetch(`/api/tables/${id}/notes`);
  if (!answer.ok) return false;
  const found = await answer.json();
  if (version >= read) [notes, read] = [found, version];
  return true;
}

/**
 * Put this in the place of what stood beside a ply, unless that is another text by now; says whether it was done.
 * @param {string} id
 * @param {number} at
 * @param {string} before
 * @param {string} after
 */
async function replace(id, at, before, after) {
  const table = `/api/tables/${id}`;
  while (written(at) === before) {
    try {
      const { version } = await ask(`${table}/notes`, { version: read, ply: at, text: after });
      await look(id, version);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 409)) throw error;
      if (!(await look(id, (await ask(table)).version))) throw error;
    }
  }
  return false;
}

/**
 * Somebody else has written beside a ply: say so. Whoever presses once more has seen it.
 * @param {number} at
 */
function changed(at) {
  const draft = drafts.get(at);
  if (draft) draft.seen = written(at);
  if (at === ply) {
    seen = written(at);
    show();
  }
  notice(place.dataset.changed ?? "");
}

/**
 * What can be pressed here is there when the notes are: before that nobody could rewrite them.
 * @param {string} id
 * @param {import("./state.js").Facts} now
 */
export async function besides(id, now) {
  if (!now.over) {
    place.hidden = true;
    return;
  }
  const moved = ply !== now.shown;
  ply = now.shown;
  if (form && moved) {
    ({ text: text.value, seen } = drafts.get(ply) ?? { text: "", seen: "" });
    editing(drafts.has(ply));
  }
  if (read < now.version && !(await look(id, now.version))) return;
  show();
  place.hidden = false;
  if (!form) return;
  edit.onclick = () => {
    text.value = seen = written(ply);
    editing(true);
    text.focus();
  };
  text.oninput = () => drafts.set(ply, { text: text.value, seen });
  one("[data-leave]", HTMLElement, form).onclick = () => {
    drafts.delete(ply);
    editing(false);
  };
  form.onsubmit = async (event) => {
    event.preventDefault();
    const [at, kept] = [ply, signed(text.value)];
    try {
      if (!(await replace(id, at, seen, kept))) return changed(at);
      drafts.delete(at);
      if (at !== ply) return; // another ply is looked at by now
      editing(false);
      show();
      edit.focus();
    } catch (error) {
      notice(`${reason(error)} ${detail(error)}`.trim());
    }
  };
}
