// Going through the game: step, scrub and autoplay from any ply; the address says where.

import { one } from "../shared/dom.js";

const PACE = 900; // milliseconds between plies when it runs by itself

export class Replay {
  /**
   * @param {HTMLElement} root
   * @param {() => Promise<void>} load
   */
  constructor(root, load) {
    this.load = load;
    /** @type {number | null} */
    this.ply = root.dataset.ply ? Number(root.dataset.ply) : null; // null: as it stands now
    this.last = 0;
    this.running = false;
    this.place = one("#replay", HTMLElement);
    this.slider = one("input[type=range]", HTMLInputElement, this.place);
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    this.place.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("[data-step]") : null;
      this.step(button?.getAttribute("data-step") ?? "");
    });
    document.addEventListener("keydown", (event) => {
      const { target } = event;
      if ((target instanceof Element && target.closest("input, textarea, select, .board, [role=tab]")) || event.altKey) return;
      if (event.key === "ArrowLeft") this.go(this.at - 1);
      if (event.key === "ArrowRight") this.go(this.at + 1);
    });
  }

  get at() {
    return this.ply ?? this.last;
  }

  /** @param {string} step */
  step(step) {
    if (step === "run" && !this.running) {
      this.run();
      return;
    }
    if (step) this.stop();
    if (step === "first") this.go(0);
    else if (step === "back") this.go(this.at - 1);
    else if (step === "on") this.go(this.at + 1);
    else if (step === "now") this.go(null);
  }

  /** @param {number | null} ply */
  go(ply) {
    const next = ply === null || ply >= this.last ? null : Math.max(0, ply);
    if (next === null) this.stop();
    if (next === this.ply) return Promise.resolve();
    this.ply = next;
    const url = new URL(location.href);
    if (next === null) url.searchParams.delete("ply");
    else url.searchParams.set("ply", String(next));
    history.replaceState(null, "", url);
    return this.load();
  }

  async run() {
    this.running = true;
    this.mark();
    if (this.ply === null) await this.go(0);
    while (this.running && this.ply !== null) {
      await new Promise((done) => setTimeout(done, PACE));
      if (this.running) await this.go(this.at + 1);
    }
    this.stop();
  }

  stop() {
    this.running = false;
    this.mark();
  }

  mark() {
    one("[data-step=run]", HTMLElement, this.place).setAttribute("aria-pressed", String(this.running));
  }

  /**
   * From now into the past or back: in the past the bar is there without being asked for.
   * @param {boolean} past
   */
  turned(past) {
    document.body.classList.toggle("past", past);
    if (past) this.place.hidden = false;
  }

  /** @param {import("./state.js").Facts} table */
  shown(table) {
    this.last = table.ply;
    this.slider.max = String(table.ply);
    this.slider.value = String(table.shown);
    one("[data-shown]", HTMLElement, this.place).textContent = `${table.shown} / ${table.ply}`;
    if (table.now === document.body.classList.contains("past")) this.turned(!table.now);
  }
}
