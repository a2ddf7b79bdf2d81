// The drawing of a table: of a new one only what has changed is put on the page, so that no more than that is laid out anew.

/**
 * What a node is: of two that are alike in this, one can become the other.
 * @param {Node} node
 */
const kind = (node) => (node instanceof Element ? `${node.tagName} ${node.id} ${node.getAttribute("data-ref")}` : "text");

export class Drawing {
  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place;
    /** @type {SVGSVGElement | null} */
    this.svg = null;
    /** @type {SVGSVGElement | null} */
    this.plain = null; // as it came: nothing lit
    /** @type {ChildNode[]} */
    this.parts = []; // those on the page
    this.begin(place.querySelector("svg"));
  }

  /** @param {SVGSVGElement | null} svg */
  begin(svg) {
    this.svg = svg;
    this.plain = svg && /** @type {SVGSVGElement} */ (svg.cloneNode(true));
    this.parts = svg ? [...svg.childNodes] : [];
  }

  /** @param {string} html */
  renew(html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    const next = template.content.querySelector("svg");
    if (this.svg && this.plain && next) {
      turn(this.svg, this.plain, next);
      this.parts = merge(this.svg, this.parts, [...this.plain.childNodes], [...next.childNodes]);
      this.plain = next;
    } else {
      this.place.replaceChildren(document.importNode(template.content, true));
      this.begin(this.place.querySelector("svg"));
    }
    this.place.dispatchEvent(new Event("drawn"));
  }
}

/**
 * What lies on the page, drawn like `old`, is drawn like `now`; the node that stands there then is given back.
 * @param {ChildNode} live
 * @param {ChildNode} old
 * @param {ChildNode} now
 * @returns {ChildNode}
 */
function become(live, old, now) {
  if (old.isEqualNode(now)) return live;
  if (live.childNodes.length !== old.childNodes.length) return replaced(live, now);
  if (!(now instanceof Element && live instanceof Element && old instanceof Element)) {
    live.textContent = now.textContent;
    return live;
  }
  turn(live, old, now);
  merge(live, [...live.childNodes], [...old.childNodes], [...now.childNodes]);
  return live;
}

/**
 * @param {ChildNode} live
 * @param {ChildNode} now
 */
function replaced(live, now) {
  const made = document.importNode(now, true);
  live.replaceWith(made);
  return made;
}

/**
 * @param {Element} live
 * @param {Element} old
 * @param {Element} now
 */
function turn(live, old, now) {
  for (const { name, value } of now.attributes) if (old.getAttribute(name) !== value) live.setAttribute(name, value);
  for (const { name } of old.attributes) if (!now.hasAttribute(name)) live.removeAttribute(name);
}

/**
 * One list of nodes becomes another: in order, each the next one of its kind where there is one.
 * @param {Element} parent
 * @param {ChildNode[]} live
 * @param {ChildNode[]} old
 * @param {ChildNode[]} now
 */
function merge(parent, live, old, now) {
  const kinds = old.map(kind);
  /** @type {ChildNode[]} */
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

/**
 * What stands behind all that has been made: marks, which are no part of a drawing.
 * @param {Element} parent
 * @param {ChildNode[]} made
 */
function after(parent, made) {
  return [...made].reverse().find((one) => one.parentNode === parent)?.nextSibling ?? null;
}
