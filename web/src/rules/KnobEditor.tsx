/** Every rule of a table, to be changed one by one: the sentence says the rule, opening it shows the alternatives. */

import { useSignal } from "@preact/signals";
import { ensureCatalogue, t } from "../app/i18n";
import type { Knobs, KnobValue } from "../wire/knobs";
import type { KnobInfo } from "../wire/protocol.gen";
import { choosable, counts, heading, sentence, TOPICS } from "./knobSentences";

const FEW = 8;

interface Editing {
  all: readonly KnobInfo[];
  base: Knobs;
  overrides: Knobs;
  only?: readonly string[] | undefined;
  onChange(overrides: Record<string, KnobValue>): void;
}

/** The overrides after a choice: what equals the edition is none, and what a choice needs goes along with it. */
export function chosen(base: Knobs, overrides: Knobs, knob: string, value: KnobValue): Record<string, KnobValue> {
  const now: Record<string, KnobValue | undefined> = { ...overrides, [knob]: value };
  const all = { ...base, ...now };
  if (knob === "joker_lock" && value !== "none") now.joker_free_by_manipulation = false;
  if (knob === "joker_free_by_manipulation" && value === true) now.joker_lock = "none";
  if (knob === "discard" && value !== "off") now.draw_policy = "draw_always";
  if (knob === "draw_policy" && value !== "draw_always") now.discard = "off";
  if ((knob === "copies" || knob === "jokers_normal") && Number(value) < 3 && all.shrink_up_to_four) now.shrink_up_to_four = false;
  return Object.fromEntries(
    Object.entries(now).filter(([name, setting]) => setting !== undefined && setting !== base[name]),
  ) as Record<string, KnobValue>;
}

/** What people change at their own tables, the most wanted first. */
const OFTEN = [
  "meld_minimum",
  "jokers_normal",
  "turn_seconds",
  "timeout_penalty_draw",
  "joker_lock",
  "joker_reuse",
  "manipulate_in_meld_turn",
  "joker_penalty",
  "hand_game_multiplier",
  "next_game_start",
];

/** True if the sentences of a rule have all these words. */
export const matches = (texts: readonly string[], words: string): boolean => {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const all = texts.join(" ").toLocaleLowerCase();
  return wanted.every((word) => all.includes(word));
};

export function KnobEditor({ all, base, overrides, only, onChange }: Editing) {
  const search = useSignal("");
  const words = ensureCatalogue("waiting", "wait-search-rules");
  const knobs = { ...base, ...overrides };
  const shown = choosable(all).filter((knob) => (only ? only.includes(knob.name) : counts(knob.name, knobs)));
  const list = (found: KnobInfo[]) =>
    found.map((knob) => (
      <Knob
        key={knob.name}
        info={knob}
        value={knobs[knob.name]!}
        changed={knob.name in overrides}
        own={base[knob.name]!}
        onChoose={(value) => onChange(chosen(base, overrides, knob.name, value))}
      />
    ));
  if (only) return <div class="knobs">{list(shown)}</div>;
  const changed = Object.keys(overrides).length;
  const tools = words && (
    <div class="knob-tools">
      <p class="field">
        <label for="knob-search">{t("wait-search-rules")}</label>
        <input
          id="knob-search"
          type="search"
          value={search.value}
          onInput={(event) => (search.value = event.currentTarget.value)}
        />
      </p>
      {changed > 0 && (
        <p class="knobs-changed" role="status">
          {t("wait-rules-changed", { count: changed })}{" "}
          <button type="button" class="button small" onClick={() => onChange({})}>
            {t("wait-rules-reset")}
          </button>
        </p>
      )}
    </div>
  );
  if (search.value.trim()) {
    const found = shown.filter((knob) =>
      matches(
        knob.values.slice(0, FEW).map((value) => sentence(knob.name, value)),
        search.value,
      ),
    );
    return (
      <div class="knobs">
        {tools}
        {found.length ? list(found) : <p class="quiet-text">{t("wait-no-rule-found")}</p>}
      </div>
    );
  }
  const often = OFTEN.flatMap((name) => shown.filter((knob) => knob.name === name));
  return (
    <div class="knobs">
      {tools}
      {words && (
        <section aria-labelledby="knobs-often">
          <h3 id="knobs-often">{t("wait-often-changed")}</h3>
          {list(often)}
        </section>
      )}
      {TOPICS.map((topic) => {
        const found = shown.filter((knob) => knob.topic === topic && !OFTEN.includes(knob.name));
        return found.length ? (
          <section key={topic} aria-labelledby={`knobs-${topic}`}>
            <h3 id={`knobs-${topic}`}>{heading(topic)}</h3>
            {list(found)}
          </section>
        ) : null;
      })}
    </div>
  );
}

interface Choosing {
  info: KnobInfo;
  value: KnobValue;
  own: KnobValue;
  changed: boolean;
  onChoose(value: KnobValue): void;
}

function Knob({ info, value, own, changed, onChoose }: Choosing) {
  const id = `knob-${info.name}`;
  const values = info.values;
  return (
    <details class={`knob${changed ? " changed-knob" : ""}`}>
      <summary id={id}>{sentence(info.name, value)}</summary>
      {values.length > FEW ? (
        <input
          type="number"
          aria-labelledby={id}
          min={Number(values[0])}
          max={Number(values.at(-1))}
          value={Number(value)}
          onChange={(event) => {
            const wanted = Number(event.currentTarget.value);
            const nearest = values.reduce((a, b) => (Math.abs(Number(b) - wanted) < Math.abs(Number(a) - wanted) ? b : a));
            event.currentTarget.value = String(nearest);
            onChoose(nearest);
          }}
        />
      ) : (
        <div role="radiogroup" aria-labelledby={id}>
          {values.map((choice) => (
            <label class="check" key={String(choice)}>
              <input type="radio" name={id} checked={choice === value} onChange={() => onChoose(choice)} />
              <span>
                {sentence(info.name, choice)}
                {choice === own && <span class="quiet-text"> ({t("web-as-edition")})</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </details>
  );
}
