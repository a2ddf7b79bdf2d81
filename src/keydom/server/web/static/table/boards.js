// The drawings of a table: where they lie in the window, which of them a phone shows, and what the server draws anew.

import { Drawing } from "./drawing.js";

/** @typedef {[number, number, number, number]} Box */
/** @typedef {import("../shared/wire.js").SceneFacts} SceneFacts */

const STEP = 8; // pixels, by which windows are told apart
const LEAST = 320;
const SWIPE = 60; // pixels
const BESIDE = ".corner, .notes, [data-region=prompt]"; // what lies beside the board, and is told how much room that leaves

/** The window as the server is told it. */
export function windowText() {
  return `${Math.max(LEAST, innerWidth)}x${Math.max(LEAST, innerHeight)}`;
}

/** @param {number} pixels */
const stepped = (pixels) => Math.floor(Math.max(LEAST, pixels) / STEP) * STEP;

/**
 * @param {HTMLElement} element
 * @param {Box} box
 */
function lay(element, [left, top, width, height]) {
  Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}

export class Boards {
  /**
   * @param {HTMLElement} root
   * @param {SceneFacts} scene
   * @param {() => void} turned another pane is shown
   */
  constructor(root, scene, turned) {
    this.root = root;
    this.turned = turned;
    this.scene = scene;
    /** @type {Map<string, Drawing>} */
    this.drawings = new Map();
    this.shown = "";
    this.swiped = false;
    this.key = ""; // what lies where it is said to
    this.place = /** @type {HTMLElement} */ (root.querySelector(".scene"));
    this.tabs = /** @type {HTMLElement} */ (root.querySelector(".tabs"));
    for (const part of root.querySelectorAll("[data-region].board, [data-region=header]")) this.know(/** @type {HTMLElement} */ (part));
    this.tabs.addEventListener("click", ({ target }) => {
      const pressed = target instanceof Element && target.closest("[data-tab]");
      if (pressed instanceof HTMLElement) this.show(pressed.dataset.tab ?? "");
    });
    this.tabs.addEventListener("keydown", (event) => this.step(event));
    this.swipe();
    this.arrange(scene, true);
  }

  /** @param {HTMLElement} part */
  know(part) {
    this.drawings.set(part.dataset.region ?? "", new Drawing(part));
  }

  /** The boards that are in sight, and the reader's own pieces. */
  get all() {
    return /** @type {HTMLElement[]} */ ([...this.root.querySelectorAll(".board")]);
  }

  /** @param {string} name */
  pane(name) {
    return /** @type {HTMLElement | null} */ (this.place.querySelector(`[data-pane="${CSS.escape(name)}"]`));
  }

  /**
   * Whether the server has composed the table for another window than this one.
   * @param {SceneFacts} scene
   */
  fits(scene = this.scene) {
    return scene.window[0] === stepped(innerWidth) && scene.window[1] === stepped(innerHeight);
  }

  /**
   * A window of another size: what was composed for it lies where it belongs, or it is asked for.
   * @param {number} rest milliseconds for which it has stayed as it is
   * @param {() => unknown} load
   */
  watch(rest, load) {
    let timer = 0;
    window.addEventListener("resize", () => {
      clearTimeout(timer);
      timer = setTimeout(() => (this.fits() ? this.arrange(this.scene) : load()), rest);
    });
  }

  /**
   * What was drawn anew.
   * @param {Record<string, string>} regions
   * @param {SceneFacts} scene
   */
  renew(regions, scene) {
    for (const { name, title } of scene.panes) {
      if (this.pane(name)) continue;
      const made = document.createElement("section");
      Object.assign(made, { className: "board", id: `pane-${name}`, tabIndex: 0, hidden: true });
      made.dataset.region = `pane-${name}`;
      made.dataset.pane = name;
      made.setAttribute("aria-label", title);
      this.place.append(made);
      this.know(made);
    }
    for (const [name, drawing] of this.drawings) if (name in regions) drawing.renew(regions[name]);
    const names = new Set(scene.panes.map(({ name }) => `pane-${name}`));
    for (const name of [...this.drawings.keys()].filter((one) => one.startsWith("pane-") && !names.has(one))) {
      this.drawings.get(name)?.place.remove();
      this.drawings.delete(name);
    }
    this.arrange(scene);
  }

  /**
   * Everything where it belongs; said only where it is new, or all would be laid out again.
   * @param {SceneFacts} scene
   */
  arrange(scene, first = false) {
    const key = JSON.stringify([scene, innerWidth, innerHeight]);
    if (key === this.key) return;
    this.key = key;
    this.scene = scene;
    const { root } = this;
    root.dataset.kind = scene.kind;
    root.dataset.light = scene.light;
    root.dataset.window = scene.window.join("x");
    // What the steps of windows leave over is parted to both sides; what reaches to an edge of the window still does.
    const wide = Math.max(0, innerWidth - scene.window[0]);
    const below = Math.max(0, innerHeight - scene.window[1]);
    const aside = Math.floor(wide / 2);
    const part = (/** @type {string} */ what) => /** @type {HTMLElement} */ (root.querySelector(what));
    const inside = (/** @type {Box} */ [left, top, width, height]) => /** @type {Box} */ ([left + aside, top, width, height]);
    for (const pane of scene.panes) {
      const place = this.pane(pane.name);
      if (place) lay(place, inside(pane.area));
    }
    const own = part(".board.hand");
    own.hidden = scene.hand === null;
    if (scene.hand) lay(own, inside(scene.hand));
    const lying = scene.kind === "lying";
    const edge = (/** @type {Box} */ [left, top, width, height]) => /** @type {Box} */ ([left, top, width + wide, height]);
    const right = (/** @type {Box} */ [left, top, width, height]) => /** @type {Box} */ ([left + aside, top, width + wide - aside, height]);
    lay(part(".top"), (lying ? right : edge)(scene.bar));
    lay(part(".strip-of-game"), inside(scene.header));
    const [left, top, width, height] = scene.rail;
    lay(part(".rail"), lying ? [left, top, width && width + aside, height + below] : [left, top, width + wide, height + below]);
    const asked = lying ? right([scene.ask[0], scene.ask[1], scene.ask[2], scene.ask[3] + below]) : (scene.kind === "desk" ? right : inside)(scene.ask);
    for (const what of [".ask", ".replay"]) lay(part(what), asked); // who looks back is asked nothing
    lay(part(".tabs"), lying ? [scene.tabs[0] + aside, scene.tabs[1], scene.tabs[2], scene.tabs[3] + below] : edge(scene.tabs));
    const foot = innerHeight - (scene.tabs[3] ? scene.tabs[1] : lying ? innerHeight - 8 : scene.rail[1]);
    const column = lying ? innerWidth - scene.ask[0] - aside : 0;
    for (const beside of document.querySelectorAll(BESIDE)) {
      const { style } = /** @type {HTMLElement} */ (beside);
      style.setProperty("--foot", `${foot}px`);
      style.setProperty("--column", `${column}px`);
    }
    lay(part(".ending"), inside([0, 0, ...scene.window]));
    if (scene.kind === "desk") lay(part(".story"), inside(scene.story));
    else lay(part(".story"), [scene.board[0] + 8, scene.board[1] + 8, scene.board[2] - 16, scene.board[3] - 16]);
    part(".story").hidden = scene.kind === "desk" && scene.story[2] < 120;
    const { panes } = scene;
    this.tabs.replaceChildren(...(panes.length > 1 ? panes.map(({ name, title }) => tab(name, title)) : []));
    if (!panes.some(({ name }) => name === this.shown)) this.shown = panes[0]?.name ?? "";
    this.show(this.shown, !first);
  }

  /** @param {string} name */
  show(name, tell = true) {
    this.shown = name;
    for (const board of /** @type {NodeListOf<HTMLElement>} */ (this.place.querySelectorAll(".board"))) board.hidden = board.dataset.pane !== name;
    for (const one of /** @type {NodeListOf<HTMLElement>} */ (this.tabs.querySelectorAll("[data-tab]"))) {
      one.setAttribute("aria-selected", String(one.dataset.tab === name));
      one.tabIndex = one.dataset.tab === name ? 0 : -1;
    }
    if (tell) this.turned();
  }

  /** @param {KeyboardEvent} event */
  step(event) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    this.turn(by);
    /** @type {HTMLElement | null} */ (this.tabs.querySelector('[aria-selected="true"]'))?.focus();
  }

  /** @param {number} by */
  turn(by) {
    const names = this.scene.panes.map(({ name }) => name);
    if (names.length > 1) this.show(names[(names.indexOf(this.shown) + by + names.length) % names.length]);
  }

  swipe() {
    /** @type {{ x: number, y: number } | null} */
    let from = null;
    this.place.addEventListener("pointerdown", (event) => {
      from = event.pointerType === "mouse" ? null : { x: event.clientX, y: event.clientY };
      this.swiped = false;
    });
    this.place.addEventListener("pointerup", (event) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      from = null;
      if (Math.abs(x) < SWIPE || Math.abs(y) > Math.abs(x) / 2) return;
      this.swiped = true; // the press that follows is none
      this.turn(x < 0 ? 1 : -1);
    });
  }

  /** How many lit things each tab has; of those that are drawn twice, wherever they are. */
  badge() {
    for (const one of /** @type {NodeListOf<HTMLElement>} */ (this.tabs.querySelectorAll("[data-tab]"))) {
      const count = new Set([...(this.pane(one.dataset.tab ?? "")?.querySelectorAll(".lit") ?? [])].map((lit) => lit.getAttribute("data-ref"))).size;
      const sign = /** @type {HTMLElement} */ (one.querySelector("b"));
      sign.hidden = count === 0;
      if (sign.textContent !== String(count)) sign.textContent = String(count);
    }
  }

  /**
   * The pane where the question is opens by itself: with what it is about, or with the most that can be pressed.
   * @param {string[]} about
   */
  open(about) {
    if (this.scene.panes.length < 2) return;
    const count = (/** @type {string} */ name) => this.pane(name)?.querySelectorAll(".lit").length ?? 0;
    const asked = this.scene.panes.find(({ name }) => about.some((ref) => this.pane(name)?.querySelector(`[data-ref="${CSS.escape(ref)}"]`)));
    const most = [...this.scene.panes].sort((one, other) => count(other.name) - count(one.name))[0];
    if (count(most.name) && (!asked || !count(asked.name))) {
      if (!count(this.shown)) this.show(most.name);
    } else if (asked) this.show(asked.name);
  }

  /**
   * Have things in sight.
   * @param {Element[]} things
   */
  seek(things) {
    const boards = things.map((thing) => /** @type {HTMLElement | null} */ (thing.closest(".scene .board"))).filter((board) => board !== null);
    if (boards.length && boards.every((board) => board.hidden)) this.show(boards[0].dataset.pane ?? "");
  }
}

/**
 * @param {string} name
 * @param {string} title
 */
function tab(name, title) {
  const made = document.createElement("button");
  const sign = Object.assign(document.createElement("b"), { hidden: true });
  Object.assign(made, { type: "button", role: "tab" });
  made.dataset.tab = name;
  made.setAttribute("aria-controls", `pane-${name}`);
  made.append(Object.assign(document.createElement("span"), { textContent: title }), sign);
  return made;
}
