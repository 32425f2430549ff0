/** A guest signs up, logs in, or plays on under another name. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { guestName } from "../app/preferences";
import { me } from "../wire/session";
import { AccountForm, TextField } from "./AccountForm";
import * as api from "./api";

export function SignIn() {
  const making = useSignal(false);
  const name = useSignal(guestName.value || me.value?.name || "");
  const password = useSignal("");
  const enter = async () => {
    await (making.value ? api.signUp(name.value, password.value) : api.logIn(name.value, password.value));
    guestName.value = me.value?.name ?? "";
  };
  const shown = useSignal(me.value?.name ?? guestName.value);
  return (
    <>
      <p class="lead">{t("page-guest")}</p>
      {me.value && (
        <details class="fold">
          <summary>{t("page-change-name")}</summary>
          <AccountForm
            button={t("page-change-name")}
            act={async () => {
              await api.rename(shown.value);
              guestName.value = me.value?.name ?? "";
            }}
          >
            <TextField id="guest-name" label={t("web-your-name")} value={shown} complete="nickname" most={20} />
          </AccountForm>
        </details>
      )}
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
    </>
  );
}
