// The card of whole choices at a thing: what can be done with it, as grids of pieces by numbers or as buttons.

import { beside } from "./cards.js";

const SVG = "http://www.w3.org/2000/svg";
const narrow = matchMedia("(max-width: 60rem)");

export class Whole {
  constructor(board, words, put) {
    this.board = board;
    this.words = words;
    this.put = put;
    this.card = document.getElementById("whole");
    this.thing = null;
    this.shut = () => {};
    this.card.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (!button) return;
      this.close();
      if (button.dataset.steps) this.put(JSON.parse(button.dataset.steps));
      else this.shut();
    });
  }

  get shown() {
    return !this.card.hidden;
  }

  // `shut` is called when it goes away without a choice.
  open(thing, name, groups, shut) {
    this.thing = thing;
    this.shut = shut;
    const head = make("h2", name);
    const away = make("button", "×", { className: "quiet", type: "button" });
    away.setAttribute("aria-label", this.words.close);
    const bar = make("div", "", { className: "head" });
    bar.append(head, away);
    this.card.replaceChildren(bar, ...groups.map((group) => this.group(group)));
    this.card.setAttribute("aria-label", name);
    this.card.hidden = false;
    if (!narrow.matches) beside(this.card, thing.getBoundingClientRect());
    else this.card.removeAttribute("style");
    this.card.querySelector("[data-steps]")?.focus({ preventScroll: true });
  }

  close() {
    this.card.hidden = true;
    this.card.replaceChildren();
  }

  group(group) {
    if (!group.rows.length) return this.button(group.label, [group.step], "alone");
    const table = make("table", "");
    const caption = make("caption", group.label);
    table.append(caption, ...group.rows.map((row) => this.row(row)));
    return table;
  }

  row(row) {
    const line = make("tr", "");
    if (row.refs.length) {
      const head = make("th", "", { scope: "row", title: row.why || row.label });
      head.append(...row.refs.map((ref) => this.piece(ref)), make("span", row.label, { className: "unseen" }));
      line.append(head);
    }
    if (row.why) line.append(make("td", row.why, { className: "why", colSpan: 20 }));
    for (const cell of row.cells) {
      const place = make("td", "");
      const button = this.button(cell.count, cell.steps);
      button.setAttribute("aria-label", cell.label);
      button.disabled = !cell.steps.length;
      button.title = cell.why || cell.label;
      place.append(button);
      line.append(place);
    }
    return line;
  }

  button(text, steps, kind = "") {
    const button = make("button", text, { type: "button", className: kind });
    button.dataset.steps = JSON.stringify(steps);
    return button;
  }

  // As the board draws it, or else by its name.
  piece(ref) {
    const drawn = this.board.querySelector(`[data-ref="${CSS.escape(ref)}"] use`)?.getAttribute("href");
    if (!drawn) return make("span", this.words.names[ref] ?? ref.split(":")[1]);
    const svg = document.createElementNS(SVG, "svg");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", drawn);
    svg.setAttribute("aria-hidden", true);
    svg.append(use);
    requestAnimationFrame(() => fit(use)); // it has a size once it is on the page
    return svg;
  }
}

function make(tag, text, more = {}) {
  return Object.assign(document.createElement(tag), { textContent: text, ...more });
}

function fit(use) {
  const { x, y, width, height } = use.getBBox();
  use.ownerSVGElement.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
}
