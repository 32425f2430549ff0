/** The bots, how well each level plays, and a button to play it. */

import { t } from "../app/i18n";
import { BotStrength } from "../bots/BotStrength";
import { characterName, type Level } from "../bots/characters";
import { openAgainst } from "../game/arrival";
import { Objections } from "../ui/Objections";
import { useWayToTable } from "./useWayToTable";

export function BotsPage() {
  const { busy, refused, enter } = useWayToTable();
  const play = (level: Level) => (
    <button type="button" class="button play-level" disabled={busy.value} onClick={() => void enter(() => openAgainst(level))}>
      {t("welcome-play-bot", { player: characterName({ level, number: 1 }) })}
    </button>
  );
  return (
    <BotStrength play={play}>
      <Objections found={refused.value} />
    </BotStrength>
  );
}
