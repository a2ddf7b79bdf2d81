// A second press on the same place, before what came up there could be read, is no answer to it.

const PAUSE = 700; // milliseconds: longer than the two presses of a double click are apart
const MARGIN = 12; // pixels

let last = { x: 0, y: 0, at: -PAUSE };

document.addEventListener("pointerdown", (event) => (last = { x: event.clientX, y: event.clientY, at: performance.now() }), true);

// A button that has just come up under the pointer cannot be pressed for a moment.
export function guard(button) {
  const left = PAUSE - (performance.now() - last.at);
  const box = button.getBoundingClientRect();
  const across = last.x > box.left - MARGIN && last.x < box.right + MARGIN;
  const down = last.y > box.top - MARGIN && last.y < box.bottom + MARGIN;
  if (left <= 0 || !across || !down) return;
  button.disabled = true;
  setTimeout(() => (button.disabled = false), left);
}
