/** The rules of an edition as sentences: one for every value of every knob, in the order of the rules sheet. */

import { hasMessage, t } from "../app/i18n";
import type { Knobs, KnobValue } from "../wire/knobs";
import type { Editions, KnobInfo } from "../wire/protocol.gen";
import { DAY } from "./clockKnobs";

export const TOPICS = ["box", "setup", "sets", "jokers", "opening", "turn", "clock", "ending", "conduct"] as const;
export type Topic = (typeof TOPICS)[number];

const HEADINGS: Record<Topic, string> = {
  box: "rules-topic-box",
  setup: "rules-topic-setup",
  sets: "web-rules-sets",
  jokers: "web-rules-jokers",
  opening: "web-rules-opening",
  turn: "web-rules-turn",
  clock: "rules-topic-clock",
  ending: "web-rules-end",
  conduct: "rules-topic-conduct",
};

export const heading = (topic: Topic): string => t(HEADINGS[topic]);

export function sentence(knob: string, value: KnobValue): string {
  if (knob === "turn_seconds" && Number(value) >= DAY) return `${t("web-fact-days", { count: Number(value) / DAY })}.`;
  const exact = `rule-${knob}-${String(value)}`;
  return hasMessage(exact) ? t(exact) : t(`rule-${knob}`, { count: Number(value) });
}

/** Values that only say that something is absent: nobody has to read them. */
const QUIET: Record<string, KnobValue> = {
  shrink_up_to_four: false,
  jokers_double: 0,
  jokers_two_colour: 0,
  jokers_mirror: 0,
  redeal_doublets: 0,
  open_eighth_tile: "off",
  discard: "off",
  unopened_penalty: 0,
  unopened_could_penalty: 0,
  announce_excuse: "off",
  hand_game_multiplier: 1,
  declare_finish: false,
  dispute_pause: false,
  table_roles: false,
};

const some = (knobs: Knobs, ...names: string[]): boolean => names.some((name) => Number(knobs[name] ?? 0) > 0);

/** Whether a knob matters with these others: mirrors need a mirror joker. */
export function counts(knob: string, knobs: Knobs): boolean {
  if (knob.startsWith("two_colour_")) return some(knobs, "jokers_two_colour");
  if (knob.startsWith("mirror_")) return some(knobs, "jokers_mirror");
  if (knob === "joker_for_joker_swap") return some(knobs, "jokers_double", "jokers_two_colour", "jokers_mirror");
  if (knob === "timer_from" || knob === "timeout_policy" || knob === "timeout_penalty_draw") return some(knobs, "turn_seconds");
  if (knob === "discard_obligation") return knobs.discard !== "off";
  if (knob === "shrink_up_to_four") return Number(knobs.copies) > 2 && Number(knobs.jokers_normal) > 2;
  if (knob.startsWith("start_draw_")) return knobs.start_player === "draw_highest" || knobs.next_game_start === "draw_again";
  return true;
}

/** The knobs of an edition; variants combine: `rummy-discard+rummy-hand`. */
export function knobsOf(all: Editions, edition: string): Record<string, KnobValue> {
  const [first, ...more] = edition.split("+").map((name) => all.editions.find((info) => info.name === name)?.knobs ?? {});
  const plain = all.editions.find((info) => info.name === "rummy")?.knobs ?? {};
  const changes = more.flatMap((knobs) => Object.entries(knobs).filter(([name, value]) => value !== plain[name]));
  return { ...first, ...Object.fromEntries(changes) };
}

/** The knobs that a person can choose: those with more than one value. */
export const choosable = (all: readonly KnobInfo[]): KnobInfo[] => all.filter((knob) => knob.values.length > 1);

export function rulesOf(topic: Topic, all: readonly KnobInfo[], knobs: Knobs): { knob: string; text: string }[] {
  return choosable(all)
    .filter(
      (knob) =>
        knob.topic === topic && counts(knob.name, knobs) && knobs[knob.name] !== undefined && QUIET[knob.name] !== knobs[knob.name],
    )
    .map((knob) => ({ knob: knob.name, text: sentence(knob.name, knobs[knob.name]!) }));
}

/** What somebody has to know who knows the other rules. */
export function differences(all: readonly KnobInfo[], knobs: Knobs, other: Knobs): { knob: string; text: string }[] {
  return choosable(all)
    .filter((knob) => knobs[knob.name] !== undefined && knobs[knob.name] !== other[knob.name] && counts(knob.name, knobs))
    .map((knob) => ({ knob: knob.name, text: sentence(knob.name, knobs[knob.name]!) }));
}
