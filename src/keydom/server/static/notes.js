// Notes and side lines of a finished game: shown beside the ply that is looked at, and rewritten there.

import { ask, notice } from "./page.js";

const place = document.getElementById("notes");
const shown = place.querySelector(".beside");
const form = place.querySelector("form");
const edit = place.querySelector("[data-edit]");

let notes; // by ply, once they were read
let read = -1; // the version of the table that they were read at
let ply = 0;

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
  if (form && ply !== now.shown) editing(false);
  ply = now.shown;
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
    form.querySelector("textarea").value = notes[ply] ?? "";
    editing(true);
    form.querySelector("textarea").focus();
  };
  form.querySelector("[data-leave]").onclick = () => editing(false);
  form.onsubmit = async (event) => {
    event.preventDefault();
    const text = signed(form.querySelector("textarea").value);
    try {
      await ask(`/api/tables/${id}/notes`, { ply, text });
      if (text) notes[ply] = text;
      else delete notes[ply];
      editing(false);
      show();
      edit.focus();
    } catch (error) {
      notice(error.detail ? `${error.message} ${error.detail}` : error.message);
    }
  };
}
