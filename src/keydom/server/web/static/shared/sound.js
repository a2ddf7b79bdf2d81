// Sounds by kind, made here: short, soft, and as loud as their reader prefers. Silent before the reader's first press.

import { preferences } from "./preferences.js";

/** @typedef {"place" | "bid" | "outbid" | "take" | "upgrade" | "turn" | "end"} Kind */
/**
 * A tone: when it begins and how long it lasts, in seconds; its pitch in hertz, at the end too where it glides; how loud it
 * is among the others; and what it is made of.
 * @typedef {{ at: number, long: number, pitch: number, to?: number, loud: number, wave: OscillatorType | "knock" }} Tone
 */

const LOUDEST = 0.22;
const USUAL = "50"; // percent

/**
 * From what may be missed to what may not: of several things at once the last of these is heard.
 * @type {Kind[]}
 */
export const KINDS = ["place", "bid", "take", "upgrade", "outbid", "turn", "end"];

/** @type {Record<Kind, Tone[]>} */
const TONES = {
  place: [{ at: 0, long: 0.07, pitch: 420, to: 180, loud: 0.5, wave: "knock" }],
  bid: [
    { at: 0, long: 0.06, pitch: 520, to: 260, loud: 0.45, wave: "knock" },
    { at: 0.07, long: 0.06, pitch: 640, to: 320, loud: 0.4, wave: "knock" },
  ],
  take: [
    { at: 0, long: 0.16, pitch: 587, loud: 0.35, wave: "sine" },
    { at: 0.08, long: 0.22, pitch: 784, loud: 0.35, wave: "sine" },
  ],
  upgrade: [
    { at: 0, long: 0.16, pitch: 523, loud: 0.3, wave: "triangle" },
    { at: 0.09, long: 0.16, pitch: 659, loud: 0.3, wave: "triangle" },
    { at: 0.18, long: 0.3, pitch: 784, loud: 0.3, wave: "triangle" },
  ],
  outbid: [
    { at: 0, long: 0.16, pitch: 494, loud: 0.45, wave: "triangle" },
    { at: 0.13, long: 0.28, pitch: 370, loud: 0.45, wave: "triangle" },
  ],
  turn: [
    { at: 0, long: 0.5, pitch: 660, loud: 0.7, wave: "sine" },
    { at: 0.14, long: 0.55, pitch: 880, loud: 0.5, wave: "sine" },
  ],
  end: [
    { at: 0, long: 0.5, pitch: 523, loud: 0.5, wave: "sine" },
    { at: 0.16, long: 0.5, pitch: 659, loud: 0.5, wave: "sine" },
    { at: 0.32, long: 0.6, pitch: 784, loud: 0.5, wave: "sine" },
    { at: 0.5, long: 1.1, pitch: 1047, loud: 0.5, wave: "sine" },
  ],
};

/**
 * What is heard of so many things that happened at once: the one that matters most; null of none.
 * @param {string[]} kinds
 * @returns {Kind | null}
 */
export function loudest(kinds) {
  return KINDS.filter((kind) => kinds.includes(kind)).pop() ?? null;
}

/**
 * The kinds of the events after a ply.
 * @param {[number, string][]} events the ply after each, and its kind
 * @param {number} heard
 */
export function since(events, heard) {
  return events.filter(([ply]) => ply > heard).map(([, kind]) => kind);
}

/**
 * The tones of a kind, each as loud as it is then.
 * @param {Kind} kind
 * @param {number} volume from 0 to 100
 */
export function tones(kind, volume) {
  return TONES[kind].map((tone) => ({ ...tone, loud: (tone.loud * LOUDEST * Math.min(100, Math.max(0, volume))) / 100 }));
}

/** @type {AudioContext | null} */
let audio = null;
let pressed = false;

/** Browsers, and readers, want no sound before somebody has pressed something. */
function allow() {
  pressed = true;
}
if (typeof document !== "undefined") for (const event of ["pointerdown", "keydown"]) document.addEventListener(event, allow, { capture: true, once: true });

/**
 * A sound, where the reader wants to hear any.
 * @param {Kind} kind
 */
export function play(kind) {
  if (preferences.get("sound", false)) sound(kind);
}

/** The sound of one's turn, as loud as it would be. */
export function ring() {
  sound("turn");
}

/** @param {Kind} kind */
function sound(kind) {
  const volume = Number(preferences.text("volume", USUAL));
  if (!pressed || !volume) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  for (const tone of tones(kind, volume)) begin(audio, tone);
}

/**
 * @param {AudioContext} context
 * @param {Tone} tone
 */
function begin(context, { at, long, pitch, to, loud, wave }) {
  const start = context.currentTime + at;
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = wave === "knock" ? "triangle" : wave;
  source.frequency.setValueAtTime(pitch, start);
  if (to) source.frequency.exponentialRampToValueAtTime(to, start + long);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud), start + (wave === "knock" ? 0.004 : 0.02));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  source.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + long + 0.02);
}
