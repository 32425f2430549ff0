/** What stands around every page but the table: the header, and on phones five tabs at the bottom. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Route } from "../app/address";
import { LANGUAGES, language, setLanguage, t } from "../app/i18n";
import { sound } from "../app/preferences";
import { route } from "../app/route";
import { me } from "../wire/session";
import { Emblem } from "./Emblem";
import { Icon, type IconName } from "./Icon";
import { IconButton } from "./IconButton";
import { Initial } from "./Initial";
import { currentName } from "./NameField";

export function Frame({ children }: { children: ComponentChildren }) {
  return (
    <>
      <Header />
      {children}
      <Tabs />
    </>
  );
}

type Screen = Route["screen"];

interface Destination {
  to: string;
  screen: Screen;
  text: string;
}

/** Where the header leads; only what exists. */
const PLACES: readonly Destination[] = [
  { to: "rules", screen: "rules", text: "welcome-learn" },
  { to: "today", screen: "today", text: "welcome-today" },
  { to: "lobby", screen: "lobby", text: "welcome-tables" },
  { to: "players", screen: "players", text: "web-bots" },
  { to: "leaders", screen: "leaders", text: "page-leaders" },
];

const TABS: readonly (Destination & { icon: IconName })[] = [
  { to: "", screen: "start", text: "welcome-play-title", icon: "home" },
  { to: "rules", screen: "rules", text: "welcome-learn", icon: "learn" },
  { to: "today", screen: "today", text: "welcome-today-short", icon: "puzzle" },
  { to: "lobby", screen: "lobby", text: "welcome-tables", icon: "players" },
  { to: "more", screen: "more", text: "welcome-more", icon: "dots" },
];

const isHere = (place: Destination): "page" | undefined => (route.value.screen === place.screen ? "page" : undefined);

function Header() {
  const name = currentName();
  return (
    <header class="header">
      <a class="wordmark" href="#/" aria-label={`Meldstone: ${t("web-to-start")}`}>
        <Emblem />
        <span>Meldstone</span>
      </a>
      <nav class="header-links" aria-label={t("welcome-pages")}>
        {PLACES.map((place) => (
          <a key={place.to} href={`#/${place.to}`} aria-current={isHere(place)}>
            {t(place.text)}
          </a>
        ))}
      </nav>
      <LanguagePick />
      <Bell />
      <a class="icon-button header-settings" href="#/settings" aria-label={t("web-settings")} title={t("web-settings")}>
        <Icon name="gear" />
      </a>
      <a class="header-me" href="#/profile" title={t("page-profile")}>
        <Initial name={name} of={me.value?.id} />
        <span class="hidden">{t("page-profile")}: </span>
        <span class="header-name">{name}</span>
      </a>
    </header>
  );
}

/** A language that was asked for and did not come: without a network only those that are kept here are there. */
const languageMissing = signal(false);

async function chooseLanguage(list: HTMLSelectElement): Promise<void> {
  const code = list.value;
  try {
    await setLanguage(code);
    localStorage.setItem("language", code);
    languageMissing.value = false;
  } catch {
    list.value = language.value;
    languageMissing.value = true;
  }
}

/** All languages, each by its own name. */
export function LanguageSelect({ id }: { id: string }) {
  return (
    <>
      <select id={id} value={language.value} onChange={(event) => void chooseLanguage(event.currentTarget)}>
        {Object.entries(LANGUAGES).map(([code, own]) => (
          <option key={code} value={code} lang={code}>
            {own}
          </option>
        ))}
      </select>
      {languageMissing.value && (
        <span class="quiet-text language-missing" role="status">
          {t("page-offline-language")}
        </span>
      )}
    </>
  );
}

function LanguagePick() {
  return (
    <label class="header-language" for="header-language">
      <Icon name="globe" />
      <span class="hidden">{t("web-language")}</span>
      <LanguageSelect id="header-language" />
    </label>
  );
}

function Bell() {
  const on = sound.value === "on";
  return (
    <IconButton
      icon={on ? "bell" : "bell-off"}
      label={t("web-sound")}
      title={t(on ? "welcome-sounds-on" : "welcome-sounds-off")}
      pressed={on}
      onClick={() => (sound.value = on ? "off" : "on")}
    />
  );
}

function Tabs() {
  return (
    <nav class="tabs" aria-label={t("welcome-tabs")}>
      {TABS.map((tab) => (
        <a key={tab.to} href={`#/${tab.to}`} aria-current={isHere(tab)}>
          <Icon name={tab.icon} />
          {t(tab.text)}
        </a>
      ))}
    </nav>
  );
}
