/** A hint, in three presses: that there is a play, which tiles, then the table step by step. */

import { computed, signal } from "@preact/signals";
import { ApiError } from "../wire/http";
import { askHint } from "../wire/rooms";
import * as d from "../board/draft";
import type { Game } from "./game";
import type { Hint } from "../wire/protocol";
import * as sounds from "../ui/sound";
import { applySteps, type AppliedStep } from "../board/steps";

/** What is known of a hint: 1 that there is a play, 2 which tiles, 3 how, step by step. */
export interface HintShown {
  stage: number;
  hint: Hint;
  steps: readonly AppliedStep[];
  at: number;
}

export class Hints {
  readonly shown = signal<HintShown | null>(null);
  /** In the middle of a hint nothing can be right yet. */
  readonly inProgress = computed(() => {
    const hint = this.shown.value;
    return hint?.stage === 3 && hint.at < hint.steps.length - 1;
  });

  constructor(private readonly game: Game) {}

  /** Each press shows more: that there is a play, which tiles, then the table step by step. */
  async reveal(): Promise<void> {
    const known = this.shown.value;
    if (known && known.hint.version === this.game.view.value?.version) {
      if (!known.hint.tiles.length) return;
      if (known.stage === 1) this.shown.value = { ...known, stage: 2 };
      else this.showStep(known.at + 1);
      return;
    }
    try {
      const hint = await askHint(this.game.id, this.game.local);
      this.shown.value = { stage: 1, hint, steps: [], at: 0 };
    } catch (error) {
      if (error instanceof ApiError) this.game.objections.value = error.objections;
    }
  }

  /** Lays the hinted table down to this step; the first one begins from the table as it was. */
  showStep(to: number): void {
    const known = this.shown.value;
    if (!known || !this.game.mayArrange.value) return;
    const work = this.game.workNow();
    const steps = known.steps.length ? known.steps : applySteps(work.steps[0]!, known.hint.table, known.hint.steps, known.hint.took);
    const at = Math.min(to, steps.length - 1);
    this.shown.value = { ...known, stage: 3, steps, at };
    if (at === known.at && known.steps.length) return;
    const from = known.steps.length ? work : d.reset(work);
    sounds.click();
    this.game.change(d.step(from, steps[at]!.layout));
    this.game.selected.value = [];
  }
}
