// What comes up under a pointer is no answer before it could be read.

const PAUSE = 700; // milliseconds: longer than the two presses of a double click are apart
const MARGIN = 12; // pixels

let last = { x: -MARGIN, y: -MARGIN };

document.addEventListener("pointerdown", (event) => (last = { x: event.clientX, y: event.clientY }), true);

/**
 * A button that has just come up where the last press was cannot be pressed for a moment, however late it came.
 * @param {HTMLButtonElement} button
 */
export function guard(button) {
  const box = button.getBoundingClientRect();
  const across = last.x > box.left - MARGIN && last.x < box.right + MARGIN;
  const down = last.y > box.top - MARGIN && last.y < box.bottom + MARGIN;
  if (across && down) hold(button);
}

/**
 * A button that comes up by itself cannot be pressed for a moment: somebody may be about to press what was there.
 * @param {HTMLButtonElement} button
 */
export function hold(button) {
  button.disabled = true;
  setTimeout(() => (button.disabled = false), PAUSE);
}
