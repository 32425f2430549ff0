/** What a guest had: the offer to bring it into the account, and what is the account's now, with tables to go on at. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ensureCatalogue, t } from "../app/i18n";
import { TableCard } from "../lobby/TableCard";
import { Objections } from "../ui/Objections";
import { objectionsOf } from "../ui/Page";
import type { Held, LocalisedObjection, MyTable } from "../wire/protocol.gen";
import { myTables } from "../wire/rooms";
import { brought, guestHeld, me } from "../wire/session";
import * as api from "./api";

const amount = ({ games, tables }: Held): string =>
  [games ? t("wait-finished-games", { count: games }) : "", tables ? t("wait-running-tables", { count: tables }) : ""]
    .filter(Boolean)
    .join(", ");

export function BringAlong() {
  const failed = useSignal<LocalisedObjection[]>([]);
  const refused = useSignal(false);
  if (!ensureCatalogue("waiting", "wait-welcome") || !me.value?.account) return null;
  if (brought.value) return <Brought held={brought.value} name={me.value.name} />;
  const held = guestHeld.value;
  if (!held || !amount(held)) return null;
  if (refused.value) return <p class="quiet-text">{t("wait-bring-kept")}</p>;
  const bring = () =>
    api.bringAlong().catch((error: unknown) => {
      failed.value = objectionsOf(error);
    });
  return (
    <section class="summary bring-along" aria-labelledby="bring">
      <h2 id="bring">{t("wait-bring-title")}</h2>
      <p>{t("wait-bring-text", { what: amount(held) })}</p>
      <Objections found={failed.value} />
      <div class="row">
        <button class="main" onClick={() => void bring()}>
          {t("wait-bring-yes")}
        </button>
        <button class="button" onClick={() => (refused.value = true)}>
          {t("wait-bring-no")}
        </button>
      </div>
    </section>
  );
}

function Brought({ held, name }: { held: Held; name: string }) {
  const tables = useSignal<MyTable[]>([]);
  useEffect(() => {
    if (held.tables)
      myTables().then(
        (found) => (tables.value = found.filter((table) => table.state !== "finished")),
        () => undefined,
      );
  }, [held]);
  return (
    <section class="summary brought" role="status">
      <h2>{t("wait-welcome", { player: name })}</h2>
      {amount(held) && <p>{t("wait-now-yours", { what: amount(held) })}</p>}
      {tables.value.slice(0, 3).map((table) => (
        <TableCard key={table.room} table={table} />
      ))}
    </section>
  );
}
