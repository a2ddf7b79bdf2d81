// What a thing is worth to who is to move, for its card: asked for once a position, wherever there are hints.

import { ask } from "../shared/server.js";
import { change, figure, reasons } from "./hints.js";

export class Worths {
  /**
   * @param {Record<string, any>} words
   * @param {() => string} draft says what has been put together of the turn
   */
  constructor(words, draft) {
    this.words = words;
    this.draft = draft;
    /** @type {import("./state.js").Facts | null} */
    this.table = null;
    this.at = "";
    /** @type {Promise<any> | null} */
    this.asked = null;
  }

  /**
   * How the table stands. What was said of another position is gone.
   * @param {import("./state.js").Facts} table
   */
  offer(table) {
    const at = [table.version, table.seat, table.shown, ...table.draft].join();
    if (at !== this.at) this.asked = null;
    this.at = at;
    this.table = table;
  }

  /**
   * The lines of a card; none where nothing can be done with the thing, or nobody is to be advised.
   * @param {string} ref
   */
  async lines(ref) {
    if (!this.table?.advisable) return [];
    this.asked ??= this.ask();
    const { whose, things } = await this.asked;
    const thing = things[ref];
    if (!thing) return [];
    const lines = [figure(whose, change.format(thing.points)), `${thing.text}: ${reasons(this.words, thing).join(" · ")}`];
    if (thing.behind !== null && change.format(thing.behind) !== change.format(0)) lines.push(figure(this.words.behind, change.format(-thing.behind)));
    return lines;
  }

  async ask() {
    if (!this.table) return { things: {} };
    const query = new URLSearchParams({ ply: String(this.table.shown), draft: this.draft() });
    if (this.table.seat !== null) query.set("seat", String(this.table.seat));
    try {
      return await ask(`/api/tables/${this.table.id}/worth?${query}`);
    } catch {
      return { things: {} }; // what a thing is can be read all the same
    }
  }
}
