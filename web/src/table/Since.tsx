/** What the others did since your last turn: a sentence with small stones for each, the newest first; for spectators the last round. */

import { ensureCatalogue, t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { type LogEntry, sinceLastTurn } from "../game/turnLog";
import { TileSentence } from "../ui/TileSentence";
import { ringOf } from "./SeatFace";

export const since = (game: GameStore): LogEntry[][] => sinceLastTurn(game.turnLog.entries.value, game.state.seat.value);

export function Since({ game }: { game: GameStore }) {
  const { seat, view, name, tileName } = game.state;
  const players = view.value!.players;
  // the turns beside the table are all of them
  const label = t(ensureCatalogue("ear", "ear-story") ? "ear-story" : "table-turns");
  return (
    // what is longer than the lines scrolls, and must scroll by key as well
    <ul class="since" tabIndex={0} aria-label={label}>
      {since(game).map((sentences) => {
        const of = sentences[0]!.seat!;
        const colour = ringOf(of, seat.value, players);
        return (
          <li key={of}>
            <i class="seat-dot" aria-hidden="true" style={{ background: `var(--seat-${colour})` }} />
            {sentences.map((sentence, i) => (
              <span key={sentence.id} class="sentence">
                <TileSentence sentence={sentence} face={i ? of : null} name={name} tileName={tileName} brief />
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
