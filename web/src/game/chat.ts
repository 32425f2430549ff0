/** What people say at a table and how they react; nothing of it is kept. */

import { signal } from "@preact/signals";
import { knows, t } from "../app/i18n";
import type { ServerMessage } from "../wire/protocol";
import * as sounds from "../ui/sound";

export interface Word {
  id: number;
  player: string;
  name: string;
  seat: number | null;
  text: string;
  /** A quick reaction, not a sentence. */
  quick: boolean;
}

const KEPT = 100;
const SHOWN = 6_000;
let last = 0;

export class Talk {
  readonly words = signal<readonly Word[]>([]);
  /** What floats over the table for a moment. */
  readonly fresh = signal<readonly Word[]>([]);
  readonly unread = signal(0);
  readonly muted = signal<ReadonlySet<string>>(new Set());
  readonly spectators = signal(0);
  /** The sheet with the words is open. */
  readonly open = signal(false);

  hear(message: ServerMessage, me: string): void {
    if (message.type !== "chat" && message.type !== "reaction") return;
    if (this.muted.value.has(message.player)) return;
    const quick = message.type === "reaction";
    const text = quick ? reactionText(message.reaction) : message.text;
    const word = { id: ++last, player: message.player, name: message.name, seat: message.seat ?? null, text, quick };
    this.words.value = [...this.words.value.slice(1 - KEPT), word];
    if (this.open.value) return;
    if (message.player !== me) {
      this.unread.value += 1;
      sounds.spoken();
    }
    this.fresh.value = [...this.fresh.value.slice(-2), word];
    setTimeout(() => (this.fresh.value = this.fresh.value.filter((one) => one !== word)), SHOWN);
  }

  show(on: boolean): void {
    this.open.value = on;
    if (!on) return;
    this.unread.value = 0;
    this.fresh.value = [];
  }

  mute(player: string, on: boolean): void {
    const now = new Set(this.muted.value);
    if (on) now.add(player);
    else now.delete(player);
    this.muted.value = now;
  }
}

export const reactionText = (reaction: string): string => (knows(`react-${reaction}`) ? t(`react-${reaction}`) : reaction);
