// Times as they are told.

/** @type {[string, number][]} */
const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/**
 * How long something has lasted, in the largest unit that fits; nothing where that is less than a minute.
 * @param {number} seconds
 * @param {string} language
 */
export function lasting(seconds, language) {
  const fit = UNITS.find(([, size]) => seconds >= size);
  if (!fit) return "";
  const [unit, size] = fit;
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(Math.floor(seconds / size));
}

/**
 * A point in time, with its day where that is not today.
 * @param {Date} at
 * @param {Date} now
 * @param {string} language
 */
export function moment(at, now, language) {
  /** @type {Intl.DateTimeFormatOptions} */
  const day = at.toDateString() === now.toDateString() ? {} : { weekday: "short", day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(language, { ...day, hour: "2-digit", minute: "2-digit" }).format(at);
}
