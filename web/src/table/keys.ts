/** The whole game from the keyboard: arrows go from tile to tile, letters command and ask, letters with numbers lead to tiles. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language } from "../app/i18n";
import { letterKeys } from "../app/preferences";
import { faceOf } from "../board/typedTurn";
import { type FaceText, loadVocabulary, type Vocabulary } from "../board/vocabulary";
import type { GameStore } from "../game/gameStore";
import { countsAloud, endsAloud, fitsAloud, rackAloud, tableAloud, timeAloud, wrongAloud } from "./answers";
import { TypeAhead } from "./typeAhead";

const tilesIn = (root: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`${root} [data-tile]`)];

/** What keys open beside the table. */
export interface KeyWays {
  onType(): void;
  onHelp(): void;
  onStory(): void;
  onEscape(): void;
}

/** The words that may be typed at this table, once they are here. */
export function useVocabulary(game: GameStore): Signal<Vocabulary | null> {
  const words = useSignal<Vocabulary | null>(null);
  const [code, palette] = [language.value, game.state.palette.value];
  useEffect(() => {
    let gone = false;
    void loadVocabulary(code, palette).then(
      (found) => {
        if (!gone) words.value = found;
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [code, palette]);
  return words;
}

export function useKeys(game: GameStore, words: Signal<Vocabulary | null>, ways: KeyWays): void {
  useEffect(() => {
    const command = (letter: string) => commands[letter]?.(game, ways);
    const ahead = new TypeAhead(
      () => words.value,
      jumpTo,
      (letter) => letterKeys.value === "on" && command(letter),
      (letter) => letterKeys.value === "on" && letter in commands,
    );
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.metaKey || event.isComposing || target.closest("input, textarea, select, dialog")) return;
      // a sheet keeps the keys even when what had the focus in it is gone
      if (document.querySelector("dialog[open]")) return;
      if (act(event, target)) event.preventDefault();
    };
    const act = (event: KeyboardEvent, target: HTMLElement): boolean => {
      const key = event.key.toLowerCase();
      if (event.ctrlKey) return !event.altKey && undoKey(game, key, event.shiftKey);
      if (event.altKey) return byLetter(letterOf(event), letterKeys.value === "alt");
      if (event.key.length > 1) {
        ahead.end();
        if (key === "shift") return false;
        const found = named[key];
        if (found) found(game, ways);
        else if (!moved(target, key)) return false;
        if (key !== "escape") game.commands.ask(null);
        return true;
      }
      if (letterKeys.value === "on" && (key === ":" || key === "/")) return done(ways.onType);
      if (letterKeys.value === "on" && key === "?") return done(ways.onHelp);
      // letters that lead to tiles are typed at tiles, whatever the others do
      const typing = (letterKeys.value === "on" || target.dataset.tile) && !event.shiftKey;
      if (typing && ahead.take(key)) return true;
      return byLetter(event.shiftKey && key === "z" ? "y" : key, letterKeys.value === "on");
    };
    const byLetter = (letter: string, on: boolean): boolean => {
      if (!on || !commands[letter]) return false;
      command(letter);
      return true;
    };
    const onPointer = () => game.commands.ask(null);
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", onPointer);
    return () => {
      ahead.stop();
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", onPointer);
    };
  }, [game]);
}

const done = (act: () => void): boolean => {
  act();
  return true;
};

/** Alt makes another character of a letter on some keyboards; its place on the board stays. */
const letterOf = (event: KeyboardEvent): string =>
  /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key.toLowerCase();

function undoKey(game: GameStore, key: string, shift: boolean): boolean {
  if (key !== "z" && key !== "y") return false;
  if (key === "y" || shift) game.editor.redo();
  else game.editor.undo();
  return true;
}

type Command = (game: GameStore, ways: KeyWays) => unknown;

/** Keys that are no letters; they work however letters are set. */
const named: Record<string, (game: GameStore, ways: KeyWays) => void> = {
  backspace: (game) => game.editor.putSelected({ kind: "rack" }),
  escape: (game, ways) => {
    ways.onEscape();
    game.commands.ask(null);
    game.editor.select([]);
  },
};

const asks =
  (answer: (game: GameStore) => string): Command =>
  (game) =>
    game.speech.say("asked", answer(game));

/** What cannot be taken back is asked for twice. */
const twice =
  (what: "play" | "draw"): Command =>
  (game) =>
    game.commands.pressAgain(what);

const edits =
  (change: (game: GameStore) => void): Command =>
  (game) => {
    game.commands.ask(null);
    change(game);
  };

const commands: Record<string, Command> = {
  n: edits((game) => game.editor.putSelected({ kind: "new" })),
  b: edits((game) => game.editor.putSelected({ kind: "rack" })),
  z: edits((game) => game.editor.undo()),
  y: edits((game) => game.editor.redo()),
  h: edits((game) => void game.revealHint()),
  p: twice("play"),
  d: twice("draw"),
  a: asks(rackAloud),
  s: asks(tableAloud),
  e: asks(endsAloud),
  f: asks(fitsAloud),
  w: asks(wrongAloud),
  c: asks(countsAloud),
  t: asks(timeAloud),
  l: (_, ways) => ways.onStory(),
};

/** To the next tile of this face: on the rack, then on the table. */
function jumpTo(face: FaceText): void {
  const all = [...tilesIn(".rack"), ...tilesIn(".surface")].filter((tile) => faceOf(tile.dataset.tile!) === face);
  const here = all.indexOf(document.activeElement as HTMLElement);
  const next = all[(here + 1) % all.length];
  if (next) focus(next);
}

/** Walks from tile to tile; false if the key is none that walks. */
function moved(target: HTMLElement, key: string): boolean {
  if (key === "home" || key === "end") return goTo(key === "home" ? ".rack" : ".surface");
  if (!target.dataset.tile) return false;
  if (key.startsWith("arrow")) moveFocus(target, key);
  else if (key.startsWith("page")) focusNextSet(target, key === "pagedown" ? 1 : -1);
  else return false;
  return true;
}

/** To the rack or the table, where one was there last. */
function goTo(place: string): boolean {
  const all = tilesIn(place);
  const stop = all.find((tile) => tile.tabIndex === 0) ?? all[0];
  if (stop) focus(stop);
  return stop !== undefined;
}

/** Left and right along the row, up and down to the nearest tile above and below, from the table to the rack too. */
function moveFocus(from: HTMLElement, key: string): void {
  const inRack = from.closest(".rack") !== null;
  const row = tilesIn(inRack ? ".rack" : ".surface");
  if (key === "arrowleft" || key === "arrowright") {
    const next = row[row.indexOf(from) + (key === "arrowleft" ? -1 : 1)];
    if (next) focus(next);
    return;
  }
  const here = from.getBoundingClientRect();
  const down = key === "arrowdown";
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const element of [...tilesIn(".surface"), ...tilesIn(".rack")]) {
    const box = element.getBoundingClientRect();
    const gap = down ? box.top - here.bottom : here.top - box.bottom;
    if (gap < -here.height * 0.3 || element === from || (down ? box.top <= here.top : box.top >= here.top)) continue;
    const far = Math.max(gap, 0) * 3 + Math.abs(box.left + box.width / 2 - here.left - here.width / 2);
    if (far < least) [best, least] = [element, far];
  }
  if (best) focus(best);
}

/** From set to set; on the rack to its beginning and its end. */
function focusNextSet(from: HTMLElement, way: 1 | -1): void {
  const set = from.closest("[data-set]");
  const sets = [...document.querySelectorAll(".surface [data-set]")];
  const next = set
    ? sets[sets.indexOf(set) + way]?.querySelector<HTMLElement>("[data-tile]")
    : tilesIn(".rack").at(way > 0 ? -1 : 0);
  if (next) focus(next);
}

function focus(next: HTMLElement): void {
  const group = next.closest(".rack, .surface")!;
  for (const element of group.querySelectorAll<HTMLElement>("[data-tile]")) element.tabIndex = element === next ? 0 : -1;
  next.focus();
}
