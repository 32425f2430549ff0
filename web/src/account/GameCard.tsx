/** A finished game as a card: the last table, who won against whom, how, and by how much. */

import { editionName } from "../app/editionName";
import { dayText, language, t } from "../app/i18n";
import { displayName } from "../bots/characters";
import { RecordedFace } from "../bots/Portrait";
import { Initial } from "../ui/Initial";
import { Thumbnail } from "../ui/Thumbnail";
import type { OwnGame } from "./games";

export function PlayerFace({ name, seat, id }: { name: string; seat: number; id: string | null }) {
  const bot = RecordedFace({ name, seat });
  return bot ?? <Initial name={displayName(name, seat)} of={id} />;
}

const signed = (points: number): string =>
  new Intl.NumberFormat(language.value, { signDisplay: "exceptZero" }).format(points).replace("-", "−");

function headline({ game, seat, won }: OwnGame): string {
  const others = game.players.map((name, i) => (i === seat ? "" : displayName(name, i))).filter(Boolean);
  const players = new Intl.ListFormat(language.value, { type: "conjunction" }).format(others);
  if (won === null) return players;
  if (won) return t("profile-won", { players });
  const winners = (game.result?.winners ?? []).map((i) => displayName(game.players[i] ?? "", i));
  return t("profile-lost", { winner: winners.join(", ") });
}

export function GameCard({ own }: { own: OwnGame }) {
  const { game, seat, won, points } = own;
  const day = dayText(game.finished_at);
  const facts = [
    editionName(game.edition),
    ...(game.result ? [t("profile-turns", { count: game.result.turns })] : []),
    ...(game.result?.largest?.seat === seat && game.result.largest.tiles > 3
      ? [t("profile-best-turn", { count: game.result.largest.tiles })]
      : []),
    ...(game.rated ? [t("page-rated")] : []),
    day,
  ];
  return (
    <a class="card table-card game-card" href={`#/game/${game.id}`}>
      <Thumbnail table={game.result?.table ?? []} />
      <span>
        <strong>{headline(own)}</strong>
        <span class="quiet-text">{facts.join(" · ")}</span>
        <span class="game-faces">
          {game.players.map((name, i) => i !== seat && <PlayerFace key={i} name={name} seat={i} id={game.player_ids[i] ?? null} />)}
        </span>
      </span>
      <span class="game-points">
        {won !== null && <b class={won ? "good" : ""}>{signed(points)}</b>}
        <span class="link">{t("page-replay")}</span>
      </span>
    </a>
  );
}
