// Beside the table: the drawer with log, chat, players and preferences, and what is said.

import { all, one } from "../shared/dom.js";
import { notice } from "../shared/notices.js";
import { preferences } from "../shared/preferences.js";
import { ask, reason } from "../shared/server.js";

const NEAR = 40; // pixels

const drawer = one("#drawer", HTMLElement);
const tabs = all('[role="tab"]', HTMLElement, drawer);
const dots = all(":is(#tab-chat, .top [data-open-drawer], [data-open-menu]) .dot", HTMLElement);
const panels = all("#panel-log, #panel-chat", HTMLElement);

/** @param {HTMLElement} tab */
function open(tab) {
  for (const other of tabs) {
    const on = other === tab;
    other.setAttribute("aria-selected", String(on));
    other.tabIndex = on ? 0 : -1;
    one(`#${other.getAttribute("aria-controls")}`, HTMLElement).hidden = !on;
  }
  read();
  down();
}

const chatting = () => !drawer.hidden && !one("#panel-chat", HTMLElement).hidden;

function read() {
  if (chatting()) for (const dot of dots) dot.hidden = true;
}

drawer.addEventListener("open", () => {
  read();
  down();
});

for (const tab of tabs) {
  tab.addEventListener("click", () => open(tab));
  tab.addEventListener("keydown", (event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    event.stopPropagation();
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    next.focus();
    open(next);
  });
}

// The newest is at the end, and whoever reads there stays there.

function down(which = panels) {
  for (const panel of which) panel.scrollTop = panel.scrollHeight;
}

const elsewhere = new Set(); // panels whose reader has gone back
const heights = new Map(); // of the panels, when it was last looked whether they have another
const room = new ResizeObserver((changes) => {
  for (const { target } of changes) {
    const panel = target.closest('[role="tabpanel"]');
    if (!(panel instanceof HTMLElement)) continue;
    heights.set(panel, panel.clientHeight);
    if (!elsewhere.has(panel)) down([panel]);
  }
});
for (const panel of panels) {
  room.observe(panel);
  if (panel.firstElementChild) room.observe(panel.firstElementChild); // what is written may become longer by itself: letters come late
  panel.addEventListener("scroll", () => {
    if (panel.clientHeight !== heights.get(panel)) return; // the page has scrolled it, not its reader
    const atEnd = panel.scrollHeight - panel.scrollTop - panel.clientHeight < NEAR;
    if (atEnd) elsewhere.delete(panel);
    else elsewhere.add(panel);
  });
}

/** What has been read before something new comes: call what this gives when it is there. */
export function follow() {
  const here = panels.filter((panel) => !elsewhere.has(panel));
  return () => down(here);
}

export function heard() {
  if (!chatting()) for (const dot of dots) dot.hidden = false;
}

/**
 * @param {string} id
 * @param {() => number} seat
 */
export function chat(id, seat) {
  const form = document.getElementById("saying");
  if (!(form instanceof HTMLFormElement)) return;
  const field = one("[name=text]", HTMLInputElement, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    try {
      await ask(`/api/tables/${id}/chat`, { seat: seat(), text });
      field.value = "";
    } catch (error) {
      notice(reason(error));
    }
  });
}

for (const box of all("[data-preference]", HTMLInputElement)) {
  const name = box.dataset.preference ?? "";
  box.checked = preferences.get(name, name !== "sound");
  box.addEventListener("change", () => preferences.set(name, box.checked));
}
for (const choice of all("[name=handing]", HTMLInputElement, drawer)) {
  choice.checked = choice.value === preferences.text("handing", choice.dataset.text ?? "");
  choice.addEventListener("change", () => preferences.write("handing", choice.value));
}

down();
