/** The board on which today's table can be tried: drag tiles, or tap some and then where they go. The server judges every change. */

import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ensureCatalogue, heading, t } from "../app/i18n";
import type { Meaning } from "../board/reading";
import { tileName } from "../board/tileName";
import { useAnimatedMoves } from "../ui/animateMoves";
import { Icon } from "../ui/Icon";
import { Page } from "../ui/Page";
import * as sounds from "../ui/sound";
import { TextLink } from "../ui/TextLink";
import { TileFace, tileClass } from "../ui/Tile";
import { Stones } from "../ui/TileSentence";
import { useCopied } from "../ui/useCopied";
import { objectionText } from "../wire/objectionText";
import type { TileText, TodayJudged } from "../wire/protocol.gen";
import { judgeTry } from "./api";
import { carry } from "./carry";
import { todayPosition } from "./position";
import { jokersOf, TODAY_PALETTE } from "./TodayTable";
import { moved, onlyHome, placeFor, type Try, type TryTarget } from "./tries";

const DAY = 24 * 60 * 60 * 1000;

export function TodayPage() {
  /** Who has solved today's goes on with yesterday's, and so on; tomorrow's stays a surprise. */
  const daysBack = useSignal(0);
  ensureCatalogue("today", "today-another");
  const position = todayPosition(new Date(Date.now() - daysBack.value * DAY));
  return (
    <Page title={t("welcome-lay-all")} lead={t("welcome-lay-all-how")}>
      <Board
        key={position.number}
        number={position.number}
        start={{ table: position.table, rack: position.rack }}
        onAnother={() => (daysBack.value += 1)}
      />
    </Page>
  );
}

/** Which try was judged, and how. */
interface Verdict {
  of: Try;
  found: TodayJudged | null;
}

function Board({ number, start, onAnother }: { number: number; start: Try; onAnother(): void }) {
  const board = useRef<HTMLDivElement>(null);
  const past = useSignal<readonly Try[]>([start]);
  const chosen = useSignal<readonly TileText[]>([]);
  const verdict = useSignal<Verdict>({ of: start, found: null });
  const own = useRef(new Set(start.rack));
  const now = useComputed(() => past.value.at(-1)!).value;
  const judged = verdict.value.of === now ? verdict.value.found : null;
  useEffect(() => {
    let stale = false;
    if (now === start || verdict.value.of === now) return;
    judgeTry(number, now.table).then(
      (found) => {
        if (stale) return;
        // a set that is one in some order lies in that order from now on
        const ordered = { ...now, table: found.sets.map((set) => set.tiles) };
        verdict.value = { of: ordered, found };
        past.value = [...past.value.slice(0, -1), ordered];
        if (found.solved) sounds.yourTurn();
      },
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [now]);
  useAnimatedMoves(now);
  const move = (tiles: readonly TileText[], target: TryTarget) => {
    const next = moved(past.value.at(-1)!, tiles, target, own.current);
    chosen.value = [];
    if (next) past.value = [...past.value, next];
  };
  const tap = (tile: TileText) => {
    chosen.value = chosen.value.includes(tile) ? chosen.value.filter((other) => other !== tile) : [...chosen.value, tile];
  };
  const stone = (tile: TileText, means?: Meaning) => (
    <button
      key={tile}
      type="button"
      class={`${tileClass(tile)}${chosen.value.includes(tile) ? " chosen" : ""}${own.current.has(tile) ? " own" : ""}`}
      data-tile={tile}
      aria-label={tileName(tile, TODAY_PALETTE)}
      aria-pressed={chosen.value.includes(tile)}
      onPointerDown={(event) =>
        carry(event, tile, {
          board: board.current!,
          tiles: (taken) => (chosen.value.includes(taken) ? chosen.value : [taken]),
          onDrop: move,
          onTap: tap,
        })
      }
      onDblClick={() => {
        const home = now.rack.includes(tile) ? onlyHome(now, tile) : null;
        if (home) move([tile], home);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        tap(tile);
      }}
    >
      <TileFace text={tile} means={means} />
    </button>
  );
  const solved = judged?.solved ?? false;
  const some = chosen.value.length > 0;
  return (
    <div class={`today-board felt${solved ? " solved" : ""}`} ref={board}>
      <div class="today-sets" role="group" aria-label={t("label-table")}>
        {now.table.map((set, i) => (
          <span
            key={set.join()}
            class={`set${judged && !judged.sets[i]?.kind ? " unfinished" : ""}`}
            data-set={i}
            role="group"
            aria-label={set.map((tile) => tileName(tile, TODAY_PALETTE)).join(", ")}
          >
            {set.map((tile) => stone(tile, jokersOf(set).get(tile)))}
            {some && !chosen.value.some((tile) => set.includes(tile)) && (
              <button
                type="button"
                class="here"
                aria-label={t("welcome-put-here", { tiles: set.map((tile) => tileName(tile, TODAY_PALETTE)).join(", ") })}
                onClick={() => move(chosen.value, { to: "set", set: i, place: placeFor(set, chosen.value) })}
              >
                +
              </button>
            )}
          </span>
        ))}
        {some && (
          <button type="button" class="here new-set" onClick={() => move(chosen.value, { to: "new" })}>
            {t("web-new-set")}
          </button>
        )}
      </div>
      <div class="today-verdict" role="status">
        <p>
          {solved ? (
            <strong>{t("welcome-solved")}</strong>
          ) : judged ? (
            judged.left > 0 ? (
              t("welcome-left", { count: judged.left })
            ) : (
              t("welcome-not-yet")
            )
          ) : (
            t("welcome-drag")
          )}
        </p>
        {judged &&
          reasonsIn(judged).map(({ tiles, text }) => (
            <p key={tiles.join()} class="today-reason">
              <Stones groups={[tiles]} tileName={(tile) => tileName(tile, TODAY_PALETTE)} /> {text}
            </p>
          ))}
      </div>
      <div class="today-tray">
        <p class="wood today-rack" data-rack role="group" aria-label={t("label-rack")}>
          {now.rack.map((tile) => stone(tile))}
          {!now.rack.length && <span class="today-empty">{t("welcome-rack-empty")}</span>}
        </p>
        {solved && <Solved moves={past.value.length - 1} onAnother={onAnother} />}
        <div class="row today-tools">
          <button
            type="button"
            class="button on-felt"
            disabled={past.value.length < 2}
            onClick={() => {
              past.value = past.value.slice(0, -1);
              chosen.value = [];
            }}
          >
            <Icon name="undo" /> {heading("word-undo")}
          </button>
          <button
            type="button"
            class="button on-felt"
            disabled={past.value.length < 2}
            onClick={() => {
              past.value = [start];
              chosen.value = [];
            }}
          >
            <Icon name="reset" /> {t("web-reset")}
          </button>
          {some && chosen.value.every((tile) => own.current.has(tile)) && chosen.value.some((tile) => !now.rack.includes(tile)) && (
            <button type="button" class="button on-felt" onClick={() => move(chosen.value, { to: "rack" })}>
              {t("label-rack")}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

/** Which sets are none, and why; two are enough to go on with. */
const reasonsIn = (judged: TodayJudged): { tiles: readonly TileText[]; text: string }[] =>
  judged.sets
    .flatMap((set) =>
      set.kind ? [] : set.objections.slice(0, 1).map((found) => ({ tiles: set.tiles, text: objectionText(found) })),
    )
    .slice(0, 2);

/** What to do with the joy: tell somebody, try another table, play. */
function Solved({ moves, onAnother }: { moves: number; onAnother(): void }) {
  const link = `${location.origin}/#/today`;
  const text = t("today-share-text", { count: moves });
  const [copied, copy] = useCopied(`${text} ${link}`);
  const share = () => {
    if ("share" in navigator) void navigator.share({ text, url: link }).catch(() => undefined);
    else copy();
  };
  return (
    <div class="row today-solved">
      <button type="button" class="button ivory" onClick={onAnother}>
        {t("today-another")}
      </button>
      <button type="button" class="button on-felt" onClick={share}>
        <Icon name="share" /> {t(copied ? "web-copied" : "today-share")}
      </button>
      <TextLink to="" text="welcome-play-title" look="button on-felt" />
    </div>
  );
}
