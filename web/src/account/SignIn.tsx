/** A guest signs up or logs in. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { guestName } from "../app/preferences";
import { Strip } from "../ui/Pick";
import { me } from "../wire/session";
import { AccountForm, TextField } from "./AccountForm";
import * as api from "./api";
import { Recover } from "./Recover";

export function SignIn() {
  const making = useSignal(true);
  const name = useSignal(guestName.value || me.value?.name || "");
  const password = useSignal("");
  const enter = async () => {
    await (making.value ? api.signUp(name.value, password.value) : api.logIn(name.value, password.value));
    guestName.value = me.value?.name ?? "";
  };
  return (
    <>
      <Strip
        id="making"
        label={t("account-title")}
        quiet
        value={making.value}
        values={[true, false]}
        text={(signingUp) => t(signingUp ? "page-sign-up" : "page-log-in")}
        onPick={(signingUp) => (making.value = signingUp)}
      />
      <AccountForm button={t(making.value ? "page-sign-up" : "page-log-in")} act={enter} strong>
        <TextField id="account-name" label={t("page-name")} value={name} complete="username" most={20} />
        <TextField
          id="account-password"
          label={t("page-password")}
          value={password}
          kind="password"
          complete={making.value ? "new-password" : "current-password"}
        />
        {making.value && <p class="quiet-text">{t("profile-password-hint")}</p>}
      </AccountForm>
      {!making.value && <Recover />}
    </>
  );
}
