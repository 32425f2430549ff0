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
export const sound = storedChoice("sound", "on", SWITCH);
/** A notification of the browser when it is your turn. */
export const tellTurns = storedChoice("tell-turns", "off", SWITCH);
export const vibration = storedChoice("vibration", "on", SWITCH);
/** Keys of single letters at the table: they may be with Alt, or off, for those who speak to the machine or type by touch. */
export const LETTER_KEYS = ["on", "alt", "off"] as const;
export const letterKeys = storedChoice("letter-keys", "on", LETTER_KEYS);
export const sort = storedChoice<Sort>("sort", "runs", SORTS);
/** Whoever has won on this device once needs no examples of sets. */
export const everWon = storedChoice("won", "no", ["no", "yes"]);
/** What explains itself the first time: choosing by taps, tiles that go home, carrying; and the colours, which are offered once. */
export const knowsTaps = storedChoice("knows-taps", "no", ["no", "yes"]);
export const knowsHomes = storedChoice("knows-homes", "no", ["no", "yes"]);
export const knowsDrags = storedChoice("knows-drags", "no", ["no", "yes"]);
export const coloursOffered = storedChoice("colours-offered", "no", ["no", "yes"]);
/** A notification was offered at a table. */
export const tellingOffered = storedChoice("telling-offered", "no", ["no", "yes"]);
/** Turns and chat beside the table, where there is room for them. */
export const sidePanel = storedChoice("side-panel", "on", SWITCH);
/** Whom "Play" seats opposite, and which box it deals from. */
const BOTS = ["novice", "casual", "skilled", "expert", "master"] as const;
export const BOXES = ["classic", "original", "twist", "rummy", "tournament", "six-player"] as const;
/** Boxes that are made for more than the usual number of players. */
export const BOX_SEATS: Record<string, number> = { "six-player": 6 };
export const chosenBot = storedChoice<(typeof BOTS)[number]>("bot", "casual", BOTS);
export const chosenBox = storedChoice<(typeof BOXES)[number]>("box", "classic", BOXES);

export const guestName = signal(localStorage.getItem("name") ?? "");
effect(() => localStorage.setItem("name", guestName.value));

const darkQuery = matchMedia("(prefers-color-scheme: dark)");
const prefersDark = signal(darkQuery.matches);
darkQuery.addEventListener("change", () => (prefersDark.value = darkQuery.matches));

const reducedQuery = matchMedia("(prefers-reduced-motion: reduce)");
const prefersLessMotion = signal(reducedQuery.matches);
reducedQuery.addEventListener("change", () => (prefersLessMotion.value = reducedQuery.matches));
export const reducedMotion = (): boolean => motion.value === "less" || prefersLessMotion.value;

effect(() => {
  const root = document.documentElement.dataset;
  // resolved here and not in media queries, so that the dark colours and what keeps still stand in one place each
  root.theme = theme.value === "auto" ? (prefersDark.value ? "dark" : "light") : theme.value;
  root.palette = palette.value;
  root.motion = reducedMotion() ? "less" : "full";
});
