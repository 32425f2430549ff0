/** Boxes as pictures, to choose from: three tiles that are a set in each, and its name. */

import { t } from "../app/i18n";
import { Tile } from "../ui/Tile";

/** Three tiles that are a legal set in their box, and typical of it. */
const PICTURES: Record<string, readonly string[]> = {
  classic: ["K7", "B7", "R7"],
  original: ["R4", "R5", "R6"],
  twist: ["B5", "J", "B7"],
  mix: ["O3", "D", "O6"],
  rummy: ["N9", "N10", "N11"],
  tournament: ["K1", "O1", "R1"],
  "six-player": ["B11", "B12", "B13"],
};

/** The tiles of a box; `name` may be an edition with variants (`rummy-discard+rummy-hand`). */
export function BoxPicture({ name }: { name: string }) {
  const box = Object.keys(PICTURES).find((known) => name === known || name.startsWith(`${known}-`)) ?? "classic";
  return (
    <span class={`example${box === "rummy" ? " palette-NWBR" : ""}`} aria-hidden="true">
      {PICTURES[box]!.map((tile) => (
        <Tile key={tile} text={tile} name="" />
      ))}
    </span>
  );
}

interface BoxPicking<T extends string> {
  label: string;
  names: readonly T[];
  value: string;
  onPick(box: T): void;
}

export function BoxPick<T extends string>({ label, names, value, onPick }: BoxPicking<T>) {
  return (
    <fieldset class="boxes">
      <legend>{label}</legend>
      {names.map((box) => (
        <label key={box} class="box whole-label">
          <input type="radio" name="box" value={box} checked={box === value} onChange={() => onPick(box)} />
          <BoxPicture name={box} />
          <span>{t(`edition-${box}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
