/** Which rule an objection speaks of: from its code to the place in the rules sheet. */

import type { Topic } from "./knobSentences";

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

/** Where the sheet opens: a topic, and the knob that made the rule if it is a single one. */
export function sectionOf(code: string): string | null {
  const topic = TOPIC_OF[code.split("/")[0]!];
  if (!topic) return null;
  const knob = KNOB_OF[code];
  return knob ? `${topic}/${knob}` : topic;
}
