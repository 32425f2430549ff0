/** A sentence in which tiles are drawn, not named: small stones stand where the words speak of them. */

import type { TileForm } from "../board/tileName";
import { partsOf, type Sentence, type SentencePart, type TileGroups } from "../board/tileSentence";
import type { TileText } from "../wire/protocol.gen";
import { Tile } from "./Tile";

/** Where a line has no room for more stones than these, the others are counted; the style sheet says where that is. */
const SOME = 5;

interface Names {
  /** What the player in a seat is called. */
  name(seat: number): string;
  tileName(tile: TileText, form?: TileForm): string;
  /** The sentence stands in a line that may be short. */
  brief?: boolean;
}

interface TileSentenceProps extends Names {
  sentence: Sentence;
  /** Where a face stands before the sentence: whose, so that it need not begin with the name. */
  face?: number | null;
}

export function TileSentence({ sentence, face, ...names }: TileSentenceProps) {
  const parts = partsOf(sentence);
  const shown = parts.filter((part, i) => !(i === 0 && "player" in part && part.player === face));
  return (
    <>
      {shown.map((part, i) => (
        <Piece key={i} part={i === 0 && shown.length < parts.length ? trimmed(part) : part} {...names} />
      ))}
    </>
  );
}

const trimmed = (part: SentencePart): SentencePart => ("text" in part ? { text: part.text.trimStart() } : part);

function Piece({ part, name, tileName, brief }: { part: SentencePart } & Names) {
  if ("text" in part) return <span>{unbroken(part.text)}</span>;
  if ("player" in part) return <b>{name(part.player)}</b>;
  const named = (tile: TileText) => tileName(tile, part.form);
  return brief ? <FewStones groups={part.tiles} tileName={named} /> : <Stones groups={part.tiles} tileName={named} />;
}

/** What stands in parentheses stays in one line. */
const unbroken = (text: string): string => text.replace(/\([^)]*\)/g, (note) => note.replaceAll(" ", "\u00a0"));

interface StonesProps {
  groups: TileGroups;
  tileName(tile: TileText): string;
}

/** The first stones, and how many more there are. */
function FewStones({ groups, tileName }: StonesProps) {
  const count = groups.flat().length;
  // a single stone takes no more room than the number that would stand for it
  if (count <= SOME + 1) return <Stones groups={groups} tileName={tileName} />;
  const fewer = groups.map((tiles, i) => tiles.slice(0, Math.max(0, SOME - groups.slice(0, i).flat().length)));
  return (
    <>
      <Stones look="all-stones" groups={groups} tileName={tileName} />
      <Stones look="few-stones" groups={fewer.filter((tiles) => tiles.length > 0)} tileName={tileName} />
      <span class="few-stones">+{count - SOME}</span>
    </>
  );
}

/** Tiles as small stones, those of one set side by side. */
export function Stones({ groups, tileName, look = "" }: StonesProps & { look?: string }) {
  return (
    <span class={`stones ${look}`}>
      {groups.map((tiles, i) => (
        <span class="stone-row" key={i}>
          {tiles.map((tile) => (
            <Tile key={tile} text={tile} name={tileName(tile)} />
          ))}
        </span>
      ))}
    </span>
  );
}
