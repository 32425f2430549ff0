/** Small sounds, made here: a tile on wood, two soft tones for the turn. */

import { sound, vibration } from "../app/preferences";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (sound.value !== "on") return null;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

function tone(frequency: number, at: number, length: number, loud: number, type: OscillatorType = "sine"): void {
  const out = audio();
  if (!out) return;
  const start = out.currentTime + at;
  const wave = out.createOscillator();
  const gain = out.createGain();
  wave.type = type;
  wave.frequency.setValueAtTime(frequency, start);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  wave.connect(gain).connect(out.destination);
  wave.start(start);
  wave.stop(start + length + 0.02);
}

/** Browsers complain about devices that shake before they were touched. */
export function buzz(pattern: number | number[]): void {
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (touched && vibration.value === "on" && "vibrate" in navigator) navigator.vibrate(pattern);
}

export function click(): void {
  tone(1150, 0, 0.05, 0.08, "triangle");
  tone(420, 0, 0.07, 0.06);
  buzz(8);
}

export function yourTurn(): void {
  tone(523, 0, 0.25, 0.08);
  tone(784, 0.12, 0.35, 0.07);
  buzz([30, 40, 30]);
}

export function refused(): void {
  tone(220, 0, 0.18, 0.07);
  buzz(40);
}

export function gameOver(): void {
  for (const [i, frequency] of [523, 659, 784, 1047].entries()) tone(frequency, i * 0.11, 0.4, 0.07);
}

export function spoken(): void {
  tone(880, 0, 0.08, 0.04);
}
