// Beside the table: the tabs of log, chat and preferences, and what is said.

import { ask, notice, preferences } from "./page.js";

const tabs = [...document.querySelectorAll('[role="tab"]')];
const dot = document.querySelector("#tab-chat .dot");

function open(tab) {
  for (const other of tabs) {
    const on = other === tab;
    other.setAttribute("aria-selected", on);
    other.tabIndex = on ? 0 : -1;
    document.getElementById(other.getAttribute("aria-controls")).hidden = !on;
  }
  if (tab.id === "tab-chat") dot.hidden = true;
  down();
}

for (const tab of tabs) {
  tab.addEventListener("click", () => open(tab));
  tab.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.stopPropagation();
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    next.focus();
    open(next);
  });
}

// The newest is at the end, and whoever reads there stays there.
const NEAR = 40; // pixels
const panels = [...document.querySelectorAll("#panel-log, #panel-chat")];

function down(which = panels) {
  for (const panel of which) panel.scrollTop = panel.scrollHeight;
}

const elsewhere = new Set(); // panels whose reader has gone back
const heights = new Map(); // of the panels, when it was last looked whether they have another
const room = new ResizeObserver((changes) => {
  for (const { target } of changes) {
    const panel = target.closest('[role="tabpanel"]');
    heights.set(panel, panel.clientHeight);
    if (!elsewhere.has(panel)) down([panel]);
  }
});
for (const panel of panels) {
  room.observe(panel);
  room.observe(panel.firstElementChild); // what is written may become longer by itself: letters come late
  panel.addEventListener("scroll", () => {
    if (panel.clientHeight !== heights.get(panel)) return; // the page has scrolled it, not its reader
    const atEnd = panel.scrollHeight - panel.scrollTop - panel.clientHeight < NEAR;
    if (atEnd) elsewhere.delete(panel);
    else elsewhere.add(panel);
  });
}

// What has been read before something new comes: call what this gives when it is there.
export function follow() {
  const here = panels.filter((panel) => !elsewhere.has(panel));
  return () => down(here);
}

export function heard() {
  if (document.getElementById("panel-chat").hidden) dot.hidden = false;
}

export function chat(id, seat) {
  document.getElementById("saying")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    const text = field.value.trim();
    if (!text) return;
    try {
      await ask(`/api/tables/${id}/chat`, { seat: seat(), text });
      field.value = "";
    } catch (error) {
      notice(error.message);
    }
  });
}

for (const box of document.querySelectorAll("[data-preference]")) {
  box.checked = preferences.get(box.dataset.preference, box.dataset.preference !== "sound");
  box.addEventListener("change", () => preferences.set(box.dataset.preference, box.checked));
}

down();
