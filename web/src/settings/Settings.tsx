/** Language, colours, motion, sound; all of it stays on this device. */

import type { Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { LANGUAGES, language, setLanguage, t } from "../app/i18n";
import { install, installer } from "../app/install";
import { largeTiles, MOTIONS, motion, PALETTES, palette, SWITCH, sound, THEMES, theme, vibration } from "../app/preferences";
import { NameField } from "../ui/NameField";
import { Page } from "../ui/Page";
import * as sounds from "../ui/sound";
import { Tile } from "../ui/Tile";
import { me } from "../wire/session";

export function Settings() {
  const before = useRef(sound.value);
  useEffect(() => {
    if (sound.value === "on" && before.current === "off") sounds.yourTurn();
    before.current = sound.value;
  }, [sound.value]);
  return (
    <Page title={t("web-settings")}>
      <div class="form">
        <p class="field">
          <label for="language">{t("web-language")}</label>
          <select
            id="language"
            value={language.value}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              localStorage.setItem("language", chosen);
              void setLanguage(chosen);
            }}
          >
            {Object.entries(LANGUAGES).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </p>
        {!me.value?.account && <NameField />}
        <Choice id="theme" label="web-theme" values={THEMES} signal={theme} />
        <Choice id="palette" label="web-palette" values={PALETTES} signal={palette} />
        <p class={`example${largeTiles.value === "on" ? " large" : ""}`} aria-hidden="true">
          {["K7", "O8", "B9", "R10", "J", "D", "C", "M"].map((tile) => (
            <Tile key={tile} text={tile} name={tile} />
          ))}
        </p>
        <Choice id="large-tiles" label="web-large-tiles" values={SWITCH} signal={largeTiles} />
        <Choice id="motion" label="web-motion" values={MOTIONS} signal={motion} />
        <Choice id="sound" label="web-sound" values={SWITCH} signal={sound} />
        <Choice id="vibration" label="web-vibration" values={SWITCH} signal={vibration} />
        {installer.value && (
          <button class="main" onClick={() => void install()}>
            {t("page-install")}
          </button>
        )}
        <p>
          <a class="button" href="#/privacy">
            {t("page-privacy")}
          </a>
        </p>
      </div>
    </Page>
  );
}

function Choice<T extends string>({
  id,
  label,
  values,
  signal,
}: {
  id: string;
  label: string;
  values: readonly T[];
  signal: Signal<T>;
}) {
  return (
    <fieldset class="choice">
      <legend>{t(label)}</legend>
      {values.map((value) => (
        <label key={value} class="segment-choice">
          <input type="radio" name={id} value={value} checked={signal.value === value} onChange={() => (signal.value = value)} />
          <span>{t(value === "on" || value === "off" ? `web-${value}` : `${label}-${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
