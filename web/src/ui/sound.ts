/** Small sounds, made here: stone on felt, stone on stone, a wooden bell for the turn. Quiet, and never before the first touch. */

import { sound, vibration } from "../app/preferences";

let context: AudioContext | null = null;

/** Browsers let nothing sound or shake before somebody touched the page, and complain if it tries. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

function audio(): AudioContext | null {
  if (sound.value !== "on" || !touched()) return null;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

/** One tone that fades; `at` and `length` in seconds. */
function tone(frequency: number, at: number, length: number, loud: number, type: OscillatorType = "sine"): void {
  const out = audio();
  if (!out) return;
  const start = out.currentTime + at;
  const wave = out.createOscillator();
  const gain = out.createGain();
  wave.type = type;
  wave.frequency.setValueAtTime(frequency, start);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  wave.connect(gain).connect(out.destination);
  wave.start(start);
  wave.stop(start + length + 0.02);
}

export function buzz(pattern: number | number[]): void {
  if (touched() && vibration.value === "on" && "vibrate" in navigator) navigator.vibrate(pattern);
}

/** A stone on felt: dull and short. */
export function lay(): void {
  tone(190, 0, 0.06, 0.09, "triangle");
  tone(95, 0, 0.06, 0.08);
  buzz(8);
}

/** A stone on a stone: a bright click. */
export function join(): void {
  tone(2100, 0, 0.03, 0.03, "triangle");
  tone(1150, 0, 0.045, 0.06, "triangle");
  buzz(8);
}

/** A bell of wood: a tone with a short overtone. */
function bell(frequency: number, at = 0): void {
  tone(frequency, at, 0.55, 0.06);
  tone(frequency * 3.9, at, 0.09, 0.015);
}

const BELL = 440;
const FIFTH = 1.5;

/** One soft bell; a fifth for somebody who was planning. */
export function yourTurn(planned = false): void {
  bell(BELL);
  if (planned) bell(BELL * FIFTH, 0.14);
  buzz([30, 40, 30]);
}

/** A second of the last three. */
export function tick(): void {
  tone(320, 0, 0.05, 0.07, "triangle");
}

export function refused(): void {
  tone(150, 0, 0.09, 0.09, "triangle");
  tone(150, 0.13, 0.09, 0.09, "triangle");
  buzz(40);
}

/** Five clicks that rise like the wave of the stones. */
export function won(): void {
  for (const [i, frequency] of [880, 990, 1110, 1245, 1480].entries()) tone(frequency, i * 0.09, 0.09, 0.06, "triangle");
}

/** The bell once, lower. */
export function lost(): void {
  bell(BELL / 2);
}

/** The tiles are dealt: some stones on felt, one after the other. */
export function dealt(): void {
  for (let i = 0; i < 5; i++) tone(170 + 12 * i, i * 0.07, 0.06, 0.06, "triangle");
}

export function spoken(): void {
  tone(740, 0, 0.08, 0.03);
}
