/** A link to another screen, in words of the catalogue. */

import { t } from "../app/i18n";

interface TextLinkProps {
  /** As in the address, behind `#/`; empty: the first page. */
  to: string;
  /** The id of its words. */
  text: string;
  look?: string;
}

export const TextLink = ({ to, text, look = "link" }: TextLinkProps) => (
  <a class={look} href={`#/${to}`}>
    {t(text)}
  </a>
);
