/** The variants of a box as check boxes; several make one game. A box without variants shows nothing. */

import { heading, t } from "../app/i18n";
import type { Editions } from "../wire/protocol.gen";
import { boxOf, variantsOf, withVariant } from "./variants";

interface Ticking {
  all: Editions;
  /** The edition, or variants joined by `+`. */
  value: string;
  disabled?: boolean;
  onPick(edition: string): void;
}

export function VariantPicker({ all, value, disabled, onPick }: Ticking) {
  const chosen = value.split("+");
  const found = variantsOf(all, boxOf(all, value));
  if (!found.length) return null;
  return (
    <fieldset class="variants" disabled={disabled}>
      <legend>{t("label-variants")}</legend>
      {found.map((variant) => (
        <label class="check" key={variant}>
          <input
            type="checkbox"
            checked={chosen.includes(variant)}
            onChange={(event) => onPick(withVariant(all, value, variant, event.currentTarget.checked))}
          />
          <span>
            <strong>{heading(`variant-${variant}`)}</strong>
            <span class="quiet-text"> {t(`edition-${variant}-description`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
