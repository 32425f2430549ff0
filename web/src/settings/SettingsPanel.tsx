/** Language, name, looks, sounds, in groups; all of it stays on this device. On a page, or in a sheet over the table. */

import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { ensureCatalogue, t } from "../app/i18n";
import { install, installer, installsByHand } from "../app/install";
import {
  LETTER_KEYS,
  largeTiles,
  letterKeys,
  MOTIONS,
  motion,
  PALETTES,
  palette,
  SWITCH,
  sound,
  THEMES,
  theme,
  vibration,
} from "../app/preferences";
import { LanguageSelect } from "../ui/Frame";
import { Initial } from "../ui/Initial";
import { currentName, NameField } from "../ui/NameField";
import { Strip } from "../ui/Pick";
import * as sounds from "../ui/sound";
import { TellMeSetting } from "../ui/TellMe";
import { TextLink } from "../ui/TextLink";
import { Tile } from "../ui/Tile";
import { me } from "../wire/session";

/** A desktop has the function, but nothing in it that could shake. */
const canVibrate = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

export function SettingsPanel({ privacy }: { privacy?: boolean }) {
  const before = useRef(sound.value);
  useEffect(() => {
    if (sound.value === "on" && before.current === "off") sounds.yourTurn();
    before.current = sound.value;
  }, [sound.value]);
  return (
    <div class="settings">
      <Group title={t("welcome-settings-you")}>
        <p class="felt settings-me">
          <Initial name={currentName()} of={me.value?.id} />
          <span>
            <strong>{currentName()}</strong>
            <span class="quiet-text">{t(me.value?.account ? "profile-account" : "profile-guest")}</span>
          </span>
        </p>
        <p class="field">
          <label for="language">{t("web-language")}</label>
          <LanguageSelect id="language" />
        </p>
        {!me.value?.account && <NameField />}
        {installsByHand() && ensureCatalogue("hand", "hand-install-ios") && <p class="quiet-text">{t("hand-install-ios")}</p>}
        {installer.value && (
          <button type="button" class="button" onClick={() => void install()}>
            {t("page-install")}
          </button>
        )}
        {privacy && (
          <p class="settings-foot">
            <TextLink to="privacy" text="page-privacy" look="button" />
          </p>
        )}
      </Group>
      <Group title={t("welcome-settings-look")}>
        <Choice id="theme" label="web-theme" values={THEMES} signal={theme} />
        <Choice id="motion" label="web-motion" values={MOTIONS} signal={motion} />
        <Choice id="sound" label="web-sound" values={SWITCH} signal={sound} />
        <TellMeSetting />
        <Choice id="letter-keys" label="web-letter-keys" values={LETTER_KEYS} signal={letterKeys} />
        {canVibrate() && <Choice id="vibration" label="web-vibration" values={SWITCH} signal={vibration} />}
      </Group>
      <Group title={t("welcome-settings-tiles")}>
        <p class={`example felt${largeTiles.value === "on" ? " large" : ""}`} aria-hidden="true">
          {["K7", "O8", "B9", "R10", "J"].map((tile) => (
            <Tile key={tile} text={tile} name={tile} />
          ))}
        </p>
        <Choice id="palette" label="web-palette" values={PALETTES} signal={palette} />
        <Choice id="large-tiles" label="web-large-tiles" values={SWITCH} signal={largeTiles} />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="panel settings-group">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function Choice<T extends string>({
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
    <Strip
      id={id}
      label={t(label)}
      value={signal.value}
      values={values}
      text={(value) => t(value === "on" || value === "off" ? `web-${value}` : `${label}-${value}`)}
      onPick={(value) => (signal.value = value)}
    />
  );
}
