/** Choosing bots: how well they play, how long they think, how they move their tiles. */

import { type Signal, useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { Icon } from "../ui/Icon";
import { Pick } from "../ui/Pick";
import type { Tempo } from "../wire/protocol.gen";
import { BotStrengthSheet } from "./BotStrength";
import { characterName, LEVELS, type Level, levelName } from "./characters";
import { Portrait } from "./Portrait";

/** Seconds; more than a second is more than any level can use. */
const THINKING = [0.2, 0.5, 1];
const TEMPOS: readonly Tempo[] = ["calm", "brisk", "at-once"];

/** A face, a name and a line for each level. */
export function BotPicker({ value, onPick }: { value: Level; onPick(level: Level): void }) {
  const help = useSignal(false);
  return (
    <fieldset class="opponents">
      <legend>{t("web-bot-level")}</legend>
      {LEVELS.map((level) => (
        <label key={level} class="opponent whole-label">
          <input type="radio" name="level" value={level} checked={level === value} onChange={() => onPick(level)} />
          <Portrait of={{ level, number: 0 }} />
          <span>
            <strong>{levelName(level)}</strong>
            <span class="quiet-text">{t(`web-bot-${level}-text`)}</span>
          </span>
        </label>
      ))}
      <p>
        <button type="button" class="button small" onClick={() => (help.value = true)}>
          <Icon name="players" /> {t("web-players")}
        </button>
      </p>
      {help.value && <BotStrengthSheet onClose={() => (help.value = false)} />}
    </fieldset>
  );
}

interface FacePicking {
  label: string;
  /** Which of each level's characters is shown. */
  number: number;
  value: Level;
  onPick(level: Level): void;
}

/** Five faces in a row, and what the chosen one can do in a sentence. */
export function FacePick({ label, number, value, onPick }: FacePicking) {
  return (
    <>
      <fieldset class="five-faces">
        <legend class="hidden">{label}</legend>
        {LEVELS.map((level) => (
          <label key={level} class="whole-label">
            <input type="radio" name="bot" value={level} checked={level === value} onChange={() => onPick(level)} />
            <Portrait of={{ level, number }} />
            <span>
              {characterName({ level, number })}
              <span class="hidden">{` (${levelName(level)})`}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p class="about-bot">
        <Portrait of={{ level: value, number }} />
        <span>
          <strong>
            {characterName({ level: value, number })} · {levelName(value)}
          </strong>
          {t(`web-bot-${value}-text`)}
        </span>
      </p>
    </>
  );
}

export interface Timing {
  think: Signal<number>;
  tempo: Signal<Tempo>;
}

export function useTiming(): Timing {
  return { think: useSignal(1), tempo: useSignal<Tempo>("calm") };
}

export function TimingPicker({ think, tempo }: Timing) {
  return (
    <>
      <Pick
        id="think"
        label={t("web-think")}
        value={think.value}
        values={THINKING}
        text={(count) => t("count-seconds", { count })}
        onPick={(seconds) => (think.value = seconds)}
      />
      <Pick
        id="tempo"
        label={t("web-tempo")}
        value={tempo.value}
        values={TEMPOS}
        text={(choice) => t(`web-tempo-${choice}`)}
        onPick={(choice) => (tempo.value = choice)}
      />
    </>
  );
}
