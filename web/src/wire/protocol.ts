/** The messages of docs/protocol.md, as far as the browser reads them. */

export type TileText = string;
export type TableText = TileText[][];
export type Took = "nothing" | "discard" | "open-tile";

export interface Objection {
  code: string;
  text: string;
  args?: Record<string, number | string>;
  tiles?: TileText[];
  /** Where those of them lie that are on the proposed table: which set, which tile in it. */
  places?: [set: number, tile: number][];
}

/** How a bot's turn is shown. */
export type Tempo = "calm" | "brisk" | "at-once";

export interface Settings {
  edition?: string;
  knobs?: Record<string, number | boolean | string>;
  seats?: number;
  bots?: (string | null)[];
  think?: number;
  tempo?: Tempo;
  seconds?: number | null;
  days?: number;
  games?: number;
  public?: boolean;
  spectators?: boolean;
  chat?: boolean;
  hints?: boolean;
  fill_abandoned?: boolean;
  auto_start?: boolean;
  rated?: boolean;
}

export interface SeatInfo {
  player?: string | null;
  name?: string;
  bot?: string | null;
  left?: boolean;
  /** The player added to the chance of the next deal. */
  salted?: boolean;
  /** The player deleted the account and has no name any more. */
  gone?: boolean;
}

export interface GameResult {
  points: number[];
  winners: number[];
  starter: number;
}

export interface MatchInfo {
  number: number;
  games: number;
  results: GameResult[];
  totals: number[];
  winners: number[];
}

export type RoomPhase = "open" | "playing" | "between-games" | "match-over" | "closed";

export interface RoomInfo {
  id: string;
  seq: number;
  phase: RoomPhase;
  settings: Settings;
  owner: string;
  seats: SeatInfo[];
  chat: boolean;
  match?: MatchInfo | null;
  agreed?: number[];
  next_game_at?: number | null;
  paused?: boolean;
  finished_game?: string | null;
  /** What the seed of the next deal is held to. */
  commitment?: string | null;
  invitation?: string | null;
}

export interface SeatView {
  tiles: number | null;
  opened: boolean;
  announced: boolean;
  discards: TileText[];
  discard_live: boolean;
  ready: boolean;
  rack: TileText[] | null;
}

export interface Score {
  points: number[];
  charges: string[];
  winners: number[];
  rack_sums: number[];
  multiplier: number;
}

export interface View {
  version: number;
  edition: string;
  players: number;
  names: string[];
  game: number;
  you: number | null;
  phase: "set-up" | "ready" | "playing" | "paused" | "finished";
  starter: number;
  turn: number;
  stage: "start" | "drawn" | "must-discard";
  turns: number;
  previous: number | null;
  table: TableText;
  rack: TileText[];
  last_drawn: TileText | null;
  seats: SeatView[];
  pool: number;
  middle: number;
  bank: number[];
  open_tile: TileText | null;
  takeable: Took[];
  turns_left: number | null;
  deadline: number | null;
  time_left: number | null;
  deal: number;
  commitment: string;
  salts: string[];
  seed: string | null;
  score: Score | null;
}

export interface Happening {
  seq: number;
  kind: string;
  at?: number;
  seat?: number | null;
  of?: number | null;
  count?: number | null;
  tiles?: TileText[];
  table?: TableText | null;
  took?: Took;
  cause?: string | null;
  ending?: string | null;
  name?: string;
  rounds?: [number, TileText][][];
  decision?: string | null;
  note?: string;
}

export interface DraftInfo {
  seat: number;
  version: number;
  table: TableText | null;
  took: Took;
}

export interface Welcome {
  type: "welcome";
  request: string;
  me: string;
  seat: number | null;
  time: number;
  room: RoomInfo;
  view: View | null;
  missed?: Happening[] | null;
  draft?: DraftInfo | null;
  present?: string[];
  spectators?: number;
}

export type ServerMessage =
  | Welcome
  | { type: "update"; seq: number; happenings: Happening[]; room?: RoomInfo | null; view?: View | null }
  | { type: "ok"; request: string; seq: number }
  | { type: "error"; request?: string | null; violations: Objection[] }
  | { type: "draft"; draft: DraftInfo }
  | { type: "presence"; present: string[]; spectators: number }
  | { type: "chat"; player: string; name: string; text: string; at: number; seat?: number | null }
  | { type: "reaction"; player: string; name: string; reaction: string; seat?: number | null }
  | { type: "pong"; request: string; time: number };

export interface SetChecked {
  tiles: TileText[];
  kind: string | null;
  value: number;
  objections: Objection[];
}

export interface TableChecked {
  version: number;
  sets: SetChecked[];
  objections: Objection[];
}

export interface Step {
  kind: string;
  tiles: TileText[];
  source: number | null;
  target: number;
  starts: boolean;
}

export interface Hint {
  version: number;
  tiles: TileText[];
  took: Took;
  table: TableText;
  steps: Step[];
}

export interface EditionInfo {
  name: string;
  title: string;
  players_min: number;
  players_max: number;
  choose?: string[];
  knobs: Record<string, number | boolean | string>;
}

export interface KnobInfo {
  name: string;
  topic: string;
  default: number | boolean | string;
  values: (number | boolean | string)[];
}

export interface Editions {
  editions: EditionInfo[];
  knobs: KnobInfo[];
  bots: string[];
  reactions: string[];
}

export interface Listing {
  room: string;
  phase: RoomPhase;
  edition: string;
  seats: number;
  free: number;
  players: string[];
  games: number;
  seconds: number;
  days?: number;
  rated?: boolean;
}

export interface Player {
  id: string;
  name: string;
  account?: boolean;
}

export interface DealProof {
  edition: string;
  players: number;
  seed: string;
  commitment: string;
  salts: string[];
}

export interface GameInfo {
  id: string;
  room: string;
  edition: string;
  players: string[];
  player_ids: (string | null)[];
  finished_at: number;
  rated: boolean;
}

export interface RatingInfo {
  player: string;
  name: string | null;
  edition: string;
  size: number;
  points: number;
  games: number;
}

export interface BotToken {
  id: string;
  label: string;
  created_at?: number;
  revoked?: boolean;
  /** Only right after it was made. */
  token?: string;
}
