/** A form of the account page: fields, one button, and what went wrong or that it worked; folded up under a row until it is wanted. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { t } from "../app/i18n";
import { Icon, type IconName } from "../ui/Icon";
import { Objections } from "../ui/Objections";
import { objectionsOf } from "../ui/Page";
import type { LocalisedObjection } from "../wire/protocol.gen";

interface FormProps {
  button: string;
  act(): Promise<void>;
  children?: ComponentChildren;
  strong?: boolean;
  onDone?(): void;
}

interface RowProps {
  icon: IconName;
  title: string;
  /** How it is now. */
  now?: ComponentChildren;
  children: ComponentChildren;
}

/** A line that says what can be changed and how it is now, and opens when it is pressed; what is in it comes only then. */
export function AccountRow({ icon, title, now, children }: RowProps) {
  const open = useSignal(false);
  return (
    <details class="fold account-row" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>
        <span class="way-icon">
          <Icon name={icon} />
        </span>
        <span class="account-now">
          <strong>{title}</strong>
          {now && <span class="quiet-text">{now}</span>}
        </span>
        <Icon name="forward" />
      </summary>
      {open.value && children}
    </details>
  );
}

/** A form in such a line. */
export function FoldedForm({ icon, title, now, ...form }: FormProps & { icon: IconName; title?: string; now?: string }) {
  return (
    <AccountRow icon={icon} title={title ?? form.button} now={now}>
      <AccountForm {...form} />
    </AccountRow>
  );
}

/** A form with one button that says what went wrong or that it worked. */
export function AccountForm({ button, act, children, strong, onDone }: FormProps) {
  const failed = useSignal<LocalisedObjection[]>([]);
  const busy = useSignal(false);
  const done = useSignal(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    failed.value = [];
    done.value = false;
    try {
      await act();
      done.value = true;
      onDone?.();
    } catch (error) {
      failed.value = objectionsOf(error);
    }
    busy.value = false;
  };
  return (
    <form class="form small-form" onSubmit={(event) => void submit(event)}>
      {children}
      <Objections found={failed.value} />
      <div class="row">
        <button class={strong ? "main big" : "button"} disabled={busy.value}>
          {button}
        </button>
        {done.value && (
          <span class="good" role="status">
            {t("page-saved")}
          </span>
        )}
      </div>
    </form>
  );
}

interface Typed {
  id: string;
  label: string;
  value: { value: string };
  kind?: "text" | "password";
  complete: string;
  most?: number;
}

export function TextField({ id, label, value, kind = "text", complete, most }: Typed) {
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type={kind}
        required
        maxLength={most}
        autocomplete={complete as "username"}
        value={value.value}
        onInput={(event) => (value.value = event.currentTarget.value)}
      />
    </p>
  );
}
