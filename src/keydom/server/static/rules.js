// The rules: a search that leaves only the pieces that mention all of its words, and the drawings of the components.

const search = document.getElementById("search");
const found = document.querySelector("[data-found]");
const pieces = [...document.querySelectorAll("[data-piece]")];
const sections = [...document.querySelectorAll(".text > section:not([data-piece])")];
const links = document.querySelectorAll(".contents a");

// Without accents, so that "ouvrier demenage" is found however it is written.
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const texts = new Map(pieces.map((piece) => [piece, plain(piece.textContent)]));

function filter() {
  const wanted = plain(search.value).split(/\s+/).filter(Boolean);
  for (const piece of pieces) piece.hidden = !wanted.every((word) => texts.get(piece).includes(word));
  for (const section of sections) section.hidden = !section.querySelector("[data-piece]:not([hidden])");
  for (const link of links) link.parentElement.hidden = document.getElementById(link.hash.slice(1)).hidden;
  const count = pieces.filter((piece) => !piece.hidden).length;
  found.textContent = !wanted.length ? "" : count || found.dataset.none;
  mark(wanted);
}

// The words that were looked for, where the browser can mark them.
function mark(wanted) {
  if (!globalThis.Highlight) return;
  const ranges = [];
  for (const piece of wanted.length ? pieces : []) {
    if (piece.hidden) continue;
    const walk = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = plain(walk.currentNode.data);
      if (text.length !== walk.currentNode.length) continue; // accents written apart: the places would not agree
      for (const word of wanted) {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
          const range = new Range();
          range.setStart(walk.currentNode, at);
          range.setEnd(walk.currentNode, at + word.length);
          ranges.push(range);
        }
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
  const page = document.querySelector("[data-gallery]")?.dataset.gallery;
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
  const things = new Map();
  for (const thing of sheet.querySelectorAll("[data-ref]")) {
    if (!things.has(thing.dataset.ref)) things.set(thing.dataset.ref.replace(":", "-"), thing);
    thing.removeAttribute("id"); // the pieces of this page are called so
  }
  const eye = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) {
      if (!isIntersecting) continue;
      eye.unobserve(target);
      draw(target, sheet, things.get(target.closest("[data-piece]").id));
    }
  }, { rootMargin: "800px" });
  for (const place of document.querySelectorAll(".drawing")) eye.observe(place);
  addEventListener("beforeprint", () => {
    for (const place of document.querySelectorAll(".drawing:not(:has(svg))")) {
      draw(place, sheet, things.get(place.closest("[data-piece]").id));
    }
  });
}

function draw(place, sheet, thing) {
  if (!thing) return;
  const { x, y, width, height } = thing.getBBox();
  if (!width || !height) return;
  const picture = sheet.cloneNode(false);
  picture.setAttribute("viewBox", `${x - 3} ${y - 3} ${width + 6} ${height + 6}`);
  const copy = thing.cloneNode(true);
  copy.removeAttribute("transform");
  for (const inner of copy.querySelectorAll("[id]")) inner.removeAttribute("id");
  picture.append(copy);
  place.replaceChildren(picture);
}

search.closest("[hidden]").hidden = false;
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
