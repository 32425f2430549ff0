/** Letters and numbers typed at a tile: `r7` jumps to the red 7, and again to the second one. A letter that could begin a tile waits for its number. */

import type { FaceText, Vocabulary } from "../board/vocabulary";

/** Milliseconds that a letter waits for the number of a tile. */
const WAIT = 600;

export class TypeAhead {
  private typed = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `jump` goes to a tile; `command` does what a letter stands for by itself. */
  constructor(
    private readonly words: () => Vocabulary | null,
    private readonly jump: (face: FaceText) => void,
    private readonly command: (letter: string) => void,
    /** A letter that is a command is no joker. */
    private readonly isCommand: (letter: string) => boolean,
  ) {}

  /** Takes a key; false if it is not about a tile. */
  take(key: string): boolean {
    const words = this.words();
    if (!words || [...key].length !== 1) {
      this.end();
      return false;
    }
    if (/\d/.test(key)) return this.takeDigit(key, words);
    if (this.typed && !/\d/.test(this.typed) && words.colour(this.typed + key) !== null) {
      this.wait(this.typed + key);
      return true;
    }
    this.end();
    if (words.isColourLetter(key)) {
      this.wait(key);
      return true;
    }
    const joker = this.isCommand(key) ? null : words.face(key);
    if (joker) this.jump(joker);
    return joker !== null;
  }

  /** A letter that nothing followed is what it is by itself. */
  end(): void {
    clearTimeout(this.timer);
    const letter = this.typed;
    this.typed = "";
    if ([...letter].length === 1) this.command(letter);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private takeDigit(key: string, words: Vocabulary): boolean {
    if (!this.typed) return false;
    const face = words.face(this.typed + key);
    if (face) {
      this.wait(this.typed + key);
      this.jump(face);
      return true;
    }
    this.typed = /\d/.test(this.typed) ? "" : this.typed;
    this.end();
    return false;
  }

  private wait(typed: string): void {
    clearTimeout(this.timer);
    this.typed = typed;
    this.timer = setTimeout(() => this.end(), WAIT);
  }
}
