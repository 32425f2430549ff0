/** Keeps the server up to date with your draft: sends it after a pause, has it checked, takes the order of its sets back. */

import { batch } from "@preact/signals";
import * as d from "../board/draft";
import type { TableText, Took } from "../wire/protocol.gen";
import { check } from "../wire/rooms";
import type { Sources, State } from "./state";
import { draftKey } from "./verdict";

const DRAFT_PAUSE = 120;
const CHECK_PAUSE = 40;
/** A check that got no answer is asked again, later each time. */
const FIRST_RETRY = 600;
const LONGEST_RETRY = 10_000;

export class DraftSync {
  private draftTimer = 0;
  private checkTimer = 0;
  private asked = 0;
  private failed = 0;

  constructor(
    private readonly room: string,
    private readonly local: number,
    private readonly sources: Sources,
    private readonly state: State,
    private readonly send: (draft: { version: number; table: TableText | null; took: Took }) => void,
  ) {}

  cancel(): void {
    clearTimeout(this.draftTimer);
    clearTimeout(this.checkTimer);
  }

  sendSoon(): void {
    clearTimeout(this.draftTimer);
    this.draftTimer = window.setTimeout(() => {
      const { view, myTurn, fromPlan, history, layout } = this.state;
      if (!view.value || !myTurn.value || fromPlan.value) return;
      const table = history.value.now === 0 ? null : d.tableOf(layout.value);
      this.send({ version: view.value.version, table, took: layout.value.took });
    }, DRAFT_PAUSE);
  }

  checkSoon(): void {
    clearTimeout(this.checkTimer);
    this.asked += 1;
    this.checkTimer = window.setTimeout(() => void this.checkNow(), CHECK_PAUSE);
  }

  /** Has the server check the draft; its sets come back in order. */
  async checkNow(): Promise<void> {
    clearTimeout(this.checkTimer);
    const ask = ++this.asked;
    const layout = this.state.layout.value;
    const version = this.state.view.value?.version;
    const found = await check(this.room, d.tableOf(layout), layout.took, this.local).catch(() => null);
    if (ask !== this.asked) return;
    if (!found) {
      // without a connection the next welcome asks again
      const pause = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** this.failed++);
      if (this.state.link.value === "open") this.checkTimer = window.setTimeout(() => void this.checkNow(), pause);
      return;
    }
    this.failed = 0;
    if (found.version !== version || version !== this.state.view.value?.version) return;
    const { checked, turnObjections, judged, history } = this.sources;
    batch(() => {
      judged.value = { key: draftKey(layout, version), points: found.points ?? null };
      checked.value = new Map(layout.sets.map((set, i) => [set.id, found.sets[i]!]));
      turnObjections.value = found.objections;
      history.value = d.reordered(
        history.value,
        found.sets.map((set) => set.tiles),
      );
    });
  }
}
