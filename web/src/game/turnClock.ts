/** The time of the turn as it runs: seconds left, the share of it, and the last ten. */

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { t } from "../app/i18n";
import * as sounds from "../ui/sound";
import type { Say } from "./speech";
import type { State } from "./state";

const TICK = 200;
/** From then on the clock is told where the hand is. */
const LAST_SECONDS = 10;
/** Seconds left that are said, if the turn is longer. */
const SAID = [30, LAST_SECONDS, 5];
/** So many seconds before the end are heard. */
const HEARD = 3;

export class TurnClock {
  private readonly now = signal(0);
  private readonly timer: number;
  private heard = "";
  private said = "";

  constructor(
    private readonly state: State,
    private readonly serverTime: () => number,
    private readonly say: Say,
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

  /** Each mark is said once; one that was passed unseen is not made up for. */
  private sayMark(deadline: number, seconds: number, whole: number): void {
    const due = SAID.filter((mark) => mark >= seconds && mark < whole).at(-1);
    if (due === undefined || this.said === `${deadline} ${due}`) return;
    this.said = `${deadline} ${due}`;
    this.say("time", t("count-seconds", { count: seconds }));
  }

  private tick(): void {
    const view = this.state.view.value;
    if (view?.deadline == null) return;
    this.now.value = this.serverTime();
    const seconds = this.seconds.value;
    if (!this.state.myTurn.value || seconds === null || seconds > SAID[0]!) return;
    const mark = `${view.deadline} ${seconds}`;
    if (this.heard === mark) return;
    this.heard = mark;
    this.sayMark(view.deadline, seconds, (view.deadline - view.started) / 1000);
    if (seconds <= HEARD && seconds > 0) sounds.tick();
  }
}
