/** What somebody chose on this device. */

import { effect, signal, type Signal } from "@preact/signals";

function kept<T extends string>(name: string, start: T, values: readonly T[]): Signal<T> {
  const found = localStorage.getItem(name) as T | null;
  const made = signal<T>(found !== null && values.includes(found) ? found : start);
  effect(() => localStorage.setItem(name, made.value));
  return made;
}

export const PALETTES = ["box", "safe"] as const;
export const THEMES = ["auto", "light", "dark"] as const;
export const SWITCH = ["on", "off"] as const;
export const MOTIONS = ["auto", "less"] as const;
export const SORTS = ["runs", "groups", "own"] as const;
export type Sort = (typeof SORTS)[number];

export const palette = kept("palette", "box", PALETTES);
export const theme = kept("theme", "auto", THEMES);
export const largeTiles = kept("large-tiles", "off", SWITCH);
export const motion = kept("motion", "auto", MOTIONS);
export const sound = kept("sound", "off", SWITCH);
export const vibration = kept("vibration", "on", SWITCH);
export const sort = kept<Sort>("sort", "runs", SORTS);
export const playerName = signal(localStorage.getItem("name") ?? "");
effect(() => localStorage.setItem("name", playerName.value));

const nightly = matchMedia("(prefers-color-scheme: dark)");
const night = signal(nightly.matches);
nightly.addEventListener("change", () => (night.value = nightly.matches));

effect(() => {
  const root = document.documentElement.dataset;
  // resolved here and not in a media query, so that the dark colours stand in one place
  root.theme = theme.value === "auto" ? (night.value ? "dark" : "light") : theme.value;
  root.palette = palette.value;
  root.motion = motion.value;
});

const less = matchMedia("(prefers-reduced-motion: reduce)");
export const calm = (): boolean => motion.value === "less" || less.matches;
