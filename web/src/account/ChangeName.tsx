/** Somebody, with an account or without, takes another name. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { guestName } from "../app/preferences";
import { me } from "../wire/session";
import { FoldedForm, TextField } from "./AccountForm";
import * as api from "./api";

export function ChangeName({ id, label, name }: { id: string; label: string; name: string }) {
  const typed = useSignal(name);
  const rename = async () => {
    await api.rename(typed.value);
    guestName.value = me.value?.name ?? "";
  };
  return (
    <FoldedForm icon="person" now={name} button={t("page-change-name")} act={rename}>
      <TextField id={id} label={label} value={typed} complete="nickname" most={20} />
    </FoldedForm>
  );
}
