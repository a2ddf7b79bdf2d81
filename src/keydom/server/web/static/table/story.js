// The story beside the table: a line that is pointed at lights its things, and leads to the table as it was when pressed.

export class Story {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    for (const place of root.querySelectorAll('[data-region="story"], [data-region="log"]')) {
      place.addEventListener("pointerover", ({ target }) => this.point(target));
      place.addEventListener("pointerleave", () => this.light(""));
      place.addEventListener("focusin", ({ target }) => this.point(target));
    }
  }

  /** @param {EventTarget | null} target */
  point(target) {
    const line = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-refs]")) : null;
    this.light(line?.dataset.refs ?? "");
  }

  /**
   * Light these things, and no others.
   * @param {string} refs
   */
  light(refs) {
    for (const thing of this.root.querySelectorAll(".pointed")) thing.classList.remove("pointed");
    const named = refs.split(" ").filter((ref) => ref && !ref.startsWith("seat:"));
    const things = named.flatMap((ref) => [...this.root.querySelectorAll(`.scene [data-ref="${CSS.escape(ref)}"]`)]);
    for (const thing of things) thing.classList.add("pointed");
    return things;
  }
}
