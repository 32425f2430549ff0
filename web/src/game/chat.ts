/** What people say at a table and how they react; nothing of it is stored. */

import { signal } from "@preact/signals";
import { hasMessage, t } from "../app/i18n";
import type { ServerMessage } from "../wire/protocol";
import * as sounds from "../ui/sound";

export interface ChatLine {
  id: number;
  player: string;
  name: string;
  seat: number | null;
  text: string;
  /** A isReaction reaction, not a sentence. */
  isReaction: boolean;
}

const MOST_LINES = 100;
const FLOATING_TIME = 6_000;
let last = 0;

export class Chat {
  readonly lines = signal<readonly ChatLine[]>([]);
  /** What floats over the table for a moment. */
  readonly floating = signal<readonly ChatLine[]>([]);
  readonly unread = signal(0);
  readonly muted = signal<ReadonlySet<string>>(new Set());
  readonly spectators = signal(0);
  /** The sheet with the words is open. */
  readonly open = signal(false);

  receive(message: ServerMessage, me: string): void {
    if (message.type !== "chat" && message.type !== "reaction") return;
    if (this.muted.value.has(message.player)) return;
    const isReaction = message.type === "reaction";
    const text = isReaction ? reactionText(message.reaction) : message.text;
    const line = { id: ++last, player: message.player, name: message.name, seat: message.seat ?? null, text, isReaction };
    this.lines.value = [...this.lines.value.slice(1 - MOST_LINES), line];
    if (this.open.value) return;
    if (message.player !== me) {
      this.unread.value += 1;
      sounds.spoken();
    }
    this.floating.value = [...this.floating.value.slice(-2), line];
    setTimeout(() => (this.floating.value = this.floating.value.filter((other) => other !== line)), FLOATING_TIME);
  }

  show(on: boolean): void {
    this.open.value = on;
    if (!on) return;
    this.unread.value = 0;
    this.floating.value = [];
  }

  mute(player: string, on: boolean): void {
    const now = new Set(this.muted.value);
    if (on) now.add(player);
    else now.delete(player);
    this.muted.value = now;
  }
}

export const reactionText = (reaction: string): string => (hasMessage(`react-${reaction}`) ? t(`react-${reaction}`) : reaction);
