// Going through the game: step, scrub and autoplay from any ply; the address says where.

const narrow = matchMedia("(max-width: 60rem)");
const PACE = 900; // milliseconds between plies when it runs by itself

export class Replay {
  constructor(root, load) {
    this.load = load;
    this.ply = root.dataset.ply === "" ? null : Number(root.dataset.ply); // null: as it stands now
    this.last = 0;
    this.running = false;
    this.place = document.getElementById("replay");
    this.slider = this.place.querySelector("input[type=range]");
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    this.place.addEventListener("click", (event) => {
      const step = event.target.closest("[data-step]")?.dataset.step;
      if (step === "run") return this.running ? this.stop() : this.run();
      if (step) this.stop();
      if (step === "first") this.go(0);
      else if (step === "back") this.go(this.at - 1);
      else if (step === "on") this.go(this.at + 1);
      else if (step === "now") this.go(null);
    });
    document.addEventListener("keydown", (event) => {
      if (event.target.closest("input, textarea, select, .board") || event.altKey) return;
      if (event.key === "ArrowLeft") this.go(this.at - 1);
      if (event.key === "ArrowRight") this.go(this.at + 1);
    });
  }

  get at() {
    return this.ply ?? this.last;
  }

  go(ply) {
    const next = ply === null || ply >= this.last ? null : Math.max(0, ply);
    if (next === null) this.stop();
    if (next === this.ply) return Promise.resolve();
    this.ply = next;
    const url = new URL(location.href);
    if (next === null) url.searchParams.delete("ply");
    else url.searchParams.set("ply", next);
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
    const button = this.place.querySelector("[data-step=run]");
    button.setAttribute("aria-pressed", this.running);
  }

  // From now into the past or back: on a small screen the bar goes to its foot, and the board comes into sight.
  turned(past) {
    document.body.classList.toggle("past", past);
    if (past && narrow.matches) document.querySelector('[data-region="board"]').scrollIntoView({ block: "start" });
  }

  shown(table) {
    this.last = table.ply;
    this.slider.max = table.ply;
    this.slider.value = table.shown;
    this.place.querySelector("[data-shown]").textContent = `${table.shown} / ${table.ply}`;
    if (table.now === document.body.classList.contains("past")) this.turned(!table.now);
  }
}
