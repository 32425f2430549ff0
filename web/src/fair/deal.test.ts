import { describe, expect, it } from "vitest";
import { hex } from "../game/salt";
import type { DealInfo, TileText } from "../wire/protocol.gen";
import { checkDeal, dealRacks, type Seen, shuffled, tilesInPlay } from "./deal";

const KNOBS = {
  colours: 4,
  numbers: 13,
  copies: 2,
  jokers_normal: 2,
  jokers_double: 0,
  jokers_two_colour: 0,
  jokers_mirror: 0,
  stack_size: 7,
  hand_size: 14,
  deal_method: "own_stacks",
  play_direction: "clockwise",
};
const GAME = "room.1.1";
const MINE = "a1b2c3d4e5f6a1b2c3d4e5f6";
const THEIRS = "0f0e0d0c0b0a0f0e0d0c0b0a";
const SEED = "5a".repeat(32);

async function sealed(seed: string): Promise<string> {
  const bytes = Uint8Array.from(seed.match(/../g)!, (pair) => parseInt(pair, 16));
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

async function racksOf(seed: string, salts: readonly string[], deal = 1): Promise<TileText[][]> {
  return dealRacks(await shuffled(seed, salts, `deal ${deal}`, tilesInPlay(KNOBS, 2)), 0, 2, KNOBS);
}

/** What an honest server tells after a game, and what this device saw in it. */
async function honest(seed = SEED, salts: readonly string[] = [MINE, THEIRS]) {
  const racks = await racksOf(seed, salts);
  const promised = await sealed(seed);
  const proof: DealInfo = {
    edition: "classic",
    knobs: {},
    players: 2,
    seed,
    commitment: promised,
    salts: [...salts],
    findings: [],
  };
  const seen: Seen = {
    game: GAME,
    commitment: promised,
    salts,
    people: 2,
    racks: { "1 0": [...racks[0]!].reverse() },
    own: [MINE],
  };
  return { proof, record: recordOf(racks), promised, seen };
}

const recordOf = (...deals: TileText[][][]): string =>
  ["{}", ...deals.map((racks, i) => JSON.stringify({ type: "dealt", number: i + 1, starter: 0, racks }))].join("\n");

const check = ({ proof, record, promised, seen }: Awaited<ReturnType<typeof honest>>, memory: Seen | null = seen) =>
  checkDeal(proof, record, promised, KNOBS, memory);

describe("the deal, checked after the game", () => {
  it("holds if all is as this device saw it", async () => {
    expect(await check(await honest())).toEqual({ wrong: [], unseen: [] });
  });

  it("is not called right if nothing of this device is in it", async () => {
    // a server that takes no salt can try seeds until it likes the deal
    const table = await honest(SEED, [THEIRS]);
    expect(await check(table, { ...table.seen, own: [] })).toEqual({ wrong: [], unseen: ["salt"] });
  });

  it("is not called right by a device that was not there", async () => {
    expect(await check(await honest(), null)).toEqual({ wrong: [], unseen: ["salt", "racks"] });
  });

  it("is wrong if the server took this device's salt and left it out", async () => {
    const table = await honest(SEED, [THEIRS]);
    expect((await check(table)).wrong).toEqual(["salt"]);
  });

  it("is wrong if a salt of nobody was added", async () => {
    // with one more salt, tried after all others were known, any deal can be had from the promised seed
    const table = await honest(SEED, [MINE, THEIRS, "tried-until-it-was-nice"]);
    expect((await check(table)).wrong).toEqual(["salts"]);
  });

  it("is wrong if the salts are not those that the table showed", async () => {
    const table = await honest();
    expect((await check(table, { ...table.seen, salts: [MINE] })).wrong).toEqual(["salts"]);
  });

  it("is wrong if this device saw other tiles, whatever the record says", async () => {
    const table = await honest();
    const dealt = await racksOf("77".repeat(32), [MINE, THEIRS]);
    expect((await check(table, { ...table.seen, racks: { "1 0": dealt[0]! } })).wrong).toEqual(["seen"]);
  });

  it("is wrong if the record leaves out a deal that this device saw", async () => {
    const table = await honest();
    const second = (await racksOf(SEED, [MINE, THEIRS], 2))[0]!;
    expect((await check(table, { ...table.seen, racks: { ...table.seen.racks, "2 0": second } })).wrong).toEqual(["seen"]);
  });

  it("is wrong if the promise was exchanged during the game", async () => {
    const table = await honest("77".repeat(32));
    expect((await check(table, { ...table.seen, commitment: await sealed(SEED) })).wrong).toEqual(["promise"]);
  });

  it("is wrong if the seed is not the promised one, or gives other tiles", async () => {
    const table = await honest();
    const other = await honest("77".repeat(32));
    expect((await check({ ...table, proof: { ...table.proof, seed: other.proof.seed } })).wrong).toContain("promise");
    expect((await check({ ...table, record: other.record })).wrong).toEqual(["racks"]);
    expect((await check({ ...table, record: "{}" })).wrong).toEqual(["racks", "seen"]);
  });
});
