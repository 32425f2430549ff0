/** A hint, in three presses: that there is a play, which tiles, then the table step by step. */

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import * as d from "../board/draft";
import { type AppliedStep, applySteps } from "../board/steps";
import type { Hint } from "../wire/protocol.gen";

/** What is known of a hint: 1 that there is a play, 2 which tiles, 3 how, step by step. */
export interface HintShown {
  stage: number;
  hint: Hint;
  steps: readonly AppliedStep[];
  at: number;
}

export class Hints {
  private readonly current = signal<HintShown | null>(null);
  readonly shown: ReadonlySignal<HintShown | null> = this.current;
  /** In the middle of a hint nothing can be right yet. */
  readonly inProgress = computed(() => {
    const hint = this.current.value;
    return hint?.stage === 3 && hint.at < hint.steps.length - 1;
  });

  private readonly prepared = signal<Hint | null>(null);
  /** Something can be played, and nobody has asked yet what. */
  readonly ready = computed(() => Boolean(this.prepared.value?.tiles.length) && this.current.value === null);

  clear(): void {
    this.current.value = null;
    this.prepared.value = null;
  }

  /** What it laid was taken back: the next press begins again. */
  dismiss(): void {
    this.current.value = null;
  }

  /** A hint that was asked for in advance: all that is shown of it is that there is one. */
  prepare(hint: Hint): void {
    this.prepared.value = hint;
  }

  preparedFor(version: number | undefined): Hint | null {
    return this.prepared.value?.version === version ? this.prepared.value : null;
  }

  /** The first stage of a hint that the server gave. */
  begin(hint: Hint): void {
    this.current.value = { stage: 1, hint, steps: [], at: 0 };
  }

  showTiles(): void {
    if (this.current.value) this.current.value = { ...this.current.value, stage: 2 };
  }

  /** The draft with the hinted table down to this step, or null if it shows that already; the first step begins from the table as it was. */
  showStep(to: number, draft: d.History): d.History | null {
    const known = this.current.value;
    if (!known) return null;
    const begun = known.steps.length > 0;
    const steps = begun ? known.steps : applySteps(draft.steps[0]!, known.hint.table, known.hint.steps, known.hint.took);
    const at = Math.min(to, steps.length - 1);
    this.current.value = { ...known, stage: 3, steps, at };
    if (at === known.at && begun) return null;
    return d.step(begun ? draft : d.reset(draft), steps[at]!.layout);
  }
}
