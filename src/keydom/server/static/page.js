// What every page does: switch the language, remember preferences, speak to the server, say how long ago.

// What a reader prefers is kept by the browser, each thing under `keydom-` and its name:
// confirm, motion, sound, contrast, coach: yes or no; pace: skip, fast, normal or slow; volume: 0 to 100;
// letters: normal, large or larger; name: what one is called; level: how good bots are that one plays at once;
// first: the table where hints come by themselves.
export const preferences = {
  get(name, otherwise) {
    const kept = localStorage.getItem(`keydom-${name}`);
    return kept === null ? otherwise : kept === "yes";
  },
  set(name, value) {
    this.write(name, value ? "yes" : "no");
  },
  text(name, otherwise) {
    return localStorage.getItem(`keydom-${name}`) ?? otherwise;
  },
  write(name, text) {
    localStorage.setItem(`keydom-${name}`, text);
    document.dispatchEvent(new Event("preferred"));
  },
};

// How long each thing that others did is shown, in milliseconds, from the quickest pace to the slowest.
const PACES = { skip: 0, fast: 300, normal: 800, slow: 1800 };
export const pace = {
  get milliseconds() {
    return PACES[preferences.text("pace", "normal")] ?? PACES.normal;
  },
  change(steps) {
    const names = Object.keys(PACES).filter((name) => name !== "skip");
    const place = names.findIndex((name) => PACES[name] === this.milliseconds);
    preferences.write("pace", names[Math.min(names.length - 1, Math.max(0, place + steps))]);
  },
};

const RETRY = 5; // seconds, where the server does not say when to ask again

// A request of our own pages; an answer that is an error is thrown as one, with what the server said. Where the server
// cannot get at its games nothing was changed: it says so, and the same is asked again until it can.
export async function ask(path, body) {
  const options = { headers: { "x-keydom": "1", accept: "application/json" } };
  if (body !== undefined) {
    options.method = "POST";
    options.headers["content-type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  for (;;) {
    const answer = await fetch(path, options);
    if (answer.status === 204) return null;
    const said = await answer.json();
    if (answer.ok) return said;
    if (answer.status !== 503) throw refused(answer, said);
    notice(said.error);
    await later(Number(answer.headers.get("retry-after")) || RETRY);
  }
}

function refused(answer, said) {
  return Object.assign(new Error(said.why || said.error || answer.statusText), { status: answer.status, detail: said.detail });
}

function later(seconds) {
  return new Promise((done) => setTimeout(done, 1000 * seconds));
}

// A short notice that goes away by itself and is read out.
export function notice(text) {
  const line = document.createElement("p");
  line.textContent = text;
  document.getElementById("notices").append(line);
  setTimeout(() => line.remove(), 6000);
}

// Onto the clipboard, also where the page did not come by TLS: there browsers know only the old way.
export async function copy(text, button) {
  const done = navigator.clipboard ? await navigator.clipboard.writeText(text).then(() => true, () => false) : selected(text);
  if (done) notice(button.dataset.copied);
  return done;
}

function selected(text) {
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

// How long something has lasted, in the largest unit that fits.
const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

export function tick(root = document) {
  for (const time of root.querySelectorAll("time[data-since]")) {
    const seconds = Math.max(0, Date.now() / 1000 - Number(time.dataset.since));
    const fit = UNITS.find(([, size]) => seconds >= size);
    time.textContent = fit
      ? new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit: fit[0], unitDisplay: "short" }).format(
          Math.floor(seconds / fit[1]),
        )
      : "";
  }
  for (const time of root.querySelectorAll("time[data-at]")) time.textContent = moment(Number(time.dataset.at));
  for (const thing of root.querySelectorAll("[data-after]")) thing.hidden = Date.now() / 1000 < Number(thing.dataset.after);
}

// A point in time, with its day where that is not today.
function moment(seconds) {
  const at = new Date(seconds * 1000);
  const today = at.toDateString() === new Date().toDateString();
  const day = today ? {} : { weekday: "short", day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(document.documentElement.lang, { ...day, hour: "2-digit", minute: "2-digit" }).format(at);
}

// The page in another language.
export async function speak(code) {
  try {
    await ask(`/language/${code}`, {});
    location.reload();
  } catch (error) {
    notice(error.message);
  }
}

tick();
setInterval(tick, 20000);

const language = document.getElementById("language");
language.addEventListener("change", () => speak(language.value));
