// What a reader prefers is kept by the browser, each thing under `keydom-` and its name:
// handing: ask, now, or seconds; motion, sound, contrast, apart, coach: yes or no; pace: skip, fast, normal or slow; volume: 0 to 100;
// letters: normal, large or larger; name: what one is called; level: how good bots are that one plays at once;
// first: the table where hints come by themselves.
export const preferences = {
  /** @param {string} name @param {boolean} otherwise */
  get(name, otherwise) {
    const kept = localStorage.getItem(`keydom-${name}`);
    return kept === null ? otherwise : kept === "yes";
  },
  /** @param {string} name @param {boolean} value */
  set(name, value) {
    this.write(name, value ? "yes" : "no");
  },
  /** @param {string} name @param {string} otherwise */
  text(name, otherwise) {
    return localStorage.getItem(`keydom-${name}`) ?? otherwise;
  },
  /** @param {string} name @param {string} text */
  write(name, text) {
    localStorage.setItem(`keydom-${name}`, text);
    document.dispatchEvent(new Event("preferred"));
  },
};

/**
 * How long each thing that others did is shown, in milliseconds, from the quickest pace to the slowest.
 * @type {Record<string, number>}
 */
const PACES = { skip: 0, fast: 300, normal: 800, slow: 1800 };
const NORMAL = 800;

export const pace = {
  get milliseconds() {
    return PACES[preferences.text("pace", "normal")] ?? NORMAL;
  },
  /** @param {number} steps towards the slowest */
  change(steps) {
    const names = Object.keys(PACES).filter((name) => name !== "skip");
    const place = names.findIndex((name) => PACES[name] === this.milliseconds);
    preferences.write("pace", names[Math.min(names.length - 1, Math.max(0, place + steps))] ?? "normal");
  },
};
