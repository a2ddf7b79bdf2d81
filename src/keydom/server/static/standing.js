// Answers that stand: whoever would always say the same says so once, for ever or as long as this part of the game lasts, and takes it
// back at any time. They are given by this browser, as quickly as a hand could, and nobody else learns that they stood.

const FEW = 6; // choices: a question that has more is no nuisance but a turn

export class Standing {
  constructor(table, words, changed) {
    this.key = `keydom-standing-${table}`;
    this.words = words;
    this.place = document.getElementById("standing");
    this.kept = JSON.parse(localStorage.getItem(this.key) ?? "{}"); // by seat and question: the answer
    this.at = ""; // where one was given last
    this.place?.addEventListener("click", ({ target }) => {
      const { always, end, during } = target.closest("button")?.dataset ?? {};
      if (always) this.kept[this.question] = { ...this.offered.find((action) => action.text === always), during };
      else if (end) delete this.kept[end];
      else return;
      this.keep();
      this.show(this.table);
      changed();
    });
  }

  // What may be answered always: the one answer that mentions no thing, where there is little else to say.
  get offered() {
    const { choices, draft } = this.table;
    const plain = choices.filter((action) => !action.refs.length);
    return plain.length === 1 && choices.length > 1 && choices.length <= FEW && !draft.length ? plain : [];
  }

  keep() {
    localStorage.setItem(this.key, JSON.stringify(this.kept));
  }

  // What was said for a part of the game that is over stands no more.
  lapse({ now, moment }) {
    const over = Object.entries(this.kept).filter(([, { during }]) => now && during && during !== moment);
    for (const [question] of over) delete this.kept[question];
    if (over.length) this.keep();
  }

  show(table) {
    if (!this.place) return; // who only watches is asked nothing
    this.table = table;
    this.lapse(table);
    this.question = table.asked && `${table.seat} ${table.asked}`;
    const stand = Object.entries(this.kept).filter(([question]) => question.startsWith(`${table.seat} `));
    const offers = this.question && !this.kept[this.question] ? this.offered : [];
    this.place.replaceChildren(
      ...stand.map(([question, { label }]) => this.button(label, { end: question }, this.words.askAgain)),
      ...offers.map(({ text, label }) => this.button(label, { always: text }, this.words.always)),
      ...offers.flatMap(({ text, label }) => this.forNow(text, label, table.moment)),
    );
  }

  forNow(text, label, moment) {
    return moment ? [this.button(label, { always: text, during: moment }, this.words.during.replace("…", moment))] : [];
  }

  button(label, data, text) {
    const made = Object.assign(document.createElement("button"), { type: "button", className: "small quiet", textContent: `${label}: ${text}` });
    Object.assign(made.dataset, data);
    return made;
  }

  // The answer to what is asked now, once; what was refused is not tried again.
  answer(table) {
    this.lapse(table);
    const known = this.kept[table.asked && `${table.seat} ${table.asked}`];
    const at = `${table.version} ${table.draft.join()}`;
    if (!known || at === this.at || !table.now) return null;
    this.at = at;
    return table.choices.find((action) => action.text === known.text) ?? null;
  }
}
