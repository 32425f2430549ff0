/** Somebody with an account changes name or password, or logs out. */

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
      <p class="lead">{t("page-signed-in", { name })}</p>
      <div class="row">
        <button class="button" onClick={() => void api.logOut()}>
          {t("page-log-out")}
        </button>
      </div>
      <ChangeName id="new-name" label={t("page-name")} name={name} />
      <FoldedForm
        button={t("page-change-password")}
        act={() => api.changePassword(current.value, replacement.value)}
        onDone={() => {
          current.value = "";
          replacement.value = "";
        }}
      >
        <TextField id="old-password" label={t("page-old-password")} value={current} kind="password" complete="current-password" />
        <TextField id="new-password" label={t("page-new-password")} value={replacement} kind="password" complete="new-password" />
      </FoldedForm>
    </>
  );
}
