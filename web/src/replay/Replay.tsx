/** A finished game once more: forward, back, by itself; every rack open, what changed marked; the deal can be checked. */

import { useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { editionName } from "../app/editionName";
import { dateText, t } from "../app/i18n";
import { changedTiles } from "../board/changedTiles";
import { tileName } from "../board/tileName";
import { byRuns } from "../board/tiles";
import { displayName } from "../bots/characters";
import { RecordedFace } from "../bots/Portrait";
import { DealProof } from "../fair/DealProof";
import { knobsOf } from "../rules/knobSentences";
import { useAnimatedMoves } from "../ui/animateMoves";
import { Icon } from "../ui/Icon";
import { faceColour } from "../ui/Initial";
import { Fetched, Page } from "../ui/Page";
import { StillTable } from "../ui/StillTable";
import { Tile } from "../ui/Tile";
import { useCopied } from "../ui/useCopied";
import { gameInfo, gameRecord } from "../wire/games";
import type { Knobs } from "../wire/knobs";
import type { GameInfo } from "../wire/protocol.gen";
import { editions } from "../wire/rooms";
import { eventsIn, type RecordEvent, type RecordStep, stepsOf } from "./record";
import { stepSentence } from "./stepSentence";
import { laidTiles, ReplayStones, TilesLeft, TurnList } from "./TurnList";

const SPEEDS = [0.5, 1, 2, 4];
const PACE = 1300;

export function Replay({ game, step }: { game: string; step: number | null }) {
  return (
    <Fetched
      about={game}
      missing={t("page-game-missing")}
      load={async () => {
        const [info, text, all] = await Promise.all([gameInfo(game), gameRecord(game), editions()]);
        const events = eventsIn(text);
        return { info, events, knobs: { ...knobsOf(all, info.edition), ...events[0]!.overrides } };
      }}
    >
      {({ info, events, knobs }) => <Player info={info} events={events} knobs={knobs} first={step} />}
    </Fetched>
  );
}

/** The screen by its address; the answer comes inside the page so that the title stays. */
export function ReplayScreen({ game, step }: { game: string; step: number | null }) {
  return (
    <Page title={t("page-replay")}>
      <Replay game={game} step={step} />
    </Page>
  );
}

function Player({ info, events, knobs, first }: { info: GameInfo; events: RecordEvent[]; knobs: Knobs; first: number | null }) {
  const steps = useComputed(() => stepsOf(events));
  const all = steps.value;
  const last = all.length - 1;
  // whoever names no step begins where everybody has tiles: nobody wants to see an empty table
  const dealt = Math.max(
    0,
    all.findIndex((step) => step.racks.some((rack) => rack.length > 0)),
  );
  const at = useSignal(Math.min(Math.max(0, first === null ? dealt : first - 1), last));
  const running = useSignal(false);
  const speed = useSignal(1);
  const racks = useSignal(true);
  const now = all[at.value]!;
  const opened = events[0]!;
  const palette = String(knobs.palette ?? "KOBR");
  const names = opened.names ?? info.players;
  const go = (to: number) => {
    at.value = Math.min(Math.max(0, to), last);
  };
  useEffect(() => {
    if (!running.value) return;
    if (at.value >= last) {
      running.value = false;
      return;
    }
    const timer = setTimeout(() => go(at.value + 1), PACE / speed.value);
    return () => clearTimeout(timer);
  }, [running.value, at.value, speed.value]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.altKey || event.ctrlKey || event.metaKey || target.closest("input, select, textarea")) return;
      if (event.key === "ArrowLeft") go(at.value - 1);
      else if (event.key === "ArrowRight") go(at.value + 1);
      else if (event.key === "Home") go(0);
      else if (event.key === "End") go(last);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const link = `${location.origin}/#/game/${info.id}/${at.value + 1}`;
  const [copied, copy] = useCopied(link, () => history.replaceState(null, "", link));
  useAnimatedMoves(at.value);
  const sentence = stepSentence(now, names, palette);
  const play = (to: number) => {
    running.value = false;
    go(to);
  };
  const control = (label: string, icon: Parameters<typeof Icon>[0]["name"], to: number, off: boolean) => (
    <button type="button" class="icon-button" aria-label={label} aria-disabled={off} onClick={() => play(to)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class={`replaying palette-${palette}`}>
      <div class="replay-main">
        <Board now={now} palette={palette} knobs={knobs} />
        <p class="board-pool">
          {t("label-pool")} <b>{now.pool}</b>
        </p>
        {racks.value && <Racks now={now} names={names} palette={palette} />}
      </div>
      <div class="replay-side panel">
        <p class="quiet-text">
          {editionName(info.edition)} ·{" "}
          <time dateTime={new Date(info.finished_at).toISOString()}>{dateText(info.finished_at)}</time>
          {info.rated && ` · ${t("page-rated")}`}
        </p>
        <TurnList steps={all} at={at.value} names={names} ids={info.player_ids} palette={palette} onPick={play} />
        <div class="controls">
          <p class="step-text" role="status" aria-live={running.value ? "off" : "polite"}>
            {sentence}
            <ReplayStones tiles={laidTiles(now)} palette={palette} />
          </p>
          <input
            type="range"
            aria-label={t("page-position")}
            aria-valuetext={`${t("page-step", { step: at.value + 1, steps: all.length })}: ${sentence}`}
            min={0}
            max={last}
            value={at.value}
            onInput={(event) => play(Number(event.currentTarget.value))}
          />
          <TilesLeft steps={all} at={at.value} />
          <div class="control-row">
            {control(t("page-to-begin"), "first", 0, at.value === 0)}
            {control(t("page-step-back"), "back", at.value - 1, at.value === 0)}
            <button
              type="button"
              class="main round"
              aria-label={t(running.value ? "page-halt" : "page-run")}
              onClick={() => {
                if (!running.value && at.value === last) at.value = 0;
                running.value = !running.value;
              }}
            >
              <Icon name={running.value ? "pause" : "play"} />
            </button>
            {control(t("page-step-on"), "on", at.value + 1, at.value === last)}
            {control(t("page-to-end"), "last", last, at.value === last)}
            <label class="speed">
              <span class="hidden">{t("page-speed")}</span>
              <select value={speed.value} onChange={(event) => (speed.value = Number(event.currentTarget.value))}>
                {SPEEDS.map((factor) => (
                  <option key={factor} value={factor}>
                    {factor}×
                  </option>
                ))}
              </select>
            </label>
          </div>
          <p class="step-count">{t("page-step", { step: at.value + 1, steps: all.length })}</p>
        </div>
      </div>
      <div class="replay-more row">
        <label class="check">
          <input type="checkbox" checked={racks.value} onChange={(event) => (racks.value = event.currentTarget.checked)} />
          {t("page-show-racks")}
        </label>
        <button type="button" class="button" onClick={copy}>
          <Icon name="copy" /> {t(copied ? "web-copied" : "page-share")}
        </button>
        <a class="button" href={`/api/games/${info.id}/record?form=text`} download>
          {t("page-record-text")}
        </a>
        <a class="button" href={`/api/games/${info.id}/record?form=json`} download>
          {t("page-record-json")}
        </a>
        <DealProof id={info.id} commitment={opened.commitment ?? ""} knobs={knobs} />
      </div>
    </div>
  );
}

function Board({ now, palette, knobs }: { now: RecordStep; palette: string; knobs: Knobs }) {
  const laid = new Set(laidTiles(now));
  const changed = now.event.table ? changedTiles(now.before, now.table) : new Set<string>();
  return (
    <StillTable
      table={now.table}
      declared={now.declared}
      knobs={knobs}
      palette={palette}
      glides
      ring={(tile) => (laid.has(tile) ? "laid" : changed.has(tile) ? "moved" : undefined)}
    />
  );
}

function Racks({ now, names, palette }: { now: RecordStep; names: readonly string[]; palette: string }) {
  const arrived = new Set(now.arrived);
  return (
    <ul class="all-racks">
      {now.racks.map((rack, seat) => (
        <li key={seat} class={now.event.seat === seat ? "acts" : ""}>
          <h2 class="named">
            <i class="seat-colour" style={faceColour(seat)} aria-hidden="true" />
            <RecordedFace name={names[seat] ?? ""} seat={seat} />
            {displayName(names[seat] ?? "", seat)} <span class="quiet-text">{t("count-tiles", { count: rack.length })}</span>
          </h2>
          <p class="example" role="group" aria-label={t("page-rack-of", { player: displayName(names[seat] ?? "", seat) })}>
            {byRuns(rack).map((tile) => (
              <Tile key={tile} text={tile} name={tileName(tile, palette)} mark={arrived.has(tile)} animated />
            ))}
          </p>
          {now.discards[seat]!.length > 0 && (
            <p class="example">
              <span class="quiet-text">{t("label-discard")}:</span>
              <Tile text={now.discards[seat]!.at(-1)!} name={tileName(now.discards[seat]!.at(-1)!, palette)} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
