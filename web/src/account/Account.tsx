/** Somebody with an account changes name or password, or logs out. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { playerName } from "../app/preferences";
import { me } from "../wire/session";
import { AccountForm, TextField } from "./AccountForm";
import * as api from "./api";

export function Account({ name }: { name: string }) {
  const typed = useSignal(name);
  const old = useSignal("");
  const fresh = useSignal("");
  return (
    <>
      <p class="lead">{t("page-signed-in", { name })}</p>
      <div class="row">
        <button class="button" onClick={() => void api.logOut()}>
          {t("page-log-out")}
        </button>
      </div>
      <details class="fold">
        <summary>{t("page-change-name")}</summary>
        <AccountForm
          button={t("page-change-name")}
          act={async () => {
            await api.rename(typed.value);
            playerName.value = me.value?.name ?? "";
          }}
        >
          <TextField id="new-name" label={t("page-name")} value={typed} complete="nickname" most={20} />
        </AccountForm>
      </details>
      <details class="fold">
        <summary>{t("page-change-password")}</summary>
        <AccountForm
          button={t("page-change-password")}
          act={() => api.changePassword(old.value, fresh.value)}
          onDone={() => {
            old.value = "";
            fresh.value = "";
          }}
        >
          <TextField id="old-password" label={t("page-old-password")} value={old} kind="password" complete="current-password" />
          <TextField id="new-password" label={t("page-new-password")} value={fresh} kind="password" complete="new-password" />
        </AccountForm>
      </details>
    </>
  );
}
