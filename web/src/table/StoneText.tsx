/** Sentences and tiles of a game, drawn as small stones with the names that its box has for them. */

import type { Sentence } from "../board/tileSentence";
import type { GameStore } from "../game/gameStore";
import { Stones, TileSentence } from "../ui/TileSentence";
import type { TileText } from "../wire/protocol.gen";

interface StoneTextProps {
  game: GameStore;
  id: string;
  args?: Sentence["args"];
  /** What stands for `$tiles`. */
  tiles: readonly TileText[];
}

export const StoneText = ({ game, id, args = {}, tiles }: StoneTextProps) => (
  <TileSentence
    sentence={{ message: id, args, tiles: { tiles: single(tiles) } }}
    name={game.state.name}
    tileName={game.state.tileName}
  />
);

export const GameStones = ({ game, tiles }: { game: GameStore; tiles: readonly TileText[] }) => (
  <Stones groups={single(tiles)} tileName={game.state.tileName} />
);

const single = (tiles: readonly TileText[]) => tiles.map((tile) => [tile]);
