// Notes and side lines of a finished game: shown beside the ply that is looked at, and rewritten there.

import { one } from "../shared/dom.js";
import { notice } from "../shared/notices.js";
import { ask, detail, reason } from "../shared/server.js";

const place = one("#notes", HTMLElement);
const shown = one(".beside", HTMLElement, place);
const form = place.querySelector("form"); // there is none for who only watches
const text = /** @type {HTMLTextAreaElement} */ (place.querySelector("textarea"));
const edit = /** @type {HTMLElement} */ (place.querySelector("[data-edit]"));

/** @type {Record<number, string>} */
let notes = {}; // by ply, once they were read
let read = -1; // the version of the table that they were read at
let ply = 0;
const drafts = new Map(); // by ply, what was typed there and neither kept nor cancelled

function show() {
  shown.textContent = notes[ply] ?? "";
  shown.hidden = !notes[ply];
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
    text.value = drafts.get(ply) ?? "";
    editing(drafts.has(ply));
  }
  if (read !== now.version) {
    const answer = await fetch(`/api/tables/${id}/notes`);
    if (!answer.ok) return;
    notes = await answer.json();
    read = now.version;
  }
  show();
  place.hidden = false;
  if (!form) return;
  edit.onclick = () => {
    text.value = notes[ply] ?? "";
    editing(true);
    text.focus();
  };
  text.oninput = () => drafts.set(ply, text.value);
  one("[data-leave]", HTMLElement, form).onclick = () => {
    drafts.delete(ply);
    editing(false);
  };
  form.onsubmit = async (event) => {
    event.preventDefault();
    const [at, kept] = [ply, signed(text.value)];
    try {
      await ask(`/api/tables/${id}/notes`, { ply: at, text: kept });
      drafts.delete(at);
      if (kept) notes[at] = kept;
      else delete notes[at];
      if (at !== ply) return; // another ply is looked at by now
      editing(false);
      show();
      edit.focus();
    } catch (error) {
      notice(`${reason(error)} ${detail(error)}`.trim());
    }
  };
}
