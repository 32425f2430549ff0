/** What several screens let people choose: a number, an edition, from a list; one of a few, from a strip. */

import { t } from "../app/i18n";
import type { Editions } from "../wire/protocol.gen";

export const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

interface Picking<T> {
  id: string;
  label: string;
  value: T;
  values: readonly T[];
  text?(value: T): string;
  onPick(value: T): void;
}

export function Pick<T extends string | number>({ id, label, value, values, text = String, onPick }: Picking<T>) {
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onPick(values[event.currentTarget.selectedIndex]!)}>
        {values.map((choice) => (
          <option key={choice} value={choice}>
            {text(choice)}
          </option>
        ))}
      </select>
    </p>
  );
}

/** One of a few, all of them in sight: the chosen one lies on top. `quiet`: the label is only heard. */
export function Strip<T extends string | number | boolean>({
  id,
  label,
  value,
  values,
  text = String,
  onPick,
  quiet,
}: Picking<T> & { quiet?: boolean }) {
  return (
    <fieldset class="choice">
      <legend class={quiet ? "hidden" : ""}>{label}</legend>
      <span class="segments">
        {values.map((choice) => (
          <label key={String(choice)} class="segment-choice">
            <input type="radio" name={id} value={String(choice)} checked={choice === value} onChange={() => onPick(choice)} />
            <span>{text(choice)}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}

interface Picked {
  value: string;
  onPick(value: string): void;
}

export function EditionPick({ all, names, ...picked }: Picked & { all: Editions; names?: string[] }) {
  return (
    <Pick
      id="edition"
      label={t("label-edition")}
      values={names ?? all.editions.map((info) => info.name)}
      text={(name) => t(`edition-${name}`)}
      {...picked}
    />
  );
}
