/** Every turn in a line: who, what, and which tiles; the one on the table is lit. And how many tiles were left after each. */

import { useEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { tileName } from "../board/tileName";
import { byRuns } from "../board/tiles";
import { turnNumber } from "../board/turnNumber";
import { displayName } from "../bots/characters";
import { RecordedFace } from "../bots/Portrait";
import { faceColour, Initial } from "../ui/Initial";
import { Tile } from "../ui/Tile";
import type { TileText } from "../wire/protocol.gen";
import type { RecordStep } from "./record";

/** Tiles that a step laid from a rack. */
export function laidTiles(step: RecordStep): TileText[] {
  if (!step.event.table) return [];
  const before = new Set(step.before.flat());
  return byRuns(step.table.flat().filter((tile) => !before.has(tile)));
}

export function ReplayStones({ tiles, palette }: { tiles: readonly TileText[]; palette: string }) {
  return (
    <span class="replay-stones">
      {tiles.map((tile) => (
        <Tile key={tile} text={tile} name={tileName(tile, palette)} />
      ))}
    </span>
  );
}

const TURNS = new Set(["played", "drew", "passed", "discarded", "turn-settled"]);

/** What a line says beside the face and the tiles; where tiles were laid they say it. */
const SHORT_TEXT: Readonly<Record<string, string>> = {
  drew: "replay-draws",
  passed: "replay-passes",
  discarded: "replay-discards",
  "turn-settled": "replay-time-up",
};

/** Tiles that a line names: those laid, drawn or put aside; everything is open once a game is over. */
const namedTiles = (step: RecordStep): TileText[] =>
  step.event.tile ? [step.event.tile] : [...laidTiles(step), ...(step.event.drawn ?? [])];

interface Listed {
  steps: readonly RecordStep[];
  at: number;
  names: readonly string[];
  ids: readonly (string | null)[];
  palette: string;
  onPick(step: number): void;
}

export function TurnList({ steps, at, names, ids, palette, onPick }: Listed) {
  const list = useRef<HTMLOListElement>(null);
  const turns = steps.flatMap((step, i) => (TURNS.has(step.event.type) ? [{ step, i }] : []));
  const lit = turns.findLast(({ i }) => i <= at)?.i;
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>("[aria-current]");
    // only the list moves, never the page
    if (line && list.current) list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2;
  }, [lit]);
  return (
    <ol class="turn-list" ref={list} aria-label={t("menu-story")} tabIndex={0}>
      {turns.map(({ step, i }) => {
        const seat = step.event.seat ?? 0;
        const name = displayName(names[seat] ?? "", seat);
        return (
          <li key={i}>
            <button type="button" aria-current={i === lit ? "step" : undefined} onClick={() => onPick(i)}>
              <span class="turn-number">{turnNumber(step.taken ?? 0, names.length)}</span>
              {RecordedFace({ name: names[seat] ?? "", seat }) ?? <Initial name={name} of={ids[seat]} />}
              <span class="hidden">{name}</span>
              <span class="turn-what">
                {SHORT_TEXT[step.event.type] && t(SHORT_TEXT[step.event.type]!)}
                <ReplayStones tiles={namedTiles(step)} palette={palette} />
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const HIGH = 30;

/** A bar for every turn: the tiles that whoever took it had left, in the colour of the seat. */
export function TilesLeft({ steps, at }: { steps: readonly RecordStep[]; at: number }) {
  const most = Math.max(1, ...steps.flatMap((step) => step.racks.map((rack) => rack.length)));
  return (
    <svg class="tiles-left" viewBox={`0 0 ${steps.length} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
      {steps.map((step, i) => {
        const seat = step.event.seat;
        if (seat === undefined || !TURNS.has(step.event.type)) return null;
        const height = (HIGH * (step.racks[seat]?.length ?? 0)) / most;
        return (
          <rect
            key={i}
            class={`seat-bar${i > at ? " later" : ""}`}
            style={faceColour(seat)}
            x={i + 0.1}
            y={HIGH - height}
            width="0.8"
            height={height}
          />
        );
      })}
    </svg>
  );
}
