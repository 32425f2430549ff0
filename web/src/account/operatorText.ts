/** The operator's own text: headings (#), lists (-), paragraphs and links. Nothing else is markup; everything is shown as text. */

export type Block = { kind: "heading" | "paragraph"; text: string } | { kind: "list"; lines: string[] };

export interface Piece {
  text: string;
  href?: string;
}

const ITEM = /^[-*] +/;
const HEADING = /^#+ +/;
/** A link ends before a full stop or a bracket that belongs to the sentence. */
const LINK = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/;

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.split(/\r?\n\s*\r?\n/)) {
    const lines = part
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean);
    let words: string[] = [];
    const paragraph = () => {
      if (words.length) blocks.push({ kind: "paragraph", text: words.join(" ") });
      words = [];
    };
    for (const line of lines) {
      const last = blocks.at(-1);
      if (HEADING.test(line)) {
        paragraph();
        blocks.push({ kind: "heading", text: line.replace(HEADING, "") });
      } else if (ITEM.test(line)) {
        paragraph();
        if (last?.kind === "list") last.lines.push(line.replace(ITEM, ""));
        else blocks.push({ kind: "list", lines: [line.replace(ITEM, "")] });
      } else words.push(line);
    }
    paragraph();
  }
  return blocks;
}

export const piecesOf = (text: string): Piece[] =>
  text
    .split(LINK)
    .filter(Boolean)
    .map((part) => (/^https?:\/\//.test(part) ? { text: part, href: part } : { text: part }));

/** A contact: an e-mail address or a link can be pressed, words cannot. */
export function linkOf(contact: string): Piece {
  if (/^https?:\/\/[^\s<>"']+$/.test(contact)) return { text: contact, href: contact };
  if (/^[^\s@<>"'?&:/]+@[^\s@<>"'?&:/]+$/.test(contact)) return { text: contact, href: `mailto:${contact}` };
  return { text: contact };
}
