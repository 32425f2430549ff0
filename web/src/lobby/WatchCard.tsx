/** A game that is being played now, to be watched: who plays, which turn it is, how the table looks. */

import { tablePath } from "../app/address";
import { editionName } from "../app/editionName";
import { t } from "../app/i18n";
import { turnNumber } from "../board/turnNumber";
import { displayName } from "../bots/characters";
import { Icon } from "../ui/Icon";
import { Thumbnail } from "../ui/Thumbnail";
import type { RoomListing } from "../wire/protocol.gen";

export function WatchCard({ room }: { room: RoomListing }) {
  const players = room.players.map((name, seat) => displayName(name, seat)).join(", ");
  return (
    <a class="card table-card" href={`#/${tablePath(room.room)}`}>
      <Thumbnail table={room.table ?? []} />
      <span>
        <strong>{players}</strong>
        <span class="quiet-text">
          {editionName(room.edition)}
          {room.turn ? ` · ${t("welcome-turn-number", { number: turnNumber(room.turn, room.seats) })}` : ""}
        </span>
        <span class="quiet-text watching">
          <Icon name="eye" /> {room.watching ? t("welcome-watching", { count: room.watching }) : t("web-look-on")}
        </span>
      </span>
    </a>
  );
}
