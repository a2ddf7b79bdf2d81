// The one sound: a soft tone, as loud as its reader prefers.

import { preferences } from "./page.js";

const LOUDEST = 0.3;
const LONG = 0.5; // seconds

export function ring() {
  const loud = (LOUDEST * Number(preferences.text("volume", "50"))) / 100;
  if (!loud) return;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.frequency.value = 660;
  gain.gain.setValueAtTime(loud, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + LONG);
  tone.connect(gain).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + LONG);
}
