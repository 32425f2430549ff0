/** Take your data with you, log out everywhere, delete the account. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { Objections } from "../ui/Objections";
import { objectionsOf } from "../ui/Page";
import type { LocalisedObjection } from "../wire/protocol.gen";
import { FoldedForm, TextField } from "./AccountForm";
import * as api from "./api";

export function LeaveAccount() {
  const password = useSignal("");
  const failed = useSignal<LocalisedObjection[]>([]);
  const save = async () => {
    try {
      const data = JSON.stringify(await api.exportAccount(), null, 1);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([data], { type: "application/json" }));
      link.download = "meldstone.json";
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    } catch (error) {
      failed.value = objectionsOf(error);
    }
  };
  return (
    <section class="form" aria-label={t("page-delete")}>
      <Objections found={failed.value} />
      <div class="row">
        <button class="button" onClick={() => void save()}>
          {t("page-export")}
        </button>
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
