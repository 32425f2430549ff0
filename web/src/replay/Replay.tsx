/** A finished game once more: forward, back, by itself; every rack open, what changed marked; the deal can be checked. */

import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { changedTiles } from "../board/changedTiles";
import { tileName } from "../board/tileName";
import { tableTileSize } from "../board/tileSize";
import { byRuns } from "../board/tiles";
import { displayName } from "../bots/characters";
import { RecordedFace } from "../bots/Portrait";
import { DealProof } from "../fair/DealProof";
import { knobsOf } from "../rules/sentences";
import { useAnimatedMoves } from "../ui/animateMoves";
import { Icon } from "../ui/Icon";
import { Fetched, Page } from "../ui/Page";
import { Tile } from "../ui/Tile";
import { useCopied } from "../ui/useCopied";
import { gameInfo, gameRecord } from "../wire/games";
import type { Knobs } from "../wire/knobs";
import type { GameInfo } from "../wire/protocol.gen";
import { editions } from "../wire/rooms";
import { eventsIn, type RecordEvent, type RecordStep, stepsOf } from "./record";
import { stepSentence } from "./sentences";

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
    <Page title={t("page-replay")} wide>
      <Replay game={game} step={step} />
    </Page>
  );
}

function Player({ info, events, knobs, first }: { info: GameInfo; events: RecordEvent[]; knobs: Knobs; first: number | null }) {
  const steps = useComputed(() => stepsOf(events));
  const all = steps.value;
  const last = all.length - 1;
  const dealt = Math.max(
    0,
    all.findIndex((step) => step.event.type === "dealt"),
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
  const control = (label: string, icon: Parameters<typeof Icon>[0]["name"], to: number, off: boolean) => (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      aria-disabled={off}
      onClick={() => {
        running.value = false;
        go(to);
      }}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class={`replaying palette-${palette}`}>
      <p class="lead">
        {t(`edition-${info.edition.split("+")[0]!}`)} · {names.map((name, i) => displayName(name, i)).join(", ")} ·{" "}
        <time dateTime={new Date(info.finished_at).toISOString()}>{new Date(info.finished_at).toLocaleDateString()}</time>
        {info.rated && ` · ${t("page-rated")}`}
      </p>
      <div class="stage">
        <Board now={now} palette={palette} />
        <div class="controls">
          <p class="step-text" role="status" aria-live={running.value ? "off" : "polite"}>
            {sentence}
          </p>
          <input
            type="range"
            aria-label={t("page-position")}
            aria-valuetext={`${t("page-step", { step: at.value + 1, steps: all.length })}: ${sentence}`}
            min={0}
            max={last}
            value={at.value}
            onInput={(event) => {
              running.value = false;
              go(Number(event.currentTarget.value));
            }}
          />
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
            <span class="step-count">{t("page-step", { step: at.value + 1, steps: all.length })}</span>
          </div>
        </div>
      </div>
      <label class="check">
        <input type="checkbox" checked={racks.value} onChange={(event) => (racks.value = event.currentTarget.checked)} />
        {t("page-show-racks")}
      </label>
      {racks.value && <Racks now={now} names={names} palette={palette} />}
      <div class="row">
        <button type="button" class="button" onClick={copy}>
          <Icon name="copy" /> {t(copied ? "web-copied" : "page-share")}
        </button>
        <a class="button" href={`/api/games/${info.id}/record?form=text`} download>
          {t("page-record-text")}
        </a>
        <a class="button" href={`/api/games/${info.id}/record?form=json`} download>
          {t("page-record-json")}
        </a>
      </div>
      <DealProof id={info.id} commitment={opened.commitment ?? ""} knobs={knobs} />
    </div>
  );
}

function Board({ now, palette }: { now: RecordStep; palette: string }) {
  const area = useRef<HTMLDivElement>(null);
  const lengths = now.table.map((set) => set.length).join();
  const moved = now.event.table ? changedTiles(now.before, now.table) : new Set<string>();
  useLayoutEffect(() => {
    const element = area.current!;
    const resize = () => {
      const room = { width: element.clientWidth - 16, height: element.clientHeight - 16 };
      const size = tableTileSize(lengths ? lengths.split(",").map(Number) : [], room, 20, room.width < 500 ? 40 : 50);
      element.style.setProperty("--tile", `${size}px`);
    };
    resize();
    const watch = new ResizeObserver(resize);
    watch.observe(element);
    return () => watch.disconnect();
  }, [lengths]);
  return (
    <div class="surface board" ref={area} role="group" tabIndex={0} aria-label={t("label-table")}>
      {!now.table.length && <p class="surface-empty">{t("game-table-empty")}</p>}
      <ul class="sets flow">
        {now.table.map((set) => (
          <li class="set" key={[...set].sort().join()}>
            {set.map((tile) => (
              <Tile key={tile} text={tile} name={tileName(tile, palette)} mark={moved.has(tile)} animated />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Racks({ now, names, palette }: { now: RecordStep; names: readonly string[]; palette: string }) {
  const arrived = new Set(now.arrived);
  return (
    <ul class="all-racks">
      {now.racks.map((rack, seat) => (
        <li key={seat} class={now.event.seat === seat ? "acts" : ""}>
          <h2 class="named">
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
      <li>
        <h2>
          {t("label-pool")} <span class="quiet-text">{t("count-tiles", { count: now.pool })}</span>
        </h2>
      </li>
    </ul>
  );
}
