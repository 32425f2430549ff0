/** Somebody with an account takes another name or password. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { FoldedForm, TextField } from "./AccountForm";
import * as api from "./api";
import { ChangeName } from "./ChangeName";

export function Account({ name }: { name: string }) {
  const current = useSignal("");
  const replacement = useSignal("");
  return (
    <>
      <ChangeName id="new-name" label={t("page-name")} name={name} />
      <FoldedForm
        icon="key"
        button={t("page-change-password")}
        now={t("account-password-voids")}
        act={() => api.changePassword(current.value, replacement.value)}
        onDone={() => {
          current.value = "";
          replacement.value = "";
        }}
      >
        <TextField id="old-password" label={t("page-old-password")} value={current} kind="password" complete="current-password" />
        <TextField id="new-password" label={t("page-new-password")} value={replacement} kind="password" complete="new-password" />
        <p class="quiet-text">{t("profile-password-hint")}</p>
      </FoldedForm>
    </>
  );
}
