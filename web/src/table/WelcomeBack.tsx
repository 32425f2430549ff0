/** Back at the table: who sat in, for how long, what was drawn and laid, and a look at it in slow motion. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { turnNumber } from "../board/turnNumber";
import { characterAt, characterName } from "../bots/characters";
import { Portrait } from "../bots/Portrait";
import type { GameStore } from "../game/gameStore";
import type { SeenTurn } from "../game/turnLog";
import { Icon } from "../ui/Icon";
import { Initial } from "../ui/Initial";
import { Tile } from "../ui/Tile";
import type { Happening, StandInInfo, StandInTurn, TableText } from "../wire/protocol.gen";

const MOST_TURNS = 4;

interface Returning {
  game: GameStore;
  onShow(turns: readonly SeenTurn[]): void;
}

export function WelcomeBack({ game, onShow }: Returning) {
  const standIn = game.state.room.value?.stand_in ?? null;
  const read = useSignal(0);
  const toShow = useSignal<readonly SeenTurn[]>([]);
  // the seat is taken back at once, the card stays until it is read
  const kept = useRef(standIn);
  if (standIn) kept.current = standIn;
  const report = kept.current;
  const box = useRef<HTMLElement>(null);
  const shown = report !== null && read.value !== report.since && game.state.seat.value !== null;
  useEffect(() => {
    // a turn in which only tiles were drawn shows nothing
    if (!shown) return;
    game.happenedAfter(report.seq).then(
      (happened) => (toShow.value = turnsAfter(report.table, happened)),
      () => undefined,
    );
  }, [shown, report?.turns]);
  useEffect(() => {
    // whoever is looking is back: nothing may be played for them while they read
    if (shown && game.state.away.value && document.hasFocus()) game.commands.comeBack();
    if (shown) box.current?.querySelector<HTMLButtonElement>(".main")?.focus({ preventScroll: true });
  }, [shown]);
  useEffect(() => {
    // whoever takes one of their tiles has read enough
    const onTouch = ({ target }: Event) => {
      if (shown && (target as Element).closest(".rack [data-tile]")) read.value = report.since;
    };
    addEventListener("pointerdown", onTouch);
    return () => removeEventListener("pointerdown", onTouch);
  }, [shown]);
  if (!report || !shown) return null;
  const seat = game.state.seat.value!;
  const mine = game.state.room.value!.seats[seat]!;
  const bot = characterAt(report.level, seat);
  const playOn = () => {
    read.value = report.since;
    if (game.state.away.value) game.commands.comeBack();
  };
  return (
    <div class="card-over">
      <section class="back-card" ref={box} role="dialog" aria-labelledby="welcome-back" aria-describedby="sat-in">
        <header>
          <span class="back-faces" aria-hidden="true">
            <Initial name={mine.name ?? ""} of={mine.player} />
            {bot && <Portrait of={bot} />}
          </span>
          <div>
            <h2 id="welcome-back">{t("wait-welcome-back", { player: mine.name ?? "" })}</h2>
            <p id="sat-in" class="quiet-text">
              {t("wait-sat-in", { bot: bot ? characterName(bot) : "", time: lasting(report, game.now()) })}
            </p>
          </div>
        </header>
        <div class="back-turns">
          {report.turns ? (
            <>
              {report.turns > MOST_TURNS && (
                <p>{t("wait-turns-taken", { count: report.turns, laid: report.laid ?? 0, drawn: report.drawn ?? 0 })}</p>
              )}
              <ul>
                {(report.last_turns ?? []).slice(-MOST_TURNS).map((turn) => (
                  <TurnTaken key={turn.turn} game={game} turn={turn} />
                ))}
              </ul>
            </>
          ) : (
            <p>{t("wait-no-turns")}</p>
          )}
        </div>
        <p>
          {t("wait-jokers-kept")} {game.state.view.value?.turn === seat && <strong>{t("game-your-turn")}</strong>}
        </p>
        <div class="back-buttons">
          <button class="main big" onClick={playOn}>
            {t("wait-play-on")}
          </button>
          {toShow.value.length > 0 && (
            <button class="button" onClick={() => onShow(toShow.value)}>
              <Icon name="replay" /> {t("wait-show-me")}
            </button>
          )}
        </div>
      </section>
    </div>
  );
}

function TurnTaken({ game, turn }: { game: GameStore; turn: StandInTurn }) {
  const tiles = (what: readonly string[]) => (
    <span class="small-tiles">
      {what.map((tile) => (
        <Tile key={tile} text={tile} name={game.state.tileName(tile)} />
      ))}
    </span>
  );
  const drawn = turn.drawn ?? [];
  const laid = turn.laid ?? [];
  return (
    <li>
      <span class="quiet-text">{t("wait-turn", { number: turnNumber(turn.turn - 1, game.state.view.value!.players) })}</span>
      <span>
        {drawn.length > 0 && (
          <>
            {t("wait-drew")} {tiles(drawn)}
          </>
        )}{" "}
        {laid.length > 0 && (
          <>
            {t("wait-laid")} {tiles(laid)}
          </>
        )}
        {!drawn.length && !laid.length && t("wait-passed")}
      </span>
    </li>
  );
}

/** The turns that changed the table, from one table on. */
export function turnsAfter(table: TableText, happened: readonly Happening[]): SeenTurn[] {
  let before = table;
  const turns: SeenTurn[] = [];
  for (const { kind, seat, seq, table: after } of happened) {
    if (kind === "dealt") before = [];
    if (!after || seat == null || (kind !== "played" && kind !== "turn-settled")) continue;
    if (after.flat().length !== before.flat().length) turns.push({ seq, seat, before, after });
    before = after;
  }
  return turns;
}

/** How long somebody was away, in the largest unit that says it well. */
function lasting(report: StandInInfo, now: number): string {
  const seconds = Math.max(1, Math.round(((report.until ?? now) - report.since) / 1000));
  if (seconds < 90) return t("count-seconds", { count: seconds });
  if (seconds < 5400) return t("wait-minutes", { count: Math.round(seconds / 60) });
  return t("wait-hours", { count: Math.round(seconds / 3600) });
}
