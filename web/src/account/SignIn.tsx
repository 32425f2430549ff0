/** A guest signs up, logs in, or plays on under another name. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { guestName } from "../app/preferences";
import { me } from "../wire/session";
import { AccountForm, TextField } from "./AccountForm";
import * as api from "./api";
import { ChangeName } from "./ChangeName";
import { Recover } from "./Recover";

export function SignIn() {
  const making = useSignal(false);
  const name = useSignal(guestName.value || me.value?.name || "");
  const password = useSignal("");
  const enter = async () => {
    await (making.value ? api.signUp(name.value, password.value) : api.logIn(name.value, password.value));
    guestName.value = me.value?.name ?? "";
  };
  return (
    <>
      <p class="lead">{t("page-guest")}</p>
      {me.value && <ChangeName id="guest-name" label={t("web-your-name")} name={me.value.name} />}
      <fieldset class="choice">
        <legend class="hidden">{t("page-profile")}</legend>
        {[false, true].map((signingUp) => (
          <label key={String(signingUp)} class="segment-choice">
            <input type="radio" name="making" checked={making.value === signingUp} onChange={() => (making.value = signingUp)} />
            <span>{t(signingUp ? "page-sign-up" : "page-log-in")}</span>
          </label>
        ))}
      </fieldset>
      <AccountForm button={t(making.value ? "page-sign-up" : "page-log-in")} act={enter} strong>
        <TextField id="account-name" label={t("page-name")} value={name} complete="username" most={20} />
        <TextField
          id="account-password"
          label={t("page-password")}
          value={password}
          kind="password"
          complete={making.value ? "new-password" : "current-password"}
        />
      </AccountForm>
      {!making.value && <Recover />}
    </>
  );
}
