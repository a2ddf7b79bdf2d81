// Carrying: press what is to be carried, then any place that it can reach; the server has found the ways.

export class Ways {
  constructor(board) {
    this.board = board;
    this.ways = [];
    this.source = null; // the thing that is to be carried, once it is chosen
  }

  offer(ways) {
    this.ways = ways;
    this.source = null;
    this.texts = new Set(ways.map((way) => way.steps[0]));
  }

  // Whether an action is one of these: it is chosen here, not by the things it mentions.
  has(action) {
    return this.texts.has(action.text);
  }

  // What lies at its start, as it is drawn there.
  carried(way) {
    const what = CSS.escape(way.what[0] ?? "");
    return this.board.querySelector(`[data-ref="${CSS.escape(way.start)}"] [data-ref="${what}"]`);
  }

  get open() {
    return this.ways.filter((way) => this.carried(way) === this.source);
  }

  // What may be pressed now, each with what is said of it.
  lit() {
    const found = new Map();
    for (const way of this.source ? this.open : this.ways) {
      const thing = this.source ? this.board.querySelector(`[data-ref="${CSS.escape(way.end)}"]`) : this.carried(way);
      if (thing) found.set(thing, this.source ? way.steps.length : 0);
    }
    return found;
  }

  // A press; gives the steps where it ends a way, true where it begins one, and false where it is no part of any.
  press(thing) {
    if (this.source) {
      const way = this.open.find(({ end }) => thing?.closest(`[data-ref="${CSS.escape(end)}"]`));
      this.source = null;
      if (way) return way.steps;
    }
    const begun = this.ways.find((way) => this.carried(way) === thing);
    if (!begun || !thing) return false;
    this.source = thing;
    return true;
  }
}
