/** Five letters that lead to a table: opened at once, or asked for again. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tablePath } from "../app/address";
import { ensureCatalogue, t } from "../app/i18n";
import { Objections } from "../ui/Objections";
import { Doorway, Loading, objectionsOf } from "../ui/Page";
import type { LocalisedObjection } from "../wire/protocol.gen";
import { openCode } from "../wire/rooms";
import { CodeForm, OtherWays } from "./EnterCode";

export function Code({ code }: { code: string }) {
  const failed = useSignal<LocalisedObjection[] | null>(null);
  const words = ensureCatalogue("waiting", "wait-no-such-code");
  useEffect(() => {
    failed.value = null;
    openCode(code).then(
      // the way back leads to where the code was typed, not here again
      (found) => location.replace(`#/${tablePath(found.room, found.invitation)}`),
      (error: unknown) => (failed.value = objectionsOf(error)),
    );
  }, [code]);
  const unknown = failed.value?.some((objection) => objection.code === "room/no-such-code");
  if (!failed.value || !words) {
    return (
      <Doorway title={t("welcome-code")}>
        <Loading />
      </Doorway>
    );
  }
  return (
    <Doorway title={t("welcome-code")} {...(unknown ? { lead: t("wait-no-such-code") } : {})}>
      {!unknown && <Objections found={failed.value} />}
      <CodeForm typed={code} alone />
      <OtherWays />
    </Doorway>
  );
}
