// The drawing of a table: of a new one only what has changed is put on the page, so that no more than that is laid out anew.

// What a node is: of two that are alike in this, one can become the other.
const kind = (node) => (node.nodeType === Node.ELEMENT_NODE ? `${node.tagName} ${node.id} ${node.getAttribute("data-ref")}` : "text");

export class Drawing {
  constructor(place) {
    this.place = place;
    this.begin(place.querySelector("svg"));
  }

  begin(svg) {
    this.svg = svg;
    this.plain = svg?.cloneNode(true) ?? null; // as it came: nothing lit, nothing docked
    this.parts = svg ? [...svg.childNodes] : []; // those on the page, some of them docked elsewhere
  }

  renew(html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    const next = template.content.querySelector("svg");
    if (this.plain && next) {
      turn(this.svg, this.plain, next, ["viewBox", "style"]);
      this.parts = merge(this.svg, this.parts, [...this.plain.childNodes], [...next.childNodes]);
      this.plain = next;
    } else {
      this.place.replaceChildren(document.importNode(template.content, true));
      this.begin(this.place.querySelector("svg"));
    }
    this.place.dispatchEvent(new Event("drawn"));
  }

  // Everything back in its place.
  gather() {
    let after = null;
    for (const part of this.parts.toReversed()) {
      if (part.parentNode !== this.svg) this.svg.insertBefore(part, after);
      after = part;
    }
  }
}

// What lies on the page, drawn like `old`, is drawn like `now`; the node that stands there then is given back.
function become(live, old, now) {
  if (old.isEqualNode(now)) return live;
  if (live.childNodes.length !== old.childNodes.length) return replaced(live, now);
  if (now.nodeType !== Node.ELEMENT_NODE) {
    live.data = now.data;
    return live;
  }
  turn(live, old, now);
  merge(live, [...live.childNodes], [...old.childNodes], [...now.childNodes]);
  return live;
}

function replaced(live, now) {
  const made = document.importNode(now, true);
  live.replaceWith(made);
  return made;
}

function turn(live, old, now, but = []) {
  for (const { name, value } of now.attributes) if (old.getAttribute(name) !== value && !but.includes(name)) live.setAttribute(name, value);
  for (const { name } of old.attributes) if (!now.hasAttribute(name) && !but.includes(name)) live.removeAttribute(name);
}

// One list of nodes becomes another: in order, each the next one of its kind where there is one.
function merge(parent, live, old, now) {
  const kinds = old.map(kind);
  const made = [];
  let at = 0;
  for (const node of now) {
    const found = kinds.indexOf(kind(node), at);
    if (found < 0) {
      const fresh = document.importNode(node, true);
      const next = live.slice(at).find((one) => one.parentNode === parent);
      parent.insertBefore(fresh, next ?? after(parent, made));
      made.push(fresh);
      continue;
    }
    for (const gone of live.slice(at, found)) gone.remove();
    made.push(become(live[found], old[found], node));
    at = found + 1;
  }
  for (const gone of live.slice(at)) gone.remove();
  return made;
}

// What stands behind all that has been made: marks, which are no part of a drawing.
function after(parent, made) {
  return made.findLast((one) => one.parentNode === parent)?.nextSibling ?? null;
}
