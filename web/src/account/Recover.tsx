/** Somebody who forgot the password comes back with a recovery code. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { guestName } from "../app/preferences";
import { me } from "../wire/session";
import { FoldedForm, TextField } from "./AccountForm";
import * as api from "./api";

export function Recover() {
  const name = useSignal(guestName.value);
  const code = useSignal("");
  const password = useSignal("");
  const recover = async () => {
    await api.recover(name.value, code.value, password.value);
    guestName.value = me.value?.name ?? "";
  };
  return (
    <FoldedForm icon="ticket" title={t("page-forgot-password")} button={t("page-set-password")} act={recover}>
      <TextField id="recover-name" label={t("page-name")} value={name} complete="username" most={20} />
      <TextField id="recover-code" label={t("page-recovery-code")} value={code} complete="off" />
      <TextField id="recover-password" label={t("page-new-password")} value={password} kind="password" complete="new-password" />
    </FoldedForm>
  );
}
