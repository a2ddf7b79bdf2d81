// The look that this browser's reader prefers, before anything is drawn and again when it changes, here or elsewhere.
// What is preferred is kept under the names that preferences.js lists. This is no module: modules come too late.

(() => {
  const LOOKS = [["contrast", "yes"], ["apart", "yes"], ["letters", "large"], ["letters", "larger"], ["motion", "no"]];

  function look() {
    for (const [name, kept] of LOOKS) {
      document.documentElement.classList.toggle(`${name}-${kept}`, localStorage.getItem(`keydom-${name}`) === kept);
    }
  }

  look();
  window.addEventListener("storage", look);
  document.addEventListener("preferred", look);

  // The window is told to the server, which composes tables for it.
  function tell() {
    document.cookie = `window=${innerWidth}x${innerHeight}; path=/; max-age=31536000; samesite=lax`;
  }

  tell();
  window.addEventListener("resize", tell);

  // A press that comes before the script of a lesson is there: it is kept for it.
  document.addEventListener("click", ({ target }) => {
    window.early ||= target instanceof Element && target.closest("[data-lesson=next]") !== null;
  });
})();
