// The rules: a search that leaves only the pieces that mention all of its words, and the drawings of the components.

import { all, one } from "../shared/dom.js";
import { places, plain, wanted } from "./search.js";

const search = one("#search", HTMLInputElement);
const found = one("[data-found]", HTMLElement);
const pieces = all("[data-piece]", HTMLElement);
const sections = all(".text > section:not([data-piece])", HTMLElement);
const links = all(".contents a", HTMLAnchorElement);
const texts = new Map(pieces.map((piece) => [piece, plain(piece.textContent ?? "")]));

function filter() {
  const words = wanted(search.value);
  for (const piece of pieces) piece.hidden = !words.every((word) => texts.get(piece)?.includes(word));
  for (const section of sections) section.hidden = !section.querySelector("[data-piece]:not([hidden])");
  for (const link of links) {
    const row = link.parentElement;
    if (row) row.hidden = document.getElementById(link.hash.slice(1))?.hidden ?? false;
  }
  const count = pieces.filter((piece) => !piece.hidden).length;
  found.textContent = !words.length ? "" : count ? String(count) : (found.dataset.none ?? "");
  mark(words);
}

/**
 * The words that were looked for, where the browser can mark them.
 * @param {string[]} words
 */
function mark(words) {
  if (!globalThis.Highlight) return;
  /** @type {Range[]} */
  const ranges = [];
  for (const piece of words.length ? pieces : []) {
    if (piece.hidden) continue;
    const walk = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = /** @type {Text} */ (walk.currentNode);
      for (const [from, to] of places(text.data, words)) {
        const range = new Range();
        range.setStart(text, from);
        range.setEnd(text, to);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}

// What is looked for stays in the address, and a link to a piece that the search hides shows all again.
function seek() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target || target.offsetParent) return;
  search.value = "";
  filter();
  target.scrollIntoView();
}

// The gallery has every component once: its drawing is borrowed from there, cut out at its edges.
async function drawings() {
  const page = all("[data-gallery]", HTMLElement)[0]?.dataset.gallery;
  if (!page) return;
  const answer = await fetch(page);
  if (!answer.ok) return;
  const sheet = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".gallery svg");
  if (!sheet) return;
  const store = document.createElement("div");
  store.className = "store";
  store.setAttribute("aria-hidden", "true");
  store.append(sheet);
  document.body.append(store);
  /** @type {Map<string, SVGGraphicsElement>} */
  const things = new Map();
  for (const thing of all("[data-ref]", SVGGraphicsElement, sheet)) {
    things.set((thing.dataset.ref ?? "").replace(":", "-"), thing);
    thing.removeAttribute("id"); // the pieces of this page are called so
  }

  /** @param {Element} place */
  const draw = (place) => picture(place, sheet, things.get(place.closest("[data-piece]")?.id ?? ""));

  const eye = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (!isIntersecting) continue;
        eye.unobserve(target);
        draw(target);
      }
    },
    { rootMargin: "800px" },
  );
  for (const place of all(".drawing", HTMLElement)) eye.observe(place);
  addEventListener("beforeprint", () => all(".drawing:not(:has(svg))", HTMLElement).forEach(draw));
}

/**
 * A thing of the sheet in its place, alone.
 * @param {Element} place
 * @param {Element} sheet
 * @param {SVGGraphicsElement} [thing]
 */
function picture(place, sheet, thing) {
  if (!thing) return;
  const { x, y, width, height } = thing.getBBox();
  if (!width || !height) return;
  const frame = /** @type {Element} */ (sheet.cloneNode(false));
  frame.setAttribute("viewBox", `${x - 3} ${y - 3} ${width + 6} ${height + 6}`);
  const copy = /** @type {Element} */ (thing.cloneNode(true));
  copy.removeAttribute("transform");
  for (const inner of copy.querySelectorAll("[id]")) inner.removeAttribute("id");
  frame.append(copy);
  place.replaceChildren(frame);
}

one(".search", HTMLElement).hidden = false;
search.value = new URLSearchParams(location.search).get("q") ?? search.value;
search.addEventListener("input", () => {
  const address = new URL(location.href);
  address.search = search.value ? `?q=${encodeURIComponent(search.value)}` : "";
  history.replaceState(null, "", address);
  filter();
});
addEventListener("hashchange", seek);
if (search.value) filter();
drawings();
