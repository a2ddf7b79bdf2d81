// Notes and side lines of a finished game: shown beside the ply that is looked at, and rewritten there.

import { ask, notice } from "./page.js";

const place = document.getElementById("notes");
const shown = place.querySelector(".beside");
const form = place.querySelector("form");
const text = place.querySelector("textarea");
const edit = place.querySelector("[data-edit]");

let notes; // by ply, once they were read
let read = -1; // the version of the table that they were read at
let ply = 0;
const drafts = new Map(); // by ply, what was typed there and neither kept nor cancelled

function show() {
  shown.textContent = notes[ply] ?? "";
  shown.hidden = !notes[ply];
}

function editing(on) {
  form.hidden = !on;
  edit.hidden = on;
}

// A line without a sign is a note.
function signed(text) {
  const lines = text.split("\n").map((line) => line.trim()).filter(Boolean);
  return lines.map((line) => (/^[>|]/.test(line) ? line : `> ${line}`)).join("\n");
}

// What can be pressed here is there when the notes are: before that nobody could rewrite them.
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
  form.querySelector("[data-leave]").onclick = () => {
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
      notice(error.detail ? `${error.message} ${error.detail}` : error.message);
    }
  };
}
