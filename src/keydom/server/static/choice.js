// Progressive choice: every legal action lists the things it touches; a click keeps the actions that mention the thing.

export class Choice {
  constructor(actions) {
    this.actions = actions;
    this.chosen = [];
  }

  // The actions that mention everything chosen so far.
  get left() {
    return this.actions.filter((action) => this.chosen.every((ref) => action.refs.includes(ref)));
  }

  // The things that still tell the actions apart: these are lit.
  get lit() {
    const left = this.left;
    const count = new Map();
    for (const action of left) for (const ref of new Set(action.refs)) count.set(ref, (count.get(ref) ?? 0) + 1);
    return new Set([...count].filter(([ref, n]) => n < left.length || left.length === 1).map(([ref]) => ref));
  }

  choose(ref) {
    if (!this.lit.has(ref) || this.chosen.includes(ref)) return false;
    this.chosen.push(ref);
    return true;
  }

  back() {
    this.chosen.pop();
  }

  clear() {
    this.chosen = [];
  }

  // The one action that is left, if what was chosen leaves one.
  get only() {
    const left = this.left;
    return left.length === 1 && (this.chosen.length > 0 || this.actions.length === 1) ? left[0] : null;
  }
}
