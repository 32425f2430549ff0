/** Take your data with you, log out everywhere, delete the account. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { FoldedForm, TextField } from "./AccountForm";
import * as api from "./api";
import { SaveData } from "./SaveData";

export function LeaveAccount() {
  const password = useSignal("");
  return (
    <section class="form" aria-label={t("page-delete")}>
      <div class="row">
        <SaveData load={api.exportAccount} />
        <button class="button" onClick={() => void api.logOutEverywhere()}>
          {t("page-log-out-everywhere")}
        </button>
      </div>
      <FoldedForm title={t("page-delete")} button={t("page-delete-confirm")} act={() => api.deleteAccount(password.value)}>
        <p>{t("page-delete-text")}</p>
        <TextField id="delete-password" label={t("page-password")} value={password} kind="password" complete="current-password" />
      </FoldedForm>
    </section>
  );
}
