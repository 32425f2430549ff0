/** The steps of a turn in which a tile is drawn first: draw or take, lay down, discard; the one that is due is lit. */

import { ensureCatalogue, t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { playsDiscards } from "./Piles";
import { StoneText } from "./StoneText";

export function Steps({ game }: { game: GameStore }) {
  const view = game.state.view.value!;
  const knobs = game.state.knobs.value;
  if (knobs.draw_policy !== "draw_always" || !game.state.myTurn.value) return null;
  if (!ensureCatalogue("editions", "step-draw")) return <div class="steps" />;
  const took = game.state.layout.value.took;
  const drawn = view.stage !== "start" || took === "discard" || view.pool === 0;
  const discard = view.takeable.includes("discard") ? game.state.extraTile("discard") : null;
  const due = !drawn ? 1 : view.stage === "must-discard" ? 3 : 2;
  const taken = took === "discard" ? game.state.extraTile("discard") : null;
  const step = (number: number, lit: boolean, content: preact.ComponentChildren) => (
    <li class={`step${lit ? " lit" : ""}${number < due ? " done" : ""}`} aria-current={lit ? "step" : undefined}>
      <span class="step-number">{number}</span> <span class="step-words">{content}</span>
    </li>
  );
  return (
    <div class="steps-line">
      <ol class="steps" aria-label={t("steps-label")}>
        {step(
          1,
          due === 1,
          <>
            {t("step-draw")} {discard && due === 1 && <StoneText game={game} id="step-take" tiles={[discard]} />}
          </>,
        )}
        {step(2, due === 2, t("step-lay"))}
        {playsDiscards(game) && step(3, due === 3, t("step-discard"))}
      </ol>
      {taken && (
        <p class="taken-note">
          <StoneText game={game} id="taken-must" tiles={[taken]} />
        </p>
      )}
    </div>
  );
}
