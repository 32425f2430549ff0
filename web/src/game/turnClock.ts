/** The time of the turn as it runs: seconds left, the share of it, and the last ten. */

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { t } from "../app/i18n";
import * as sounds from "../ui/sound";
import type { State } from "./state";

const TICK = 200;
/** From then on the clock is told where the hand is. */
export const LAST_SECONDS = 10;
/** So many seconds before the end are heard. */
const HEARD = 3;

export class TurnClock {
  private readonly now = signal(0);
  private readonly timer: number;
  private heard = "";

  constructor(
    private readonly state: State,
    private readonly serverTime: () => number,
    private readonly announce: (text: string) => void,
  ) {
    this.now.value = serverTime();
    this.timer = window.setInterval(() => this.tick(), TICK);
  }

  /** Milliseconds left; null without a clock. */
  readonly left: ReadonlySignal<number | null> = computed(() => {
    const view = this.state.view.value;
    if (!view || (view.phase !== "playing" && view.phase !== "ready")) return null;
    const left = view.deadline !== null ? view.deadline - this.now.value : view.time_left;
    return left === null ? null : Math.max(0, left);
  });
  readonly seconds: ReadonlySignal<number | null> = computed(() =>
    this.left.value === null ? null : Math.ceil(this.left.value / 1000),
  );
  /** How much of the time is left, from 0 to 1. */
  readonly share: ReadonlySignal<number | null> = computed(() => {
    const view = this.state.view.value;
    if (!view || this.left.value === null || view.deadline === null || view.deadline <= view.started) return null;
    return Math.min(1, this.left.value / (view.deadline - view.started));
  });
  /** The last seconds of your own turn. */
  readonly lastSeconds: ReadonlySignal<boolean> = computed(
    () =>
      this.state.myTurn.value &&
      this.state.view.value?.deadline != null &&
      this.seconds.value !== null &&
      this.seconds.value <= LAST_SECONDS,
  );

  stop(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    const view = this.state.view.value;
    if (view?.deadline == null) return;
    this.now.value = this.serverTime();
    if (!this.lastSeconds.value) return;
    const seconds = this.seconds.value!;
    const mark = `${view.version} ${seconds}`;
    if (this.heard === mark) return;
    // said once, when the last seconds begin; heard at the very end
    if (!this.heard.startsWith(`${view.version} `)) this.announce(t("count-seconds", { count: seconds }));
    this.heard = mark;
    if (seconds <= HEARD && seconds > 0) sounds.tick();
  }
}
