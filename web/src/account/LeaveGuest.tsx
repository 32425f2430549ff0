/** A guest takes the data along, or deletes them. */

import { t } from "../app/i18n";
import { FoldedForm } from "./AccountForm";
import * as api from "./api";
import { SaveData } from "./SaveData";

export function LeaveGuest() {
  return (
    <>
      <div class="row">
        <SaveData load={api.exportGuest} />
      </div>
      <FoldedForm icon="bin" title={t("page-delete-guest")} button={t("page-delete-confirm")} act={api.deleteGuest}>
        <p>{t("page-delete-guest-text")}</p>
      </FoldedForm>
    </>
  );
}
