// What a person can see and reach of a table right now; `whole`: how much of the window is table, too.
// sight.py says what the words mean. It is run in the page.
/** @param {boolean} whole */
(whole) => {
  const chrome = "header, .bar, .strip-of-game, .rail, .hand, .tabs, .story, .card, .ask, .answers, .drawer, .status, .menu";
  const [width, height] = [innerWidth, innerHeight];
  const all = (what, inside = document) => [...inside.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const at = (x, y) => (x >= 0 && y >= 0 && x < width && y < height ? document.elementFromPoint(x, y) : null);
  const refs = (things) => new Set(things.map((one) => one.dataset.ref));

  // What lies over the middle of a thing that is not in sight.
  const cause = (box) => {
    if (box.right > width + 1 || box.bottom > height + 1 || box.left < -1 || box.top < -1) return "out of the window";
    const found = at(box.left + box.width / 2, box.top + box.height / 2);
    const lit = found?.closest(".board .lit");
    if (lit) return `lit ${lit.dataset.ref}`;
    const named = found?.closest("[data-ref], [id], [class]");
    return named?.dataset.ref ?? (named?.id || named?.getAttribute("class") || "nothing");
  };

  // A thing by its box: in sight if its middle and 12 of the 15 points spread over the box hit it; and by its edge, where it has
  // one that is no box: if the middle and four of five of the points inside that edge do. What is said of a table is by the box.
  const look = (thing) => {
    const hits = (x, y) => at(x, y)?.closest(".board .lit") === thing;
    const box = thing.getBoundingClientRect();
    const spot = (right, down) => hits(box.left + right * box.width, box.top + down * box.height);
    const points = [0.15, 0.3, 0.5, 0.7, 0.85].flatMap((down) => [0.3, 0.5, 0.7].map((right) => spot(right, down)));
    const found = points.filter(Boolean).length;
    const seen = spot(0.5, 0.5) && found >= 12;
    return { seen, inside: seen || within(thing, hits), reached: found > 0, cause: seen ? "" : `${found} ${cause(box)}` };
  };

  const within = (thing, hits) => {
    const edge = thing.querySelector(":scope > .outline");
    if (!edge) return false;
    const { x, y, width: wide, height: high } = edge.getBBox();
    const screen = (point) => point.matrixTransform(edge.getScreenCTM());
    const even = [1, 3, 5, 7, 9].flatMap((down) => [1, 3, 5, 7, 9].map((right) => new DOMPoint(x + (right / 10) * wide, y + (down / 10) * high)));
    const points = even.filter((point) => edge.isPointInFill(point)).map(screen);
    const middle = screen(new DOMPoint(x + wide / 2, y + high / 2));
    return hits(middle.x, middle.y) && points.filter((point) => hits(point.x, point.y)).length >= 0.8 * points.length;
  };

  // Of the drawings of one thing the best.
  const survey = (things) => {
    const told = new Map();
    for (const thing of things) {
      const before = told.get(thing.dataset.ref);
      const now = look(thing);
      if (!before) told.set(thing.dataset.ref, now);
      else if (!before.inside) told.set(thing.dataset.ref, now.inside ? now : { ...before, reached: before.reached || now.reached });
    }
    return told;
  };

  const size = (text) => {
    const matrix = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b);
  };
  const inSight = (text) => {
    const box = text.getBoundingClientRect();
    return box.width && at(box.left + box.width / 2, box.top + box.height / 2)?.closest("svg") === text.closest("svg");
  };

  const things = all(".board .lit");
  const told = survey(things);
  const zones = {};
  const scales = {};
  for (const board of all(".board")) {
    const { pane } = board.dataset;
    const texts = all("text", board);
    const sizes = texts.filter(inSight).map(size);
    if (sizes.length) zones[pane] = sizes.sort((one, other) => one - other);
    const named = texts.map((text) => [text.closest("[id]"), text]).filter(([thing]) => thing && thing !== board);
    scales[pane] = Object.fromEntries(named.map(([thing, text]) => [`${thing.id} ${text.textContent}`, size(text)]));
  }

  const plates = all(".board .plate").map((one) => one.getBoundingClientRect());
  const onPlate = (x, y) => plates.some((box) => x >= box.left && x < box.right && y >= box.top && y < box.bottom);
  let [table, tried] = [0, 0];
  for (let x = 8; whole && x < width; x += 16) {
    for (let y = 8; y < height; y += 16) {
      tried++;
      const hit = at(x, y);
      if (hit && !hit.closest(chrome) && !onPlate(x, y)) table++;
    }
  }

  // What lies behind other tabs: whether they say so, and whether it can be reached there.
  const reached = new Set([...told].filter(([, one]) => one.reached).map(([ref]) => ref));
  const behind = new Set();
  const silent = [];
  const open = document.querySelector('.tabs [aria-selected="true"]');
  for (const name of [...document.querySelectorAll(".tabs [data-tab]")].filter((one) => one !== open).map((one) => one.dataset.tab)) {
    const tab = document.querySelector(`.tabs [data-tab="${name}"]`);
    const lit = refs([...document.querySelectorAll(`[data-pane="${name}"] .lit`)]);
    const badge = tab.querySelector("b");
    if (lit.size && (!badge.checkVisibility() || Number(badge.textContent) !== lit.size)) silent.push(name);
    if (!lit.size) continue;
    tab.click();
    for (const [ref, one] of survey(all(".board .lit"))) if (one.reached) reached.add(ref);
    for (const ref of lit) behind.add(ref);
    document.querySelector(`.tabs [data-tab="${open.dataset.tab}"]`).click();
  }

  return {
    lit: told.size,
    hidden: things.map((thing) => [thing.dataset.ref, look(thing)]).filter(([, { seen }]) => !seen).map(([ref, one]) => [ref, one.cause]),
    missed: [...told].filter(([, { inside }]) => !inside).map(([ref]) => ref),
    lost: [...new Set([...told.keys(), ...behind])].filter((ref) => !reached.has(ref)),
    behind: behind.size,
    silent,
    zones,
    scales,
    table: whole ? table / tried : null,
    sideways: document.documentElement.scrollWidth > width,
    pane: open?.dataset.tab ?? "",
    season: document.getElementById("table").dataset.light,
  };
};
