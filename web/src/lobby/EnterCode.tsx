/** Somebody said or sent a code: the way to that table. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { pathFromCode } from "../app/address";
import { t } from "../app/i18n";
import { go } from "../app/route";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { TextLink } from "../ui/TextLink";

export function CodeForm({ typed = "", alone }: { typed?: string; alone?: boolean }) {
  const code = useSignal(typed);
  const bad = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (alone) field.current?.focus();
  }, []);
  const join = (event: Event) => {
    event.preventDefault();
    const path = pathFromCode(code.value);
    bad.value = !path;
    if (path) go(path);
  };
  return (
    <form class="form join" onSubmit={join}>
      <p class="field">
        <label for="code">{t("web-join-code")}</label>
        <input
          ref={field}
          id="code"
          // a dialog gives the focus when it opens, after this form is there
          autofocus={alone}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={code.value}
          aria-invalid={bad.value}
          aria-describedby={bad.value ? "bad-code" : undefined}
          onInput={(event) => (code.value = event.currentTarget.value)}
        />
      </p>
      {bad.value && (
        <p class="bad" id="bad-code" role="alert">
          {t("web-bad-code")}
        </p>
      )}
      <button class={alone ? "main" : "button"}>{t("web-join")}</button>
    </form>
  );
}

/** Ways on from a table that does not open: home, the lobby, and another code unless that is what the page asks for. */
export function OtherWays({ code }: { code?: boolean }) {
  const typing = useSignal(false);
  return (
    <>
      <p class="row dead-end">
        {code && (
          <button type="button" class="button" onClick={() => (typing.value = true)}>
            <Icon name="ticket" /> {t("welcome-code")}
          </button>
        )}
        <TextLink to="lobby" text="web-lobby" look="button" />
        <TextLink to="" text="web-to-start" look="button" />
      </p>
      {typing.value && <EnterCode onClose={() => (typing.value = false)} />}
    </>
  );
}

export function EnterCode({ onClose }: { onClose(): void }) {
  return (
    <Dialog small title={t("welcome-code")} onClose={onClose}>
      <CodeForm alone />
    </Dialog>
  );
}
