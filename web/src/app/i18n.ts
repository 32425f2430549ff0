/** Sentences in the player's language, from the same Fluent catalogues that the server reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { batch, signal } from "@preact/signals";
import firstWords from "./firstWords.json";

export const LANGUAGES: Record<string, string> = {
  cs: "Čeština",
  da: "Dansk",
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  ru: "Русский",
  sv: "Svenska",
};

const files = import.meta.glob<string>(
  ["../../../src/meldstone/i18n/locales/*/*.ftl", "!../../../src/meldstone/i18n/locales/*/{terminal,commands}.ftl"],
  { query: "?raw", import: "default" },
);
/** What every screen needs, built into one file for each language; the other catalogues come when something asks for them. */
const catalogues = new Set(firstWords);
/** In an object of its own, so that adding a catalogue changes the signal as a new language does. */
const loaded = signal<{ bundle: FluentBundle } | null>(null);
export const language = signal("en");

const read = async (code: string, names: Iterable<string>): Promise<FluentResource[]> =>
  Promise.all(
    [...names].map(async (name) => new FluentResource(await files[`../../../src/meldstone/i18n/locales/${code}/${name}.ftl`]!())),
  );

export async function setLanguage(code: string): Promise<void> {
  const found = code in LANGUAGES ? code : "en";
  const speaker = new FluentBundle(found, { useIsolating: false });
  for (const resource of await read(found, catalogues)) speaker.addResource(resource);
  batch(() => {
    loaded.value = { bundle: speaker };
    language.value = found;
  });
  document.documentElement.lang = found;
}

/** Learns one more file of words; true as soon as it is there. */
export function ensureCatalogue(name: string, messageId: string): boolean {
  if (hasMessage(messageId)) return true;
  if (!catalogues.has(name)) {
    catalogues.add(name);
    const code = language.value;
    void read(code, [name]).then(
      ([resource]) => {
        if (language.value !== code || !loaded.value) return;
        loaded.value.bundle.addResource(resource!);
        loaded.value = { ...loaded.value };
      },
      () => catalogues.delete(name),
    );
  }
  return false;
}

/** A message of some catalogues in a language of its own, whatever the page speaks. */
export type CatalogueReader = (id: string, args?: Record<string, FluentVariable>) => string;

export async function readerOf(code: string, names: readonly string[]): Promise<CatalogueReader> {
  const speaker = new FluentBundle(code, { useIsolating: false });
  for (const resource of await read(code, names)) speaker.addResource(resource);
  return (id, args) => {
    const pattern = speaker.getMessage(id)?.value;
    return pattern ? speaker.formatPattern(pattern, args, []) : id;
  };
}

/** The language somebody chose on this device, else the first of the browser's that there is. */
export function preferredLanguage(): string {
  const chosen = localStorage.getItem("language");
  if (chosen && chosen in LANGUAGES) return chosen;
  for (const tag of navigator.languages ?? [navigator.language]) {
    const primary = tag.split("-")[0]!.toLowerCase();
    if (primary in LANGUAGES) return primary;
  }
  return "en";
}

export function t(id: string, args?: Record<string, FluentVariable>): string {
  const speaker = loaded.value?.bundle;
  const pattern = speaker?.getMessage(id)?.value;
  if (!speaker || !pattern) return id;
  return speaker.formatPattern(pattern, args, []);
}

/** What a message declares beside its text, such as the form that a tile's name takes in it; undefined if it declares nothing. */
export function attribute(id: string, name: string): string | undefined {
  const speaker = loaded.value?.bundle;
  const pattern = speaker?.getMessage(id)?.attributes[name];
  return speaker && pattern ? speaker.formatPattern(pattern, {}, []) : undefined;
}

/** A word of the game as a heading or a label. */
export function heading(id: string): string {
  const word = t(id);
  return word.charAt(0).toLocaleUpperCase(language.value) + word.slice(1);
}

export const hasMessage = (id: string): boolean => loaded.value?.bundle.hasMessage(id) ?? false;

/** When something was, as people say it: today, yesterday, the day of the week, else the date. */
export function dayText(at: number, now = Date.now()): string {
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86_400_000);
  if (days === 0 || days === 1) return new Intl.RelativeTimeFormat(language.value, { numeric: "auto" }).format(-days, "day");
  return days > 1 && days < 7 ? new Date(at).toLocaleDateString(language.value, { weekday: "long" }) : dateText(at);
}

/** A day, written the same way wherever one stands. */
export const dateText = (at: number): string =>
  new Date(at).toLocaleDateString(language.value, { day: "numeric", month: "long", year: "numeric" });
