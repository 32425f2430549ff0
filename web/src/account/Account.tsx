/** Somebody with an account changes name or password, or logs out. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { guestName } from "../app/preferences";
import { me } from "../wire/session";
import { AccountForm, TextField } from "./AccountForm";
import * as api from "./api";

export function Account({ name }: { name: string }) {
  const typed = useSignal(name);
  const current = useSignal("");
  const replacement = useSignal("");
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
            guestName.value = me.value?.name ?? "";
          }}
        >
          <TextField id="new-name" label={t("page-name")} value={typed} complete="nickname" most={20} />
        </AccountForm>
      </details>
      <details class="fold">
        <summary>{t("page-change-password")}</summary>
        <AccountForm
          button={t("page-change-password")}
          act={() => api.changePassword(current.value, replacement.value)}
          onDone={() => {
            current.value = "";
            replacement.value = "";
          }}
        >
          <TextField id="old-password" label={t("page-old-password")} value={current} kind="password" complete="current-password" />
          <TextField id="new-password" label={t("page-new-password")} value={replacement} kind="password" complete="new-password" />
        </AccountForm>
      </details>
    </>
  );
}
