/** The rules of an edition as sentences: one for every value of every knob, in the order of the rules sheet. */

import { hasMessage, t } from "../app/i18n";
import type { Knobs, KnobValue } from "../wire/knobs";
import type { Editions, KnobInfo, Settings } from "../wire/protocol.gen";

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

export const DAY = 86_400;

/** Seconds for a turn at a table that has a clock of its own; null as the edition says. */
export const clockOf = (settings: Settings | undefined): number | null =>
  settings?.days ? settings.days * DAY : (settings?.seconds ?? null);

/** What the clock of a table changes in the rules of its edition; who has days, or plays for a rating, has them from the first turn on. */
export function clockKnobs(settings: Settings | undefined): Knobs {
  const seconds = clockOf(settings);
  return {
    ...(seconds === null ? {} : { turn_seconds: seconds }),
    ...(settings?.days || settings?.rated ? { timer_from: "always" } : {}),
  };
}

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

/** Where the sheet opens for an objection: a topic, and the knob that made the rule if it is a single one. */
const TOPIC_OF: Record<string, Topic> = {
  set: "sets",
  tile: "box",
  turn: "turn",
  opening: "opening",
  joker: "jokers",
  discard: "turn",
  "open-tile": "setup",
  draw: "turn",
  pass: "turn",
  redeal: "setup",
  ready: "setup",
  announce: "ending",
  count: "conduct",
  dispute: "conduct",
  ruling: "conduct",
  clock: "clock",
};

const KNOB_OF: Record<string, string> = {
  "set/too-few-number-tiles": "min_number_tiles",
  "set/run-falling": "run_direction",
  "set/two-colour-joker-at-end": "two_colour_at_end",
  "set/two-colour-joker-third-colour": "two_colour_chain",
  "set/mirror-side-too-short": "mirror_min_side",
  "set/mirror-valley": "mirror_shape",
  "set/mirror-apex-out-of-bounds": "mirror_apex",
  "set/mirror-sides-differ": "mirror_group_order",
  "opening/too-few-points": "meld_minimum",
  "opening/table-touched": "manipulate_in_meld_turn",
  "joker/locked-set-split": "joker_lock",
  "joker/locked-set-shrunk": "joker_lock",
  "joker/freed-without-exchange": "joker_free_by_manipulation",
  "joker/replaced-from-table": "joker_replace_source",
  "joker/not-in-new-set": "joker_reuse",
  "joker/new-set-needs-rack-tiles": "joker_reuse",
  "joker/too-early": "joker_retrieve_from",
  "joker/group-needs-both-tiles": "group_joker_replace",
  "joker/special-joker-swap": "joker_for_joker_swap",
  "discard/not-in-new-set": "discard",
  "open-tile/does-not-finish": "open_eighth_tile",
  "open-tile/not-used": "open_eighth_tile",
  "draw/stack-not-empty": "draw_source",
  "pass/must-play": "empty_pool_rule",
  "pass/must-discard": "discard_obligation",
  "redeal/too-few-doublets": "redeal_doublets",
  "announce/too-late": "announce_excuse",
  "count/only-in-your-turn": "rack_count_visible",
};

export function sectionOf(code: string): string | null {
  const topic = TOPIC_OF[code.split("/")[0]!];
  if (!topic) return null;
  const knob = KNOB_OF[code];
  return knob ? `${topic}/${knob}` : topic;
}
