/** What an edition is called; variants of a box that are combined get one name: "Rummy · discard, open tile, hand game". */

import { hasMessage, t } from "./i18n";

export function editionName(edition: string): string {
  const parts = edition.split("+");
  const single = `edition-${edition}`;
  if (parts.length === 1) return hasMessage(single) ? t(single) : edition;
  const box = parts[0]!.split("-")[0]!;
  const variants = parts.map((part) => `variant-${part}`);
  const known = parts.every((part) => part.startsWith(`${box}-`)) && variants.every(hasMessage);
  return known ? `${t(`edition-${box}`)} · ${variants.map((id) => t(id)).join(", ")}` : parts.map(editionName).join(" + ");
}

/** What is special about it, in a sentence for each variant. */
export const editionDescription = (edition: string): string =>
  edition
    .split("+")
    .map((part) => t(`edition-${part}-description`))
    .join(" ");
