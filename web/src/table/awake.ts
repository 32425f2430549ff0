/** The screen stays awake while a clock runs in a game that you play. */

import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameStore } from "../game/gameStore";

/** A lock that the browser takes away whenever the page is hidden, and that is asked for again when it is back. */
class ScreenLock {
  private wanted = false;
  private held: WakeLockSentinel | null = null;

  async want(on: boolean): Promise<void> {
    this.wanted = on;
    if (!on) {
      const lock = this.held;
      this.held = null;
      await lock?.release().catch(() => undefined);
      return;
    }
    if (this.held && !this.held.released) return;
    // refused with a low battery, or where the page is hidden: then the phone sleeps as it always does
    const lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    if (this.wanted && !this.held) this.held = lock;
    else await lock?.release().catch(() => undefined);
  }

  readonly onVisible = (): void => {
    if (!document.hidden && this.wanted) {
      this.held = null;
      void this.want(true);
    }
  };
}

const lock = new ScreenLock();

export function useAwake(game: GameStore): void {
  useSignalEffect(() => {
    const { view, seat } = game.state;
    void lock.want(seat.value !== null && view.value?.phase === "playing" && view.value.deadline !== null);
  });
  useEffect(() => {
    document.addEventListener("visibilitychange", lock.onVisible);
    return () => {
      document.removeEventListener("visibilitychange", lock.onVisible);
      void lock.want(false);
    };
  }, []);
}
