/** A table of yours as a card: whose turn it is, how many tiles are left, since when. */

import { tablePath } from "../app/address";
import { editionName } from "../app/editionName";
import { t } from "../app/i18n";
import { characterAt } from "../bots/characters";
import { Portrait } from "../bots/Portrait";
import { Initial } from "../ui/Initial";
import type { MyTable } from "../wire/protocol.gen";
import { ago, lately, stateOf, tilesLeft } from "./tableWords";

export function TableCard({ table }: { table: MyTable }) {
  const mine = table.state === "your-turn";
  const seat = table.players.findIndex((player) => !player.you && !player.free);
  const other = table.players[seat];
  const known = other && !other.name ? characterAt(other.bot, seat) : null;
  const facts = [editionName(table.edition), tilesLeft(table), lately(table) ? "" : ago(table.since, table.time)].filter(Boolean);
  return (
    <a class={`card line-card${mine ? " turn-card" : ""}`} href={`#/${tablePath(table.room)}`}>
      {known ? <Portrait of={known} /> : <Initial name={other?.name || "?"} of={other?.player} />}
      <span>
        <strong>
          {mine && <i class="turn-light" aria-hidden="true" />}
          {stateOf(table)}
        </strong>
        <span class="quiet-text">{facts.join(" · ")}</span>
      </span>
      <span class="button small">{t("welcome-go")}</span>
    </a>
  );
}
