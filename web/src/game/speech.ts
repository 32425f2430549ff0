/**
 * What is said to those who hear the page: state in a voice that waits, refusals and time in one that interrupts.
 *
 * Everything goes through here, with its reason, so that what is shown is said once and nothing twice.
 */

import { type ReadonlySignal, signal } from "@preact/signals";
import { heardIn, type Said, type Voice } from "../app/hearing";

/** Why something is said: how urgent it is, and whether a newer word of the same kind replaces one that nobody has heard yet. */
const REASONS = {
  /** The server or the rules say no. */
  refused: { voice: "assertive", latest: true },
  /** Little time is left. */
  time: { voice: "assertive", latest: true },
  /** What somebody did. */
  happened: { voice: "polite", latest: false },
  /** What people say to each other. */
  chat: { voice: "polite", latest: false },
  /** Your turn begins. */
  turn: { voice: "polite", latest: true },
  /** What you did with your tiles. */
  moved: { voice: "polite", latest: true },
  /** Whether the sets are valid. */
  verdict: { voice: "polite", latest: true },
  /** The line above the rack: hints, plans, what comes next. */
  notice: { voice: "polite", latest: true },
  /** How the game ended. */
  ended: { voice: "polite", latest: true },
  /** The answer to a key. */
  asked: { voice: "polite", latest: true },
} as const satisfies Record<string, { voice: Voice; latest: boolean }>;

export type Reason = keyof typeof REASONS;
const ORDER = Object.keys(REASONS) as Reason[];

/** Speaks on behalf of others. */
export type Say = (reason: Reason, text: string) => void;

/** Milliseconds in which what belongs together comes in. */
const GATHER = 60;
/** Milliseconds until what was said is gone from the page: nobody should read it a second time. */
const GONE = 4000;

export class Speech {
  private waiting: { reason: Reason; text: string }[] = [];
  private readonly written = signal<readonly Said[]>([]);
  /** What the regions of the page hold: each utterance is an element that comes once and goes. */
  readonly said: ReadonlySignal<readonly Said[]> = this.written;
  private flushes: ReturnType<typeof setTimeout> | undefined;
  private clears: ReturnType<typeof setTimeout> | undefined;
  private last = 0;

  readonly say: Say = (reason, text) => {
    const words = text.trim();
    if (!words) return;
    const kept = REASONS[reason].latest ? this.waiting.filter((other) => other.reason !== reason) : this.waiting;
    // nothing is said twice in one breath, whoever says it
    if (kept.some((other) => other.text === words)) return;
    this.waiting = [...kept, { reason, text: words }];
    this.flushes ??= setTimeout(() => this.flush(), GATHER);
  };

  /** A word that nobody has heard yet is no longer true. */
  withdraw(reason: Reason): void {
    this.waiting = this.waiting.filter((other) => other.reason !== reason);
  }

  stop(): void {
    clearTimeout(this.flushes);
    clearTimeout(this.clears);
  }

  private flush(): void {
    this.flushes = undefined;
    const due = [...this.waiting].sort((a, b) => ORDER.indexOf(a.reason) - ORDER.indexOf(b.reason));
    this.waiting = [];
    if (!due.length) return;
    clearTimeout(this.clears);
    this.clears = setTimeout(() => (this.written.value = []), GONE);
    const place = heardIn();
    const now = due.map(
      ({ reason, text }): Said => ({
        id: ++this.last,
        voice: REASONS[reason].voice,
        reason,
        text,
        place,
      }),
    );
    this.written.value = [...this.written.value, ...now];
  }
}
