/** Codes for the way back into the account: made with the password, shown once, to copy or print. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { Fetched } from "../ui/Page";
import { useCopied } from "../ui/useCopied";
import { AccountForm, TextField } from "./AccountForm";
import * as api from "./api";

export function RecoveryCodes() {
  const password = useSignal("");
  const made = api.newCodes.value;
  return (
    <section class="recovery" aria-labelledby="recovery-title">
      <h2 id="recovery-title">{t("page-recovery")}</h2>
      <p class="quiet-text">{t("page-recovery-text")}</p>
      {made.length ? <ShownOnce codes={made} /> : <Left />}
      <details class="fold">
        <summary>{t("page-recovery-make")}</summary>
        <AccountForm
          button={t("page-recovery-make")}
          act={() => api.makeRecoveryCodes(password.value)}
          onDone={() => (password.value = "")}
        >
          <TextField id="codes-password" label={t("page-password")} value={password} kind="password" complete="current-password" />
        </AccountForm>
      </details>
    </section>
  );
}

const Left = () => <Fetched load={api.recoveryCodesLeft}>{(count) => <p>{t("page-recovery-left", { count })}</p>}</Fetched>;

function ShownOnce({ codes }: { codes: readonly string[] }) {
  const [copied, copy] = useCopied(codes.join("\n"));
  return (
    <div class="summary" role="status">
      <strong>{t("page-recovery-once")}</strong>
      <ul class="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div class="row not-printed">
        <button class="button" onClick={copy}>
          {t(copied ? "web-copied" : "web-copy")}
        </button>
        <button class="button" onClick={() => window.print()}>
          {t("page-print")}
        </button>
      </div>
    </div>
  );
}
