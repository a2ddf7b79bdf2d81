// The look that this browser's reader prefers, before anything is drawn and again when it changes, here or elsewhere.
// What is preferred is kept under the names that page.js lists.

const LOOKS = [["contrast", "yes"], ["letters", "large"], ["letters", "larger"], ["motion", "no"]];

function look() {
  for (const [name, kept] of LOOKS) {
    document.documentElement.classList.toggle(`${name}-${kept}`, localStorage.getItem(`keydom-${name}`) === kept);
  }
}

look();
window.addEventListener("storage", look);
document.addEventListener("preferred", look);

// A press that comes before the script of a lesson is there: it is kept for it.
document.addEventListener("click", ({ target }) => (window.early ||= Boolean(target.closest("[data-lesson=next]"))));
