// What is not always in sight and opens when it is asked for: menu, drawer, replay bar, and on a phone the story.

/**
 * @param {HTMLElement} root
 */
export function sheets(root) {
  const part = (/** @type {string} */ what) => /** @type {HTMLElement} */ (root.querySelector(what));
  const [menu, drawer, replay, story] = ["#menu", "#drawer", "#replay", "#story"].map(part);
  const further = /** @type {HTMLDetailsElement} */ (replay.querySelector("details"));
  const buttons = { menu: part("[data-open-menu]"), drawer: part("[data-open-drawer]"), story: part("[data-open-menu]") };

  const turn = {
    menu: (/** @type {boolean} */ on) => {
      menu.hidden = !on;
      buttons.menu.setAttribute("aria-expanded", String(on));
    },
    drawer: (/** @type {boolean} */ on) => {
      drawer.hidden = !on;
      buttons.drawer.setAttribute("aria-expanded", String(on));
      if (on) drawer.dispatchEvent(new Event("open"));
    },
    story: (/** @type {boolean} */ on) => {
      story.classList.toggle("open", on);
    },
    replay: (/** @type {boolean} */ on) => {
      replay.hidden = !on;
      if (on) shut("drawer"); // which would lie upon it
    },
  };
  const isOpen = { menu: () => !menu.hidden, drawer: () => !drawer.hidden, story: () => story.classList.contains("open") };

  /** @param {"menu" | "drawer" | "story"} name */
  function shut(name) {
    if (!isOpen[name]()) return false;
    const inside = { menu, drawer, story }[name].contains(document.activeElement);
    turn[name](false);
    if (inside) buttons[name].focus({ preventScroll: true });
    return true;
  }

  root.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    for (const name of /** @type {("menu" | "drawer" | "story")[]} */ (["menu", "drawer", "story"])) {
      if (target.closest(`[data-open-${name}]`)) turn[name](!isOpen[name]());
      else if (name !== "drawer" && isOpen[name]() && !target.closest(".language")) turn[name](false);
    }
    if (!target.closest("#replay summary")) further.open = false;
    if (target.closest("[data-close-drawer]")) shut("drawer");
    if (target.closest("[data-open-replay]")) turn.replay(true);
    if (target.closest("[data-close-replay]")) {
      part('[data-step="now"]').click();
      turn.replay(false);
    }
  });

  return {
    replay: turn.replay,
    drawer: turn.drawer,
    close: () => shut("menu") || shut("drawer") || shut("story"),
  };
}
