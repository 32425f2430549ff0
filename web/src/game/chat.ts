/** What people say at a table and how they react; nothing of it is stored. */

import { type ReadonlySignal, signal } from "@preact/signals";
import { hasMessage, t } from "../app/i18n";
import * as sounds from "../ui/sound";
import type { ServerMessage } from "../wire/protocol.gen";

type ChatMessage = Extract<ServerMessage, { type: "chat" | "reaction" }>;

export interface ChatLine {
  id: number;
  player: string;
  name: string;
  seat: number | null;
  text: string;
  /** A reaction, not a sentence. */
  isReaction: boolean;
}

const MOST_LINES = 100;
const FLOATING_TIME = 6_000;
let last = 0;

export class RoomChat {
  private readonly written = {
    lines: signal<readonly ChatLine[]>([]),
    floating: signal<readonly ChatLine[]>([]),
    unread: signal(0),
    muted: signal<ReadonlySet<string>>(new Set()),
    blocked: signal<ReadonlySet<string>>(new Set()),
    spectators: signal(0),
    open: signal(false),
    beside: signal(false),
    answering: signal(false),
  };
  readonly lines: ReadonlySignal<readonly ChatLine[]> = this.written.lines;
  /** What floats over the table for a moment. */
  readonly floating: ReadonlySignal<readonly ChatLine[]> = this.written.floating;
  readonly unread: ReadonlySignal<number> = this.written.unread;
  readonly muted: ReadonlySignal<ReadonlySet<string>> = this.written.muted;
  /** People whom the server keeps from you, here and at every other table. */
  readonly blocked: ReadonlySignal<ReadonlySet<string>> = this.written.blocked;
  readonly spectators: ReadonlySignal<number> = this.written.spectators;
  /** The sheet with the lines is open. */
  readonly open: ReadonlySignal<boolean> = this.written.open;

  /** The sheet was opened to answer somebody. */
  readonly answering: ReadonlySignal<boolean> = this.written.answering;
  /** The lines stand beside the table, so that nothing has to pass over it. */
  readonly beside: ReadonlySignal<boolean> = this.written.beside;

  receive(message: ChatMessage, me: string): void {
    const { lines, floating, unread, muted, open, beside } = this.written;
    if (muted.value.has(message.player)) return;
    const isReaction = message.type === "reaction";
    const text = isReaction ? reactionText(message.reaction) : message.text;
    const line = { id: ++last, player: message.player, name: message.name, seat: message.seat ?? null, text, isReaction };
    lines.value = [...lines.value.slice(1 - MOST_LINES), line];
    if (message.player !== me) sounds.spoken();
    if (open.value || beside.value) return;
    if (message.player !== me) unread.value += 1;
    // the last word of everybody
    floating.value = [...floating.value.filter((other) => other.player !== line.player).slice(-2), line];
    setTimeout(() => (floating.value = floating.value.filter((other) => other !== line)), FLOATING_TIME);
  }

  countSpectators(count: number): void {
    this.written.spectators.value = count;
  }

  /** Opens the sheet with the focus in its field. */
  answer(): void {
    this.written.answering.value = true;
    this.show(true);
  }

  show(on: boolean): void {
    this.written.open.value = on;
    if (!on) this.written.answering.value = false;
    if (on) this.markRead();
  }

  /** The panel with the lines is there, or was folded away. */
  showBeside(on: boolean): void {
    this.written.beside.value = on;
    if (on) this.markRead();
  }

  private markRead(): void {
    this.written.unread.value = 0;
    this.written.floating.value = [];
  }

  /** Nothing that a blocked person said stays on the screen. */
  setBlocked(players: Iterable<string>): void {
    const { blocked, lines, floating } = this.written;
    blocked.value = new Set(players);
    lines.value = lines.value.filter((line) => !blocked.value.has(line.player));
    floating.value = floating.value.filter((line) => !blocked.value.has(line.player));
  }

  mute(player: string, on: boolean): void {
    const now = new Set(this.muted.value);
    if (on) now.add(player);
    else now.delete(player);
    this.written.muted.value = now;
  }
}

export const reactionText = (reaction: string): string => (hasMessage(`react-${reaction}`) ? t(`react-${reaction}`) : reaction);
