// News of a table: the server tells its version.

const LISTEN_AGAIN = 5000; // milliseconds after which a line that was refused is asked for again

/** @type {EventSource | null} */
let source = null;

/**
 * @param {string} id
 * @param {(version: number) => void} heard
 */
export function listen(id, heard) {
  source?.close();
  const opened = new EventSource(`/api/tables/${id}/stream`);
  source = opened;
  opened.addEventListener("version", (event) => {
    document.body.classList.remove("offline");
    heard(Number(event.data));
  });
  opened.addEventListener("error", () => {
    document.body.classList.add("offline");
    if (opened === source && opened.readyState === EventSource.CLOSED) setTimeout(() => listen(id, heard), LISTEN_AGAIN);
  });
}

/**
 * Whoever was without a connection, or asleep, looks again.
 * @param {() => void} online
 * @param {() => unknown} seen
 */
export function awake(online, seen) {
  document.addEventListener("visibilitychange", () => document.hidden || seen());
  window.addEventListener("offline", () => document.body.classList.add("offline"));
  window.addEventListener("online", online);
}
