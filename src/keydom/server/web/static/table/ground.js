// What is turned by pressing it stays under the pointer: while a turn is put together, the ground that things are laid on
// stays where it was, though it would be drawn smaller or elsewhere with one thing more.

/** @typedef {{ a: number, e: number, f: number }} Matrix a scale and a shift */

/**
 * How the ground has to be shifted and scaled for a thing on it to lie where it lay.
 * @param {Matrix} before
 * @param {Matrix} now
 */
export function holding(before, now) {
  const scale = before.a / now.a;
  return { scale, x: before.e - scale * now.e, y: before.f - scale * now.f };
}

export class Ground {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {Map<Element, string | null>} */
    this.held = new Map(); // what was shifted, and how it is drawn itself
    /** @type {Map<string, Matrix> | null} */
    this.spots = null; // where things lie, by what they lie on, since the first was laid
  }

  /** The reader's own things that lie on something. */
  things() {
    const own = `.scene [data-ref="seat:${this.root.dataset.seat}"] [data-on]`;
    return /** @type {SVGGraphicsElement[]} */ ([...this.root.querySelectorAll(own)]);
  }

  /**
   * Before something is drawn anew.
   * @param {boolean} hold whether all that is known is to stay where it is
   */
  before(hold) {
    if (!hold) this.spots = null;
    else this.spots ??= new Map(this.things().map((thing) => [thing.dataset.on ?? "", matrix(thing)]));
    for (const [ground, drawn] of this.held) {
      if (drawn === null) ground.removeAttribute("transform");
      else ground.setAttribute("transform", drawn);
    }
    this.held.clear();
  }

  after() {
    for (const thing of this.spots ? this.things() : []) {
      const ground = thing.parentElement;
      const old = this.spots?.get(thing.dataset.on ?? "");
      if (!old || !ground || this.held.has(ground)) continue;
      const drawn = ground.getAttribute("transform");
      const { scale, x, y } = holding(old, matrix(thing));
      this.held.set(ground, drawn);
      ground.setAttribute("transform", `translate(${x} ${y}) scale(${scale}) ${drawn ?? ""}`);
    }
  }
}

/**
 * Where a thing lies in its drawing.
 * @param {SVGGraphicsElement} thing
 * @returns {Matrix}
 */
function matrix(thing) {
  const svg = thing.ownerSVGElement;
  const [all, own] = [svg?.getScreenCTM(), thing.getScreenCTM()];
  if (!all || !own) return { a: 1, e: 0, f: 0 };
  return { a: own.a / all.a, e: (own.e - all.e) / all.a, f: (own.f - all.f) / all.a };
}
