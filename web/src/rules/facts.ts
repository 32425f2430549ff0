/** The few facts about an edition that fit on a card. */

import type { Knobs } from "../wire/knobs";
import { DAY } from "./clockKnobs";

export interface Fact {
  id: string;
  args?: Record<string, number>;
}

/** The edition in a few lines: what somebody who knows another box has to know. */
export function facts(knobs: Knobs, seconds: number | null): Fact[] {
  const number = (name: string): number => Number(knobs[name] ?? 0);
  const jokers = number("jokers_normal") + number("jokers_double") + number("jokers_two_colour") + number("jokers_mirror");
  const time = seconds ?? number("turn_seconds");
  const out: Fact[] = [
    { id: "web-fact-tiles", args: { count: number("colours") * number("numbers") * number("copies") + jokers, jokers } },
    number("meld_minimum") ? { id: "web-fact-opening", args: { points: number("meld_minimum") } } : { id: "web-fact-opening-any" },
    clock(time),
  ];
  if (number("jokers_double") || number("jokers_two_colour") || number("jokers_mirror")) out.push({ id: "web-fact-special" });
  out.push({ id: knobs.joker_lock === "none" ? "web-fact-joker-free" : "web-fact-joker-strict" });
  if (knobs.draw_policy === "draw_always") out.push({ id: "web-fact-draw-always" });
  if (knobs.open_eighth_tile && knobs.open_eighth_tile !== "off") out.push({ id: "web-fact-open-tile" });
  if (number("redeal_doublets")) out.push({ id: "web-fact-redeal", args: { count: number("redeal_doublets") } });
  if (number("hand_game_multiplier") > 1) out.push({ id: "web-fact-hand-game" });
  out.push({ id: "web-fact-joker-penalty", args: { points: number("joker_penalty") } });
  return out;
}

function clock(seconds: number): Fact {
  if (!seconds) return { id: "web-fact-no-clock" };
  return seconds < DAY
    ? { id: "web-fact-clock", args: { count: seconds } }
    : { id: "web-fact-days", args: { count: seconds / DAY } };
}
