/** What a key asks, answered in words: the rack, the table, free ends, what fits, how many tiles, the time, what is wrong. */

import { language, t } from "../app/i18n";
import { isSet } from "../board/choice";
import type { DraftSet } from "../board/draft";
import { inReadingOrder } from "../board/placement";
import { rackSets } from "../board/rackSets";
import { readings } from "../board/reading";
import { setName } from "../board/setName";
import { byRuns, COLOURS, colourName, parseTile } from "../board/tiles";
import type { GameStore } from "../game/gameStore";
import { reasonOnPlay } from "../game/verdict";
import { objectionText } from "../wire/objectionText";
import type { TileText } from "../wire/protocol.gen";
import { timeText } from "./timeText";

const NUMBERS = 13;

/** The sets in the order in which they are read, which gives them their numbers. */
export const numbered = (game: GameStore): readonly DraftSet[] => inReadingOrder(game.state.shown.value.sets, game.positions.known);

/** "14 tiles. black: 3, 5; red: 7; joker", colour by colour. */
export function rackAloud(game: GameStore): string {
  const tiles = byRuns(game.state.rack.value);
  const count = t("count-tiles", { count: tiles.length });
  return tiles.length ? `${count}. ${tilesAloud(game, tiles)}` : count;
}

/** Tiles by colour: a row of one colour needs its name once. */
function tilesAloud(game: GameStore, tiles: readonly TileText[]): string {
  const palette = game.state.palette.value;
  const colours = [...COLOURS].map((_, colour) => {
    const numbers = tiles.map(parseTile).filter((tile) => !tile.joker && tile.colour === colour);
    return numbers.length ? `${t(`colour-${colourName(colour, palette)}`)}: ${numbers.map((tile) => tile.number).join(", ")}` : "";
  });
  const jokers = tiles.filter((tile) => parseTile(tile).joker).map((tile) => game.state.tileName(tile));
  return [...colours.filter(Boolean), ...jokers].join("; ");
}

/** Every set by number and name. */
export function tableAloud(game: GameStore): string {
  const { knobs, palette } = game.state;
  const names = numbered(game).map((set, i) => setName(set.tiles, i + 1, knobs.value, palette.value));
  return names.length ? names.join("; ") : t("game-table-empty");
}

/** Where something can be added: each set with the tiles that it would take. */
export function endsAloud(game: GameStore): string {
  const knobs = game.state.knobs.value;
  const colours = Number(knobs.colours ?? 4);
  const faces = [...COLOURS].slice(0, colours).flatMap((letter) => Array.from({ length: NUMBERS }, (_, i) => `${letter}${i + 1}`));
  const ends = numbered(game).flatMap((set, i) => {
    if (!readings(set.tiles, knobs).length) return [];
    const free = faces.filter((face) => isSet([...set.tiles, face], knobs) && !has(set, face));
    return free.length ? [`${i + 1}: ${free.map((face) => game.state.tileName(face)).join(", ")}`] : [];
  });
  return ends.length ? ends.join("; ") : t("ear-no-ends");
}

const has = (set: DraftSet, face: string): boolean => set.tiles.some((tile) => tile.replace(/[a-d]$/, "") === face);

/** What of the rack fits somewhere by itself, and the sets that stand on it. */
export function fitsAloud(game: GameStore): string {
  const { knobs, rack, tileName } = game.state;
  const fits = numbered(game).flatMap((set, i) => {
    if (!readings(set.tiles, knobs.value).length) return [];
    const tiles = byRuns(rack.value).filter((tile) => isSet([...set.tiles, tile], knobs.value));
    return tiles.length ? [`${i + 1}: ${tiles.map((tile) => tileName(tile)).join(", ")}`] : [];
  });
  const colours = Number(knobs.value.colours ?? 4);
  const ready = (["runs", "groups"] as const).flatMap((by) => rackSets(sortedBy(rack.value, by), by, colours));
  const sets = ready.map((set) => t("ear-story-new", { set: set.map((tile) => tileName(tile)).join(", ") }));
  return [...sets, fits.join("; ")].filter(Boolean).join(" ") || t("ear-nothing-fits");
}

function sortedBy(rack: readonly TileText[], by: "runs" | "groups"): TileText[] {
  const seen = new Set<string>();
  // a second tile of a kind would stand between its neighbours
  const single = byRuns(rack).filter((tile) => {
    const face = tile.replace(/[a-d]$/, "");
    return !parseTile(tile).joker && !seen.has(face) && seen.add(face);
  });
  return by === "runs"
    ? single
    : single.sort((a, b) => parseTile(a).number - parseTile(b).number || parseTile(a).colour - parseTile(b).colour);
}

/** How many tiles everybody holds, who has opened, and the pool. */
export function countsAloud(game: GameStore): string {
  const view = game.state.view.value!;
  const seats = view.seats.map((seat, i) => {
    const name = game.state.isMe(i) ? t("label-you") : game.state.name(i);
    const count = seat.tiles === null ? "?" : t("count-tiles", { count: seat.tiles });
    return `${name}: ${count}${seat.opened ? `, ${t("web-opened")}` : ""}`;
  });
  return `${seats.join("; ")}. ${t("label-pool")}: ${view.pool}`;
}

/** Whose turn it is, and the time that is left. */
export function timeAloud(game: GameStore): string {
  const { view, myTurn, name } = game.state;
  const { phase, turn } = view.value!;
  const whose = phase !== "playing" ? "" : myTurn.value ? t("tell-your-turn") : t("tell-turn-of", { player: name(turn) });
  const seconds = game.clock.seconds.value;
  const left = seconds === null ? t("web-fact-no-clock") : `${t("label-time-left")}: ${secondsAloud(seconds)}`;
  return [whose, left].filter(Boolean).join(". ");
}

const secondsAloud = (seconds: number): string =>
  seconds < 100 ? t("count-seconds", { count: seconds }) : timeText(seconds, language.value);

/** What is wrong with the draft: every reason, and which sets by their numbers. */
export function wrongAloud(game: GameStore): string {
  const found = game.judgement.verdict.value;
  if (found.kind === "valid") return t("tell-valid", { count: found.tiles });
  const { openingMinimum, openingPoints } = game.judgement;
  const reason = reasonOnPlay(found, openingMinimum.value, openingPoints.value);
  const first = t(reason.message, reason.args);
  if (found.kind !== "not-yet") return first;
  const numbers = numbered(game).flatMap((set, i) => (found.unfinished.some((other) => other.id === set.id) ? [i + 1] : []));
  const why = new Set(found.objections.map((objection) => objection.text || objectionText(objection)));
  return `${first}${numbers.length ? `: ${numbers.join(", ")}` : ""}. ${[...why].join(" ")}`;
}
