/** The name under which a guest plays. */

import { t } from "../app/i18n";
import { guestName } from "../app/preferences";
import { me } from "../wire/session";

export const currentName = (): string =>
  (me.value?.account && me.value.name) || guestName.value.trim() || me.value?.name || t("web-guest");

export function NameField() {
  return (
    <p class="field">
      <label for="name">{t("web-your-name")}</label>
      <input
        id="name"
        maxLength={20}
        autocomplete="nickname"
        placeholder={me.value?.name ?? t("web-guest")}
        value={guestName.value}
        onInput={(event) => (guestName.value = event.currentTarget.value)}
      />
    </p>
  );
}
