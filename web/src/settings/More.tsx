/** The last tab of a phone: everything that has no tab of its own. */

import { LANGUAGES, language, t } from "../app/i18n";
import { SWITCH, sound, THEMES, theme } from "../app/preferences";
import { Icon, type IconName } from "../ui/Icon";
import { Initial } from "../ui/Initial";
import { currentName } from "../ui/NameField";
import { Page } from "../ui/Page";
import { me } from "../wire/session";
import { Choice } from "./SettingsPanel";

interface Way {
  to: string;
  icon: IconName;
  name: string;
  more: string;
}

export function More() {
  const ways: readonly Way[] = [
    { to: "leaders", icon: "cup", name: t("page-leaders"), more: t("welcome-leaders-more") },
    { to: "players", icon: "players", name: t("web-players"), more: t("welcome-bots-more") },
    { to: "rules", icon: "book", name: t("web-rules"), more: t("welcome-rules-more") },
    { to: "settings", icon: "gear", name: t("web-settings"), more: LANGUAGES[language.value] ?? "" },
    { to: "privacy", icon: "seal", name: t("page-privacy"), more: t("welcome-privacy-more") },
  ];
  const name = currentName();
  return (
    <Page title={t("welcome-more")} narrow>
      <a class="card line-card" href="#/profile">
        <Initial name={name} of={me.value?.id} />
        <span>
          <strong>{name}</strong>
          <span class="quiet-text">{t("page-profile")}</span>
        </span>
        <Icon name="forward" />
      </a>
      <ul class="ways">
        {ways.map((way) => (
          <li key={way.to}>
            <a href={`#/${way.to}`}>
              <span class="way-icon">
                <Icon name={way.icon} />
              </span>
              <span>
                <strong>{way.name}</strong>
                <span class="quiet-text">{way.more}</span>
              </span>
              <Icon name="forward" />
            </a>
          </li>
        ))}
      </ul>
      <Choice id="theme" label="web-theme" values={THEMES} signal={theme} />
      <Choice id="sound" label="web-sound" values={SWITCH} signal={sound} />
    </Page>
  );
}
