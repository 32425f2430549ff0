/** Take your data with you, delete the account. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { FoldedForm, TextField } from "./AccountForm";
import * as api from "./api";
import { SaveData } from "./SaveData";

export function LeaveAccount() {
  const password = useSignal("");
  return (
    <>
      <div class="row">
        <SaveData load={api.exportAccount} />
      </div>
      <FoldedForm
        icon="bin"
        title={t("page-delete")}
        button={t("page-delete-confirm")}
        act={() => api.deleteAccount(password.value)}
      >
        <p>{t("page-delete-text")}</p>
        <TextField id="delete-password" label={t("page-password")} value={password} kind="password" complete="current-password" />
      </FoldedForm>
    </>
  );
}
