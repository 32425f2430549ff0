/** The sheet with the keys. */

import { t } from "../app/i18n";
import { KeysTable } from "../rules/KeysTable";
import { Dialog } from "../ui/Dialog";

export const KeysSheet = ({ onClose }: { onClose(): void }) => (
  <Dialog title={t("web-keys")} onClose={onClose}>
    <KeysTable titled />
  </Dialog>
);
