// What our scripts keep at the window.

interface Window {
  /** Whether the next step of a lesson was asked for before its script was there. */
  early?: boolean;
}
