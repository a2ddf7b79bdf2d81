// A handful: what is picked several at a time, as drawn things. What is usual is one press; anything else is put together in any order.

export class Handful {
  constructor(piece, words, put, changed) {
    this.place = document.getElementById("handful");
    this.piece = piece; // draws a thing
    this.words = words;
    this.put = put;
    this.changed = changed;
    this.offer(null, {});
    this.place?.addEventListener("click", ({ target }) => {
      const button = target.closest("button");
      if (!button) return;
      if (button.dataset.pick) this.press(button.dataset.pick);
      else this.put(this.told.usual.steps);
    });
  }

  offer(told, names) {
    this.told = this.place ? told : null;
    this.names = names;
    this.picked = [];
    this.paint();
  }

  // Whether things are picked here, in any order.
  get open() {
    return Boolean(this.told?.all.length);
  }

  // The handfuls that have everything in them that was picked so far.
  get left() {
    return this.told.all.filter(({ refs }) => holds(refs, this.picked));
  }

  // What may be picked next.
  get lit() {
    return new Set(this.left.flatMap(({ refs }) => [...new Set(refs)].filter((ref) => holds(refs, [...this.picked, ref]))));
  }

  // One thing more; says whether it could be picked.
  press(ref) {
    if (!this.lit.has(ref)) return false;
    this.picked.push(ref);
    const { left } = this;
    if (left.length === 1) this.put(left[0].steps);
    else {
      this.paint();
      this.changed();
    }
    return true;
  }

  clear() {
    this.picked = [];
    this.paint();
  }

  paint() {
    if (!this.place) return;
    const here = this.place.contains(document.activeElement);
    this.place.hidden = !this.told;
    this.place.replaceChildren(...(this.told ? [...this.usual(), ...this.kinds()] : []));
    if (here) this.place.querySelector("button")?.focus({ preventScroll: true }); // whoever picks by keyboard goes on here
  }

  // What was picked so far, or what is usual.
  usual() {
    const { usual, label } = this.told;
    if (this.picked.length) {
      const row = make("p", "picked");
      row.append(...this.picked.map((ref) => this.piece(ref)));
      row.append(...Array.from({ length: this.left[0].refs.length - this.picked.length }, () => make("i", "slot")));
      return [row];
    }
    if (!usual) return [];
    const button = make("button", "primary");
    button.type = "button";
    button.setAttribute("aria-label", `${label}: ${usual.label}`);
    button.append(make("span", "", label), ...usual.refs.map((ref) => this.piece(ref)));
    return [button];
  }

  kinds() {
    if (!this.open) return [];
    const row = make("p", "kinds");
    for (const ref of this.lit) {
      const button = make("button", "");
      button.type = "button";
      button.dataset.pick = ref;
      button.setAttribute("aria-label", this.names[ref] ?? ref.split(":")[1]);
      button.title = this.names[ref] ?? "";
      button.append(this.piece(ref));
      row.append(button);
    }
    return [row];
  }
}

// Whether all of some things are among others, each as often.
function holds(refs, some) {
  const rest = [...refs];
  return some.every((ref) => {
    const at = rest.indexOf(ref);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

function make(tag, kind, text = "") {
  return Object.assign(document.createElement(tag), { className: kind, textContent: text });
}
