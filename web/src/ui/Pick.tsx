/** What several screens let people choose from a list: a number, an edition. */

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

interface Picked {
  value: string;
  onPick(value: string): void;
}

export function EditionPick({ all, ...picked }: Picked & { all: Editions }) {
  return (
    <Pick
      id="edition"
      label={t("label-edition")}
      values={all.editions.map((info) => info.name)}
      text={(name) => t(`edition-${name}`)}
      {...picked}
    />
  );
}
