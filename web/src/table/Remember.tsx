/** A thing to remember of a game: a long turn, or the finish that was there to be had; and a kind word for those who did not win. */

import { t } from "../app/i18n";
import { byRuns } from "../board/tiles";
import { turnNumber } from "../board/turnNumber";
import type { GameStore } from "../game/gameStore";
import type { SeenTurn } from "../game/turnLog";
import { Icon } from "../ui/Icon";
import type { GameEnding, MemorableTurn, MissedFinish, TileText } from "../wire/protocol.gen";
import { GameStones } from "./StoneText";

/** A turn of fewer tiles is like any other. */
const LONG = 4;
/** So few tiles left is close. */
const CLOSE = 4;
/** Sets that a person takes in at a glance. */
const MOST_SETS = 4;

interface Remembering {
  game: GameStore;
  ending: GameEnding | null;
  mine: number | null;
  onWatch(turns: readonly SeenTurn[]): void;
}

export function Remember({ game, ending, mine, onWatch }: Remembering) {
  const view = game.state.view.value!;
  const won = mine !== null && view.score!.winners.includes(mine);
  const missed = ending?.missed ?? null;
  const longest = ending ? longestOf(ending, mine) : null;
  const watch = (turn: { before: TileText[][]; after: TileText[][] }, seat: number) =>
    onWatch([{ seq: 0, seat, before: turn.before, after: turn.after }]);
  return (
    <div class="remember">
      {mine !== null && !won && !missed && <Kind left={view.seats[mine]?.rack?.length ?? 0} />}
      {missed && mine !== null && <Missed game={game} missed={missed} won={won} onWatch={() => watch(missed, mine)} />}
      {longest && (won || !missed) && <Longest game={game} turn={longest} onWatch={() => watch(longest, longest.seat)} />}
    </div>
  );
}

/** Your own longest turn if it was one, else the longest of all. */
function longestOf(ending: GameEnding, mine: number | null): MemorableTurn | null {
  const own = mine === null ? null : ending.longest[mine];
  if (own && own.tiles.length >= LONG) return own;
  const all = ending.longest.filter((turn) => turn !== null).sort((a, b) => b.tiles.length - a.tiles.length);
  return all[0] && all[0].tiles.length >= LONG ? all[0] : null;
}

const Kind = ({ left }: { left: number }) => (
  <p class="remember-card kind">{left > 0 && left <= CLOSE ? t("ending-kind-close", { count: left }) : t("ending-kind")}</p>
);

function Longest({ game, turn, onWatch }: { game: GameStore; turn: MemorableTurn; onWatch(): void }) {
  const count = turn.tiles.length;
  const title = game.state.isMe(turn.seat)
    ? t("ending-longest-mine", { count })
    : t("ending-longest", { count, player: game.state.name(turn.seat) });
  return (
    <div class="remember-card longest">
      <div>
        <strong>{title}</strong>
        <p class="sum">
          {t("ending-turn", { number: turnNumber(turn.turn - 1, game.state.view.value!.players) })}
          {turn.taken_apart > 0 && ` ${t("ending-taken-apart", { count: turn.taken_apart })}`}
        </p>
      </div>
      <button type="button" class="button small watch-again" onClick={onWatch}>
        <Icon name="play" /> {t("ending-watch")}
      </button>
    </div>
  );
}

/** The finish that was there: which sets change, and the new ones. */
function Missed({ game, missed, won, onWatch }: { game: GameStore; missed: MissedFinish; won: boolean; onWatch(): void }) {
  const { gone, come } = changes(missed);
  const glance = gone.length <= MOST_SETS && come.length <= MOST_SETS && come.flat().length <= 16;
  const laid = new Set(missed.tiles);
  return (
    <div class="remember-card missed">
      <strong>{won ? t("ending-missed-won", { count: missed.turns_ago - 1 }) : t("ending-missed-lost")}</strong>
      {!won && <p>{t("ending-missed-when", { count: missed.turns_ago })}</p>}
      {glance ? (
        <p class="change row">
          {gone.map((set) => (
            <GameStones key={set.join()} game={game} tiles={set} />
          ))}
          {gone.length > 0 && <Icon name="forward" />}
          {come.map((set) => (
            <span key={set.join()} class={set.some((tile) => laid.has(tile)) ? "marked-set" : ""}>
              <GameStones game={game} tiles={set} />
            </span>
          ))}
        </p>
      ) : (
        <GameStones game={game} tiles={byRuns(missed.tiles)} />
      )}
      <button type="button" class="link" onClick={onWatch}>
        {t("ending-see-how")}
      </button>
    </div>
  );
}

/** The sets that are no more, and those that were not there before. */
function changes({ before, after }: MissedFinish): { gone: TileText[][]; come: TileText[][] } {
  const key = (set: TileText[]) => [...set].sort().join();
  const had = new Set(before.map(key));
  const has = new Set(after.map(key));
  return { gone: before.filter((set) => !has.has(key(set))), come: after.filter((set) => !had.has(key(set))) };
}
