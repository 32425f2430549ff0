/** Sentences in the player's language, from the same Fluent catalogues that the server reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Objection } from "./protocol";

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

const files = import.meta.glob<string>("../../src/meldstone/i18n/locales/*/*.ftl", { query: "?raw", import: "default" });
const bundle = signal<FluentBundle | null>(null);
export const language = signal("en");

export async function speak(wanted: string): Promise<void> {
  const found = wanted in LANGUAGES ? wanted : "en";
  const made = new FluentBundle(found, { useIsolating: false });
  const texts = await Promise.all(
    Object.entries(files)
      .filter(([path]) => path.includes(`/locales/${found}/`))
      .map(([, load]) => load()),
  );
  for (const text of texts) made.addResource(new FluentResource(text));
  bundle.value = made;
  language.value = found;
  document.documentElement.lang = found;
}

/** The language somebody chose on this device, else the first of the browser's that there is. */
export function preferred(): string {
  const chosen = localStorage.getItem("language");
  if (chosen && chosen in LANGUAGES) return chosen;
  for (const tag of navigator.languages ?? [navigator.language]) {
    const primary = tag.split("-")[0]!.toLowerCase();
    if (primary in LANGUAGES) return primary;
  }
  return "en";
}

export function t(id: string, args?: Record<string, FluentVariable>): string {
  const speaker = bundle.value;
  const pattern = speaker?.getMessage(id)?.value;
  if (!speaker || !pattern) return id;
  return speaker.formatPattern(pattern, args, []);
}

export const knows = (id: string): boolean => bundle.value?.hasMessage(id) ?? false;

/** What an objection says, without the tiles: those are shown, not named. */
export function objectionText(one: Objection): string {
  const id = one.code.replace("/", "--");
  if (!knows(id)) return one.text;
  return t(id, { ...one.args, tiles: "" }).replace(/^[\s\u00a0:]+/, "");
}
