// Shows scenes one after the other as the page does, and says of which pieces nothing is seen to move.
async (scenes) => {
  const { settle, watch } = await import("/static/table/motion.js");
  const root = document.getElementById("table");
  const put = (scene) => {
    for (const [name, html, [left, top, width, height]] of scene) {
      const board = root.querySelector(`#${name}`) ?? document.createElement("section");
      Object.assign(board, { id: name, className: name === "header" ? "strip-of-game" : "board", innerHTML: html });
      Object.assign(board.style, { position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      board.dataset.pane = name;
      if (!board.parentElement) root.prepend(board);
    }
  };
  const kind = (use) => document.getElementById(use.getAttribute("href").slice(1))?.dataset.piece;
  const pieces = () =>
    [...root.querySelectorAll(":is(.board, .strip-of-game) g[id] use")].filter((use) => {
      const group = use.closest("g[id]");
      return kind(use) && !use.closest(".printed, .plate") && group.querySelectorAll("use").length === [...group.querySelectorAll("use")].filter(kind).length;
    });
  const shown = () =>
    pieces().map((use) => {
      const { left, top, width, height } = use.getBoundingClientRect();
      return { use, picture: use.getAttribute("href"), x: left + width / 2, y: top + height / 2 };
    });
  const moves = (use) => {
    for (let at = use; at !== root; at = at.parentElement) {
      if (at.getAnimations().length) return true;
    }
    return false;
  };
  const counted = (use) => [...use.closest("g[id]").querySelectorAll("text")].some((text) => /^\s*×?\d+\s*$/.test(text.textContent));
  const found = { moved: 0, still: [], popped: [] };
  put(scenes[0]);
  for (const [ply, scene] of scenes.slice(1).entries()) {
    settle();
    const before = shown();
    const glide = watch(root);
    put(scene);
    const after = shown(); // where they belong, before anything moves
    glide();
    const fresh = after.filter((one) => !before.some((old) => old.picture === one.picture && Math.hypot(old.x - one.x, old.y - one.y) < 2));
    const vanished = before.filter((old) => !after.some((one) => old.picture === one.picture && Math.hypot(old.x - one.x, old.y - one.y) < 2));
    found.moved += fresh.length;
    for (const { use, picture } of fresh) {
      if (!moves(use)) found.still.push(`${ply} ${use.closest("g[id]").id} ${picture}`);
      const hidden = use.getAnimations().some((one) => one.effect.getKeyframes().every(({ opacity }) => opacity === "0"));
      const fades = use.getAnimations().length && !hidden && use.getAnimations().every((one) => one.effect.getKeyframes()[0].opacity === "0");
      const lost = vanished.filter((one) => one.picture === picture).length;
      const won = fresh.filter((one) => one.picture === picture).length;
      if (fades && !counted(use) && won <= lost) {
        found.popped.push(`${ply} ${use.closest("g[id]").id} ${picture}`);
      }
    }
  }
  return found;
};
