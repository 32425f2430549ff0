import { describe, expect, it } from "vitest";
import { clockKnobs, clockOf } from "./clockKnobs";
import { facts } from "./facts";
import { counts, differences, rulesOf } from "./knobSentences";
import { sectionOf } from "./objectionRule";

const knob = (name: string, topic: string, ...values: (number | boolean | string)[]) => ({
  name,
  topic,
  meaning: "",
  source: "",
  default: values[0]!,
  values,
});
const all = [
  knob("joker_lock", "jokers", "none", "no_split"),
  knob("jokers_mirror", "box", 0, 1, 2),
  knob("mirror_shape", "sets", "any", "peak_only"),
  knob("numbers", "box", 13),
  knob("discard", "turn", "off", "predecessor_pile"),
];
const plain = { joker_lock: "none", jokers_mirror: 0, mirror_shape: "any", numbers: 13, discard: "off" };

describe("rules in sentences", () => {
  it("says nothing about what is not there", () => {
    expect(rulesOf("sets", all, plain)).toEqual([]);
    expect(rulesOf("turn", all, plain)).toEqual([]);
    expect(rulesOf("sets", all, { ...plain, jokers_mirror: 2 }).map((rule) => rule.knob)).toEqual(["mirror_shape"]);
  });
  it("tells what differs, and only what counts", () => {
    const other = { ...plain, joker_lock: "no_split", mirror_shape: "peak_only" };
    expect(differences(all, other, plain).map((rule) => rule.knob)).toEqual(["joker_lock"]);
    expect(counts("mirror_shape", other)).toBe(false);
  });
  it("knows where an objection belongs", () => {
    expect(sectionOf("joker/locked-set-split")).toBe("jokers/joker_lock");
    expect(sectionOf("set/too-short")).toBe("sets");
    expect(sectionOf("server/not-found")).toBe(null);
  });
});

describe("the clock of a table", () => {
  it("is the edition's, or has seconds, or days", () => {
    expect(clockOf({ seconds: null })).toBe(null);
    expect(clockOf({ seconds: 0 })).toBe(0);
    expect(clockOf({ days: 3 })).toBe(3 * 86_400);
    const clockFact = (seconds: number | null) => facts({ turn_seconds: 60 }, seconds)[2];
    expect(clockFact(null)).toEqual({ id: "web-fact-clock", args: { count: 60 } });
    expect(clockFact(0)).toEqual({ id: "web-fact-no-clock" });
    expect(clockFact(clockOf({ days: 3 }))).toEqual({ id: "web-fact-days", args: { count: 3 } });
  });
  it("runs from the first turn on where somebody could keep the others waiting for ever", () => {
    expect(clockKnobs({ seconds: 30 })).toEqual({ turn_seconds: 30 });
    expect(clockKnobs({ rated: true })).toEqual({ timer_from: "always" });
  });
});
