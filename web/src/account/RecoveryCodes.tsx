/** Codes for the way back into the account: made with the password, shown once, to copy or print. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { useCopied } from "../ui/useCopied";
import { AccountForm, AccountRow, TextField } from "./AccountForm";
import * as api from "./api";

export function RecoveryCodes() {
  const password = useSignal("");
  return (
    <AccountRow icon="ticket" title={t("page-recovery")} now={<Left key={api.newCodes.value.length} />}>
      <p class="quiet-text">{t("page-recovery-text")}</p>
      <AccountForm
        button={t("page-recovery-make")}
        act={() => api.makeRecoveryCodes(password.value)}
        onDone={() => (password.value = "")}
      >
        <TextField id="codes-password" label={t("page-password")} value={password} kind="password" complete="current-password" />
      </AccountForm>
    </AccountRow>
  );
}

/** How many codes still work; nothing until that is known. */
function Left() {
  const left = useSignal<number | null>(null);
  useEffect(() => {
    api.recoveryCodesLeft().then(
      (count) => (left.value = count),
      () => undefined,
    );
  }, []);
  return <>{left.value === null ? "" : t("page-recovery-left", { count: left.value })}</>;
}

/** The codes themselves, at the top of the page: nobody should have to look for what is shown only once. */
export function ShownOnce({ codes }: { codes: readonly string[] }) {
  const [copied, copy] = useCopied(codes.join("\n"));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "center" }), [codes]);
  return (
    <div class="summary" role="status" ref={box}>
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
