// The end of a season, or whatever else happened to all: told line by line over the table, each lighting its things. Any press ends it.

import { pace, preferences } from "../shared/preferences.js";

const MOST = 10; // lines, the last of them
const FEW = 2; // fewer need no telling: they are seen
const READ = 500; // milliseconds, on top of the pace

let stop = () => {};

/**
 * @param {HTMLElement} root
 * @param {number} since the ply that was seen last
 * @param {(refs: string) => unknown} light
 */
export function tell(root, since, light) {
  stop();
  const all = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('[data-region="story"] li[data-between]')]);
  const lines = all.filter(({ dataset }) => Number(dataset.ply) > since).slice(0, MOST).reverse();
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches || !preferences.get("motion", true) || !pace.milliseconds;
  if (lines.length < FEW || calm) return;
  const paper = document.createElement("p");
  paper.className = "telling";
  paper.setAttribute("aria-hidden", "true"); // the story says it
  root.append(paper);
  let timer = 0;
  stop = () => {
    clearTimeout(timer);
    paper.remove();
    light("");
    for (const press of ["pointerdown", "keydown"]) removeEventListener(press, stop, true);
    stop = () => {};
  };
  const next = () => {
    const line = lines.shift();
    if (!line) return stop();
    paper.replaceChildren(...[...(line.querySelector("a")?.childNodes ?? [])].map((part) => part.cloneNode(true)));
    paper.animate([{ opacity: 0, translate: "0 -8px" }, { opacity: 1, translate: "0 0" }], { duration: 180, easing: "ease-out" });
    light(line.dataset.refs ?? "");
    timer = window.setTimeout(next, READ + pace.milliseconds);
  };
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, stop, true);
  next();
}
