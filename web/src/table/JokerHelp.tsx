/** What a joker does, in a sentence with an example: for a pointer that rests on it, and for a finger that holds it. */

import { signal } from "@preact/signals";
import { heading, t } from "../app/i18n";
import { meanings } from "../board/reading";
import { JOKER_NAME, type Joker, parseTile } from "../board/tiles";
import type { GameStore } from "../game/gameStore";
import { type BubblePlace, bubblePlace, HelpBubble } from "../ui/HelpBubble";
import { Tile } from "../ui/Tile";
import type { TileText } from "../wire/protocol.gen";

const RESTS = 550;

const help = signal<{ joker: Joker; place: BubblePlace } | null>(null);
let timer = 0;

const SENTENCE: Record<Joker, string> = {
  J: "web-rules-joker",
  D: "web-rules-double",
  C: "web-rules-two-colour",
  M: "web-rules-mirror",
};

const EXAMPLE: Record<Joker, readonly TileText[]> = {
  J: ["R5", "J", "R7"],
  D: ["R2", "D", "R5"],
  C: ["B5", "B6", "C", "O8", "O9"],
  M: ["R4", "R5", "M", "R5b", "R4b"],
};

const jokerSentence = (joker: Joker): string => t(SENTENCE[joker]);

/** Shows the help after a rest; nothing happens for tiles that are no jokers. */
export function askJokerHelp(text: TileText, element: HTMLElement, after = RESTS): void {
  const { joker } = parseTile(text);
  if (!joker) return;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (!element.isConnected || document.body.classList.contains("dragging")) return;
    help.value = { joker, place: bubblePlace(element) };
  }, after);
}

export function hideJokerHelp(): void {
  clearTimeout(timer);
  help.value = null;
}

export function JokerHelp({ game }: { game: GameStore }) {
  const now = help.value;
  if (!now) return null;
  const example = EXAMPLE[now.joker];
  const means = meanings(example, game.state.knobs.value);
  return (
    <HelpBubble place={now.place} look="joker-help">
      <b>{heading(`word-${JOKER_NAME[now.joker]}`)}</b>
      <p>{jokerSentence(now.joker)}</p>
      <p class="joker-example">
        {example.map((text) => (
          <Tile key={text} text={text} name={game.state.tileName(text)} means={means.get(text)} />
        ))}
      </p>
    </HelpBubble>
  );
}
