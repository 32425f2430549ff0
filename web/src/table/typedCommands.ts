/** A typed line is done: tiles and sets change the draft, words act as their buttons do; what cannot be done says why. */

import { t } from "../app/i18n";
import { SORTS, sort } from "../app/preferences";
import * as d from "../board/draft";
import { TypedError, type TypedSentence, understand } from "../board/typedLine";
import { carriedOut } from "../board/typedTurn";
import type { Vocabulary } from "../board/vocabulary";
import { changeWords } from "../game/changeWords";
import type { GameStore } from "../game/gameStore";
import { numbered, tableAloud } from "./answers";

/** Where words lead that are no moves. */
export interface LineWays {
  onHelp(): void;
  onQuit(): void;
}

/** Does what a line says; the answer is shown below the line, empty if what came of it is said anyway. */
export async function obey(game: GameStore, line: string, words: Vocabulary, ways: LineWays): Promise<string> {
  try {
    const typed = understand(line, words);
    return "word" in typed ? await doWord(game, typed.word, ways) : await doSentence(game, typed);
  } catch (error) {
    if (!(error instanceof TypedError)) throw error;
    const answer = t(error.id, { ...words.shown, ...error.args });
    game.speech.say("refused", answer);
    return answer;
  }
}

async function doSentence(game: GameStore, typed: Exclude<TypedSentence, { word: string }>): Promise<string> {
  const { state, editor, commands } = game;
  if ("discard" in typed) {
    const tile = state.rack.value.find((held) => held.replace(/[a-d]$/, "") === typed.discard);
    if (!tile) throw new TypedError("term-rack-has-no", { tile: typed.discard });
    mayAct(game);
    await commands.discard(tile);
    return "";
  }
  if ("ask" in typed) {
    const names = state.view.value!.seats.map((_, seat) => state.name(seat));
    const of = names.findIndex((name) => name.toLowerCase() === typed.ask.toLowerCase());
    if (of < 0) throw new TypedError("term-no-such-player", { name: typed.ask, names: names.join(", ") });
    await commands.askCount(of);
    return "";
  }
  if (!state.mayArrange.value) throw new TypedError("ear-not-now");
  const draft = editor.draft();
  const before = d.current(draft);
  const after = carriedOut(typed, before, { hand: state.hand.value, knobs: state.knobs.value, numbered: numbered(game) });
  if (!after) return "";
  editor.select([]);
  editor.change(d.step(draft, after));
  const words = changeWords(before, after, state.tileName);
  game.speech.say("moved", words);
  return words;
}

/** A move needs your turn; with tiles laid the turn ends otherwise. */
function mayAct(game: GameStore, withDraft = false): void {
  const { myTurn, view, name, placed } = game.state;
  if (!myTurn.value) throw new TypedError("game-turn-of", { player: name(view.value!.turn) });
  if (!withDraft && placed.value.length) throw new TypedError("term-draft-open");
}

async function doWord(game: GameStore, word: string, ways: LineWays): Promise<string> {
  const { commands, editor } = game;
  const act = async (move: () => Promise<boolean>, withDraft = false): Promise<string> => {
    mayAct(game, withDraft);
    await move();
    return "";
  };
  switch (word) {
    case "draw":
      return act(() => commands.draw());
    case "pass":
      return act(() => commands.pass());
    case "done":
      return act(() => commands.play(), true);
    case "announce":
      return act(() => commands.announceOpening());
    case "redeal":
      await commands.redeal();
      return "";
    case "ready":
      await commands.ready();
      return "";
    case "undo":
      editor.undo();
      return "";
    case "reset":
      editor.reset();
      return "";
    case "sort":
      editor.sortBy(SORTS[(SORTS.indexOf(sort.value) + 1) % SORTS.length]!);
      return said(game, t(`web-sort-${sort.value}`));
    case "hint":
      if (!game.state.room.value?.hints) throw new TypedError("ear-no-hints");
      await game.revealHint();
      return "";
    case "show":
      return said(game, tableAloud(game));
    case "help":
      ways.onHelp();
      return "";
    case "quit":
      ways.onQuit();
      return "";
    default: {
      const took = word === "take discard" ? "discard" : "open-tile";
      mayAct(game, true);
      if (!game.state.view.value!.takeable.includes(took)) throw new TypedError("ear-nothing-to-take");
      editor.take(took);
      const tile = game.state.extraTile(took);
      return said(game, tile ? game.state.tileName(tile) : "");
    }
  }
}

function said(game: GameStore, text: string): string {
  game.speech.say("asked", text);
  return text;
}
