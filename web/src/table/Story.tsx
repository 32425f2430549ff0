/** What the others did since your last turn, to be read at leisure: every turn with all that it did to the table. */

import { ensureCatalogue, t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { storyOf } from "../game/turnAloud";
import { Dialog } from "../ui/Dialog";
import { TileSentence } from "../ui/TileSentence";
import { since } from "./Since";

export function Story({ game, onClose }: { game: GameStore; onClose(): void }) {
  const words = ensureCatalogue("ear", "ear-story");
  const turns = since(game).reverse();
  const { name, tileName } = game.state;
  const storied = (seat: number) => game.turnLog.recentTurns.value.filter((turn) => turn.seat === seat);
  return (
    <Dialog title={words ? t("ear-story") : ""} onClose={onClose}>
      {!turns.length && words && <p>{t("ear-story-nothing")}</p>}
      <ol class="story">
        {turns.map((sentences) => (
          <li key={sentences[0]!.id}>
            {sentences.map((sentence) => (
              <p key={sentence.id}>
                <TileSentence sentence={sentence} name={name} tileName={tileName} />
              </p>
            ))}
            <ul>
              {storied(sentences[0]!.seat!)
                .flatMap((turn) => storyOf(turn.before, turn.after))
                .map((sentence, i) => (
                  <li key={i}>
                    <TileSentence sentence={sentence} name={name} tileName={tileName} />
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
