/** The settings as a page, and as a sheet that leaves the table where it is. */

import { t } from "../app/i18n";
import { Dialog } from "../ui/Dialog";
import { Page } from "../ui/Page";
import { SettingsPanel } from "./SettingsPanel";

export function Settings() {
  return (
    <Page title={t("web-settings")} lead={t("welcome-settings-lead")}>
      <SettingsPanel privacy />
    </Page>
  );
}

export function SettingsSheet({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={t("web-settings")} onClose={onClose}>
      <SettingsPanel />
    </Dialog>
  );
}
