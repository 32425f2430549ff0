/** Sentences in the player's language, from the same Fluent catalogues that the server reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { batch, signal } from "@preact/signals";

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

const files = import.meta.glob<string>("../../../src/meldstone/i18n/locales/*/*.ftl", { query: "?raw", import: "default" });
/** What every screen needs; the other files come when something asks for them. */
const wanted = new Set(["errors", "words", "web", "pages"]);
/** In a box of its own, so that a file that comes later is noticed like a new language. */
const bundle = signal<{ speaker: FluentBundle } | null>(null);
export const language = signal("en");

const read = async (tongue: string, names: Iterable<string>): Promise<FluentResource[]> =>
  Promise.all([...names].map(async (name) => new FluentResource(await files[`../../../src/meldstone/i18n/locales/${tongue}/${name}.ftl`]!())));

export async function speak(tongue: string): Promise<void> {
  const found = tongue in LANGUAGES ? tongue : "en";
  const speaker = new FluentBundle(found, { useIsolating: false });
  for (const one of await read(found, wanted)) speaker.addResource(one);
  batch(() => {
    bundle.value = { speaker };
    language.value = found;
  });
  document.documentElement.lang = found;
}

/** Learns one more file of words; true as soon as it is there. */
export function alsoKnows(name: string, sign: string): boolean {
  if (knows(sign)) return true;
  if (!wanted.has(name)) {
    wanted.add(name);
    const tongue = language.value;
    void read(tongue, [name]).then(
      ([one]) => {
        if (language.value !== tongue || !bundle.value) return;
        bundle.value.speaker.addResource(one!);
        bundle.value = { ...bundle.value };
      },
      () => wanted.delete(name),
    );
  }
  return false;
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
  const speaker = bundle.value?.speaker;
  const pattern = speaker?.getMessage(id)?.value;
  if (!speaker || !pattern) return id;
  return speaker.formatPattern(pattern, args, []);
}

/** A word of the game as a heading or a label. */
export function heading(id: string): string {
  const word = t(id);
  return word.charAt(0).toLocaleUpperCase(language.value) + word.slice(1);
}

export const knows = (id: string): boolean => bundle.value?.speaker.hasMessage(id) ?? false;
