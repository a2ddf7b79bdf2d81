// The reader's own part of the drawing, docked: always in sight, while the rest of the table pans and zooms above it.

const LEAST = 10; // pixels: the least height of letters that are read with ease
const TARGET = 44; // pixels: the least size of a thing that is to be pressed
const CLOSE = 3; // times as near as it is read, at most
const GAP = 2; // units of the drawing around what is docked

const narrow = matchMedia("(max-width: 60rem)");

export class Dock {
  constructor(root) {
    this.place = root.querySelector(".dock");
  }

  get svg() {
    return this.place.querySelector("svg");
  }

  // The drawing is new: what belongs to this seat is taken out of it, and what lay below moves up. While a turn is put
  // together nothing becomes smaller: what was pressed is pressed again where it was.
  fill(svg, seat, begun) {
    const own = seat === null ? null : svg.getElementById(`seat-${seat}`);
    this.place.hidden = own === null || own.parentNode !== svg;
    if (this.place.hidden) return this.place.replaceChildren();
    const room = this.place.clientWidth;
    const box = own.getBBox();
    const others = [...svg.children].filter((part) => part instanceof SVGGraphicsElement && part !== own && part.tagName === "g");
    const beside = others.some((part) => part.getBBox().y < box.y + box.height && part.getBBox().y + part.getBBox().height > box.y);
    if (!beside) close(svg, others, box);
    const docked = svg.cloneNode(false);
    const before = begun ? (this.svg?.viewBox.baseVal.height ?? 0) : 0;
    const [x, y, width, height] = [box.x - GAP, box.y - GAP, box.width + 2 * GAP, Math.max(before, box.height + 2 * GAP)];
    docked.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    docked.removeAttribute("style");
    docked.append(own);
    const { scrollLeft, scrollTop } = this.place;
    docked.style.width = "100%";
    docked.style.maxWidth = narrow.matches ? "none" : `${width}px`;
    scaled(docked, narrow.matches ? room : Math.min(room, width));
    this.place.replaceChildren(docked);
    if (narrow.matches) this.widen(Math.max(room, (LEAST / median(docked)) * width));
    this.place.scrollTo(scrollLeft, scrollTop);
  }

  // A desk has room for all of it; a phone shows it large enough to be read, and scrolls.
  widen(pixels) {
    this.svg.style.width = `${pixels}px`;
    scaled(this.svg, pixels);
  }

  // What is lit here comes into sight, and on a phone so near that a finger can press it.
  aim() {
    const lit = [...this.place.querySelectorAll(".lit")];
    const { svg } = this;
    const least = Math.min(...lit.map((thing) => thing.getBoundingClientRect()).map((box) => Math.min(box.width, box.height)));
    if (narrow.matches && lit.length && least < TARGET) {
      this.widen(svg.clientWidth * Math.min(CLOSE, TARGET / least));
    }
    const frame = this.place.getBoundingClientRect();
    const inside = (box) => box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
    if (!lit.length || lit.some((thing) => inside(thing.getBoundingClientRect()))) return;
    const box = lit[0].getBoundingClientRect();
    this.place.scrollBy(box.left + box.width / 2 - frame.left - frame.width / 2, box.top + box.height / 2 - frame.top - frame.height / 2);
  }
}

// The hole that was left is closed, and the drawing is as much lower.
function close(svg, others, hole) {
  const below = others.filter((part) => part.getBBox().y >= hole.y + hole.height);
  const view = svg.viewBox.baseVal;
  const next = Math.min(view.height, ...below.map((part) => part.getBBox().y));
  const up = next - hole.y;
  for (const part of below) part.setAttribute("transform", `translate(0 ${-up}) ${part.getAttribute("transform") ?? ""}`);
  svg.setAttribute("viewBox", `${view.x} ${view.y} ${view.width} ${view.height - up}`);
}

// What is lit shines as far as on paper, however large the drawing is. Every part of it learns of that anew, so it is said
// only where it has changed.
export function scaled(svg, pixels) {
  const unit = (svg.viewBox.baseVal.width / pixels).toFixed(3);
  if (svg.style.getPropertyValue("--unit") !== unit) svg.style.setProperty("--unit", unit);
}

// How high letters are drawn, in units of the drawing, as half of them are at least.
export function median(svg) {
  const unit = svg.getScreenCTM()?.a || 1;
  const sizes = [...svg.querySelectorAll("text")]
    .filter((text) => !text.closest("defs"))
    .map((text) => (parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a) / unit)
    .sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? LEAST;
}
