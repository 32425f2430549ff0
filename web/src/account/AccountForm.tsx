/** A form of the profile page: fields, one button, and what went wrong or that it worked. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { t } from "../app/i18n";
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

/** A form that is folded up under a title until it is wanted. */
export function FoldedForm({ title, ...form }: FormProps & { title?: string }) {
  return (
    <details class="fold">
      <summary>{title ?? form.button}</summary>
      <AccountForm {...form} />
    </details>
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
        <button class={strong ? "main" : "button"} disabled={busy.value}>
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
