/**
 * A typed sentence carried out on a draft. A tile is looked for on the rack first, then on the table, where the sets that it leaves stay
 * sets if that is possible: what is left of them falls into sets by itself. There is no hand as in the terminal: what is taken lies apart.
 */

import type { Knobs } from "../wire/knobs";
import type { TileText } from "../wire/protocol.gen";
import { arrange } from "./arrange";
import { type DraftSet, type Layout, layoutOf, move, onTable } from "./draft";
import { readings } from "./reading";
import { TypedError, type TypedSentence } from "./typedLine";
import type { FaceText } from "./vocabulary";

/** Times that the choice of tiles for a line is made better. */
const MOST_STEPS = 40;

export interface TypedContext {
  /** Tiles that may lie on the rack. */
  hand: readonly TileText[];
  knobs: Knobs;
  /** The sets by their numbers: as they are read from the table. */
  numbered: readonly DraftSet[];
}

/** The layout after a sentence about tiles and sets; null for what is no such sentence. Throws a `TypedError` if it cannot be done. */
export function carriedOut(typed: TypedSentence, layout: Layout, context: TypedContext): Layout | null {
  const turn = new TypedTurn(layout, context);
  if ("lay" in typed) return turn.lay(typed.lay);
  if ("table" in typed) return turn.lay(typed.table);
  if ("add" in typed) return turn.add(typed.add, typed.to);
  if ("take" in typed) return turn.take(typed.take, typed.from);
  if ("move" in typed) return turn.move(typed.move, typed.from, typed.to);
  if ("split" in typed) return turn.split(typed.split, typed.after);
  if ("swap" in typed) return turn.swap(typed.swap, typed.for, typed.in);
  if ("join" in typed) return turn.join(...typed.join);
  return null;
}

export const faceOf = (tile: TileText): FaceText =>
  tile
    .replace(/[a-d]$/, "")
    .replace(/^N/, "K")
    .replace(/^W/, "O");

class TypedTurn {
  private readonly own: ReadonlySet<TileText>;
  private readonly rack: readonly TileText[];
  private readonly onRack: ReadonlySet<TileText>;

  constructor(
    private readonly layout: Layout,
    private readonly context: TypedContext,
  ) {
    this.own = new Set(context.hand);
    const lying = onTable(layout);
    this.rack = context.hand.filter((tile) => !lying.has(tile));
    this.onRack = new Set(this.rack);
  }

  /** New sets, from the rack and the table. */
  lay(rows: readonly (readonly FaceText[])[]): Layout {
    return this.built(rows.map((faces) => ({ faces, to: null })));
  }

  add(faces: readonly FaceText[], to: number): Layout {
    return this.built([{ faces, to: this.set(to) }]);
  }

  take(faces: readonly FaceText[], from: number | null): Layout {
    const home = from === null ? this.home(faces) : this.set(from);
    const tiles = faces.length ? this.ofSet(faces, home) : [...home.tiles];
    const mine = tiles.filter((tile) => this.own.has(tile));
    const others = tiles.filter((tile) => !this.own.has(tile));
    const back = mine.length ? move(this.layout, mine, { kind: "rack" }, this.own) : this.layout;
    return others.length ? move(back, others, { kind: "new" }, this.own) : back;
  }

  move(faces: readonly FaceText[], from: number, to: number): Layout {
    const [source, target] = this.two(from, to);
    return move(this.layout, this.ofSet(faces, source), { kind: "set", id: target.id }, this.own);
  }

  split(number: number, after: FaceText): Layout {
    const home = this.set(number);
    const [tile] = this.ofSet([after], home);
    const rest = home.tiles.slice(home.tiles.indexOf(tile!) + 1);
    if (!rest.length) throw new TypedError("term-last-tile", { tile: after, set: number });
    return move(this.layout, rest, { kind: "new" }, this.own);
  }

  /** A tile into the place of another, which lies apart from then on. */
  swap(incoming: FaceText, outgoing: FaceText, number: number | null): Layout {
    const home = number === null ? this.home([outgoing]) : this.set(number);
    const [out] = this.ofSet([outgoing], home);
    const tile = this.candidates(incoming).find((candidate) => !home.tiles.includes(candidate));
    if (!tile) throw new TypedError("term-have-no", { tile: incoming });
    return move(this.layout, [tile], { kind: "swap", id: home.id, joker: out! }, this.own);
  }

  join(number: number, other: number): Layout {
    const [first, second] = this.two(number, other);
    return move(this.layout, second.tiles, { kind: "set", id: first.id }, this.own);
  }

  // --- which tiles are meant -----------------------------------------------------------------------------------------------------

  private set(number: number): DraftSet {
    const found = this.context.numbered[number - 1];
    const last = this.context.numbered.length;
    if (!found) throw new TypedError(last ? "term-no-set" : "term-no-set-at-all", { set: number, last });
    return found;
  }

  private two(number: number, other: number): [DraftSet, DraftSet] {
    const [first, second] = [this.set(number), this.set(other)];
    if (first === second) throw new TypedError("term-same-set");
    return [first, second];
  }

  /** The only set that holds all the faces; the player has to say which if there are several. */
  private home(faces: readonly FaceText[]): DraftSet {
    const all = this.context.numbered;
    const homes = all.filter((set) => faces.every((face) => set.tiles.some((tile) => faceOf(tile) === face)));
    const tiles = faces.join(" ");
    if (!homes.length) throw new TypedError("term-no-home", { tiles });
    if (homes.length > 1) {
      const numbers = homes.map((set) => all.indexOf(set) + 1);
      throw new TypedError("term-which-home", { tiles, sets: numbers.join(", "), first: numbers[0]! });
    }
    return homes[0]!;
  }

  private ofSet(faces: readonly FaceText[], home: DraftSet): TileText[] {
    const stock = [...home.tiles];
    return faces.map((face) => {
      const at = stock.findIndex((tile) => faceOf(tile) === face);
      if (at < 0) throw new TypedError("term-set-has-no", { set: this.context.numbered.indexOf(home) + 1, tile: face });
      return stock.splice(at, 1)[0]!;
    });
  }

  /** Tiles of a face: those of the rack first. */
  private candidates(face: FaceText): TileText[] {
    const lying = this.layout.sets.flatMap((set) => set.tiles);
    return [...this.rack, ...lying].filter((tile) => faceOf(tile) === face);
  }

  // --- new and grown sets ----------------------------------------------------------------------------------------------------------

  private built(rows: readonly { faces: readonly FaceText[]; to: DraftSet | null }[]): Layout {
    const chosen = this.choose(rows);
    const taken = new Set(chosen.flat());
    const grown = new Map(rows.flatMap(({ to }, i) => (to ? [[to.id, chosen[i]!] as const] : [])));
    const kept = this.layout.sets.flatMap((set): TileText[][] => {
      const more = grown.get(set.id);
      const rest = set.tiles.filter((tile) => !taken.has(tile));
      if (more) return [arrange([...rest, ...more])];
      return rest.length === set.tiles.length ? [[...rest]] : this.parts(rest);
    });
    const newRows = rows.flatMap(({ to }, i) => (to ? [] : [arrange(chosen[i]!)]));
    const guests = this.layout.guests?.filter((guest) => !taken.has(guest));
    return { ...layoutOf([...kept, ...newRows], this.layout.sets, this.layout.took), ...(guests ? { guests } : {}) };
  }

  /** The tiles for all rows: so that as many sets as possible stay sets, and of the rack as many as possible. */
  private choose(rows: readonly { faces: readonly FaceText[]; to: DraftSet | null }[]): TileText[][] {
    const wanted = rows.flatMap(({ faces, to }) => faces.map((face) => ({ face, not: new Set(to?.tiles ?? []) })));
    const options = wanted.map(({ face, not }) => this.candidates(face).filter((tile) => !not.has(tile)));
    for (const [i, { face }] of wanted.entries()) {
      const asked = wanted.slice(0, i + 1).filter((other) => other.face === face).length;
      if (options[i]!.length >= asked) continue;
      throw new TypedError("term-no-other", { tile: face });
    }
    const best = this.improved(options);
    let next = 0;
    return rows.map(({ faces }) => faces.map(() => best[next++]!));
  }

  /** From the first tiles that would do to better ones, exchanging one or two at a time. */
  private improved(options: readonly (readonly TileText[])[]): TileText[] {
    let best: TileText[] = [];
    for (const tiles of options) best.push(tiles.find((tile) => !best.includes(tile))!);
    let cost = this.cost(best);
    for (let step = 0; cost > 0 && step < MOST_STEPS; step += 1) {
      const singles = exchanges(best, options);
      const found =
        this.cheapest(singles, cost) ??
        this.cheapest(
          singles.flatMap((other) => exchanges(other, options)),
          cost,
        );
      if (!found) break;
      best = found;
      cost = this.cost(best);
    }
    return best;
  }

  private cheapest(all: readonly TileText[][], below: number): TileText[] | null {
    let [found, least]: [TileText[] | null, number] = [null, below];
    for (const tiles of all) {
      const cost = this.cost(tiles);
      if (cost < least) [found, least] = [tiles, cost];
    }
    return found;
  }

  /** Broken sets above all, then tiles that lie on the rack as well and were taken from the table. */
  private cost(chosen: readonly TileText[]): number {
    const taken = new Set(chosen);
    const broken = this.layout.sets.filter((set) => {
      const rest = set.tiles.filter((tile) => !taken.has(tile));
      return rest.length < set.tiles.length && rest.length > 0 && this.isSet(set.tiles) && !this.fallsIntoSets(rest);
    }).length;
    const left = new Set(this.rack.filter((tile) => !taken.has(tile)).map(faceOf));
    return broken * 100 + chosen.filter((tile) => !this.onRack.has(tile) && left.has(faceOf(tile))).length;
  }

  private readonly fallen = new Map<string, boolean>();

  private fallsIntoSets(rest: readonly TileText[]): boolean {
    const key = rest.join();
    const known = this.fallen.get(key) ?? this.parts(rest).every(this.isSet);
    this.fallen.set(key, known);
    return known;
  }

  private isSet = (tiles: readonly TileText[]): boolean => readings(tiles, this.context.knobs).length > 0;

  /** What is left of a set, in sets if it can be: 1 2 3 and 5 6 7 after the 4 has gone. */
  private parts(rest: readonly TileText[]): TileText[][] {
    if (!rest.length) return [];
    for (let end = rest.length; end >= 3; end -= 1) {
      const first = rest.slice(0, end);
      if (!this.isSet(first)) continue;
      const others = this.parts(rest.slice(end));
      if (others.every(this.isSet)) return [[...first], ...others];
    }
    return [[...rest]];
  }
}

/** Every choice with one tile exchanged for an equal one that is not used. */
function exchanges(chosen: readonly TileText[], options: readonly (readonly TileText[])[]): TileText[][] {
  const used = new Set(chosen);
  return options.flatMap((tiles, i) =>
    tiles.filter((tile) => !used.has(tile)).map((tile) => chosen.map((old, at) => (at === i ? tile : old))),
  );
}
