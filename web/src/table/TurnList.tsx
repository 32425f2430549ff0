/** The turns of the game, one below the other: the number, a face, and what was done, with stones. */

import { useEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { turnNumber } from "../board/turnNumber";
import type { GameStore } from "../game/gameStore";
import { TileSentence } from "../ui/TileSentence";
import { SeatFace } from "./SeatFace";

export function TurnList({ game }: { game: GameStore }) {
  const entries = game.turnLog.entries.value;
  const { myTurn, seat, view, name, tileName } = game.state;
  const list = useRef<HTMLOListElement>(null);
  const some = entries.length > 0 || myTurn.value;
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const toEnd = () => element.scrollTo({ top: element.scrollHeight });
    toEnd();
    const watch = new ResizeObserver(toEnd);
    watch.observe(element);
    return () => watch.disconnect();
  }, [entries.length, myTurn.value]);
  if (!some) return <p class="quiet-text turns-empty">{t("menu-story-empty")}</p>;
  const { turns, players } = view.value!;
  return (
    <ol class="turns" ref={list} tabIndex={0} aria-label={t("table-turns")}>
      {entries.map((entry, i) => (
        <li key={`${entry.id} ${i}`}>
          <span class="turn-number">{entry.turn}</span>
          {entry.seat !== null ? <SeatFace game={game} seat={entry.seat} bot={entry.bot} /> : <span />}
          <span class="did">
            {entry.seat !== null && <span class="hidden">{name(entry.seat)} </span>}
            <TileSentence sentence={entry} face={entry.seat} name={name} tileName={tileName} />
          </span>
        </li>
      ))}
      {myTurn.value && (
        <li class="now" aria-current="true">
          <span class="turn-number">{turnNumber(turns, players)}</span>
          <SeatFace game={game} seat={seat.value!} />
          <b class="did">{t("tell-your-turn")}</b>
        </li>
      )}
    </ol>
  );
}
