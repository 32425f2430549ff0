/** What somebody chose on this device. */

import { effect, type Signal, signal } from "@preact/signals";

function storedChoice<T extends string>(name: string, start: T, values: readonly T[]): Signal<T> {
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

export const palette = storedChoice("palette", "box", PALETTES);
export const theme = storedChoice("theme", "auto", THEMES);
export const largeTiles = storedChoice("large-tiles", "off", SWITCH);
export const motion = storedChoice("motion", "auto", MOTIONS);
export const sound = storedChoice("sound", "off", SWITCH);
export const vibration = storedChoice("vibration", "on", SWITCH);
export const sort = storedChoice<Sort>("sort", "runs", SORTS);
export const guestName = signal(localStorage.getItem("name") ?? "");
effect(() => localStorage.setItem("name", guestName.value));

const darkQuery = matchMedia("(prefers-color-scheme: dark)");
const prefersDark = signal(darkQuery.matches);
darkQuery.addEventListener("change", () => (prefersDark.value = darkQuery.matches));

effect(() => {
  const root = document.documentElement.dataset;
  // resolved here and not in a media query, so that the dark colours stand in one place
  root.theme = theme.value === "auto" ? (prefersDark.value ? "dark" : "light") : theme.value;
  root.palette = palette.value;
  root.motion = motion.value;
});

const reducedQuery = matchMedia("(prefers-reduced-motion: reduce)");
export const reducedMotion = (): boolean => motion.value === "less" || reducedQuery.matches;
