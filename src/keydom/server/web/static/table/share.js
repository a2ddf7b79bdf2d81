// A picture of the end to show around: where the browser can send it, it does; else it is kept, or the link is copied.

import { one } from "../shared/dom.js";
import { copy, notice } from "../shared/notices.js";

const SIZE = [1200, 630];

/**
 * The picture in pixels, drawn by this browser: it has the typefaces. Whoever cannot is given the server's.
 * @param {string} picture its address, without what kind it is
 */
async function pixels(picture) {
  const image = new Image(...SIZE);
  image.src = `${picture}.svg`;
  try {
    await image.decode();
    const [width, height] = SIZE;
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    const made = await new Promise((/** @type {(blob: Blob | null) => void} */ done) => canvas.toBlob(done, "image/png"));
    if (made) return made;
  } catch {
    // it is asked of the server
  }
  const answer = await fetch(`${picture}.png`);
  return answer.ok ? answer.blob() : null;
}

/**
 * @param {HTMLDialogElement} dialog what is offered where nothing can be sent
 * @param {string} title
 */
export async function share(dialog, title) {
  const { picture = "", at = "", file = "keydom" } = dialog.dataset;
  const url = new URL(at, location.href).href;
  if (typeof navigator.canShare === "function") {
    const made = await pixels(picture);
    const data = made ? { files: [new File([made], `${file}.png`, { type: "image/png" })], title } : { url, title };
    if (navigator.canShare(data)) {
      const sent = await navigator.share(data).then(() => true, (/** @type {Error} */ error) => error.name === "AbortError");
      if (sent) return;
    }
  }
  offer(dialog, picture, url, file);
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {string} picture
 * @param {string} url
 * @param {string} file
 */
function offer(dialog, picture, url, file) {
  one("img", HTMLImageElement, dialog).src = `${picture}.svg`;
  const [save, link, shut] = ["[data-save]", "[data-link]", "[data-shut]"].map((what) => one(what, HTMLButtonElement, dialog));
  if (save) save.onclick = () => keep(save, picture, file);
  if (link) link.onclick = () => copy(url, link).then((done) => done || notice(url));
  if (shut) shut.onclick = () => dialog.close();
  dialog.showModal();
}

/**
 * @param {HTMLButtonElement} button
 * @param {string} picture
 * @param {string} file
 */
async function keep(button, picture, file) {
  const made = await pixels(picture);
  if (!made) return notice(button.dataset.failed ?? "");
  const href = URL.createObjectURL(made);
  const anchor = Object.assign(document.createElement("a"), { href, download: `${file}.png` });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
