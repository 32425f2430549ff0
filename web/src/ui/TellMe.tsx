/** "Tell me when it is my turn": asks the browser's permission when pressed, and says what came of it. */

import { ensureCatalogue, t } from "../app/i18n";
import { askToTell, permission, tellsTurns } from "../app/notifications";
import { tellTurns } from "../app/preferences";
import { Icon } from "./Icon";

/** Where somebody waits for others: the offer, or that it stands. */
export function TellMe() {
  if (!ensureCatalogue("notify", "notify-turn") || permission.value === null || permission.value === "denied") return null;
  return tellsTurns() ? (
    <p class="tell-me quiet-text" role="status">
      <Icon name="bell" /> {t("notify-on")}
    </p>
  ) : (
    <button type="button" class="button small tell-me" title={t("notify-how")} onClick={() => void askToTell()}>
      <Icon name="bell" /> {t("notify-turn")}
    </button>
  );
}

/** The same as a setting that can be taken back. */
export function TellMeSetting() {
  if (!ensureCatalogue("notify", "notify-turn") || permission.value === null) return null;
  return (
    <div class="tell-me-setting">
      <label class="check switch">
        <input
          type="checkbox"
          checked={tellsTurns()}
          disabled={permission.value === "denied"}
          onChange={(event) => {
            if (event.currentTarget.checked) void askToTell();
            else tellTurns.value = "off";
          }}
        />
        {t("notify-turn")}
      </label>
      <p class="quiet-text">{t(permission.value === "denied" ? "notify-blocked" : "notify-how")}</p>
    </div>
  );
}
