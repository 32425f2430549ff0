/** What somebody sees who came to the table of another: whose table it is, what is played, where to sit; and how to bring one more. */

import { editionName } from "../app/editionName";
import { t } from "../app/i18n";
import { characterAt } from "../bots/characters";
import { SeatsPicture, type Sitter } from "../bots/SeatsPicture";
import type { GameStore } from "../game/gameStore";
import { BoxPicture } from "../rules/BoxPick";
import { SeatFace } from "../table/SeatFace";
import { Invitation } from "./InviteCard";
import { playedText } from "./TableChoice";

interface Welcoming {
  game: GameStore;
  /** What the owner changed while we were here, in words. */
  changed: string;
  onRules(): void;
}

export function GuestCard({ game, changed, onRules }: Welcoming) {
  const room = game.state.room.value!;
  const edition = room.settings.edition ?? "classic";
  const host = room.seats.findIndex((seat) => seat.player === room.owner);
  const seated = game.state.seat.value !== null;
  const free = room.seats.some((seat) => !seat.player && !seat.bot);
  return (
    <section class="invite welcome-guest" aria-labelledby="whose-table">
      <div class="invite-words">
        {host >= 0 && <SeatFace game={game} seat={host} />}
        <h1 id="whose-table" tabIndex={-1}>
          {host >= 0 ? t("wait-table-of", { player: game.state.name(host) }) : t("web-waiting-room")}
        </h1>
        <p>{t(!free ? "wait-complete" : seated ? "wait-you-are-in" : "wait-take-a-seat")}</p>
      </div>
      <div class="guest-box">
        <SeatsPicture sitters={sittersFrom(game)}>
          <BoxPicture name={edition} />
        </SeatsPicture>
        <p>
          <strong>
            {editionName(edition)}, {t("wait-games", { count: room.settings.games ?? 1 })}
          </strong>
          <span>{playedText(room)}</span>
          <button type="button" class="link" onClick={onRules}>
            {t("web-rules")}
          </button>
        </p>
        <p class="guest-status" role="status">
          {changed}
        </p>
      </div>
      {(room.code || room.invitation) && (
        <details class="bring-others">
          <summary>{t("wait-bring-others")}</summary>
          <Invitation room={room} />
        </details>
      )}
    </section>
  );
}

/** Everybody at the table, whoever looks at it at the lower edge. */
function sittersFrom(game: GameStore): Sitter[] {
  const sitters = game.state.room.value!.seats.map((seat, i) =>
    seat.player ? { name: game.state.name(i), id: seat.player } : characterAt(seat.bot, i),
  );
  const mine = game.state.seat.value ?? sitters.findLastIndex((sitter) => sitter === null);
  return mine > 0 ? [...sitters.slice(mine), ...sitters.slice(0, mine)] : sitters;
}
