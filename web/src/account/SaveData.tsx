/** A button that downloads everything the server keeps about you. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { Objections } from "../ui/Objections";
import { objectionsOf } from "../ui/Page";
import type { LocalisedObjection } from "../wire/protocol.gen";

export function SaveData({ load }: { load(): Promise<unknown> }) {
  const failed = useSignal<LocalisedObjection[]>([]);
  const save = async () => {
    try {
      const data = JSON.stringify(await load(), null, 1);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([data], { type: "application/json" }));
      link.download = "meldstone.json";
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    } catch (error) {
      failed.value = objectionsOf(error);
    }
  };
  return (
    <>
      <button class="button" onClick={() => void save()}>
        {t("page-export")}
      </button>
      <Objections found={failed.value} />
    </>
  );
}
