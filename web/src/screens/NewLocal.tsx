/** A table for the people around one device: their names, some bots, an edition. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tablePath } from "../address";
import { ApiError, editions } from "../api";
import { t } from "../i18n";
import { MOST_LOCAL, openLocal } from "../local";
import type { Editions, Objection } from "../protocol";
import { go } from "../route";
import { facts } from "../table/rules";
import { Loading, Page } from "./Page";
import { nameNow, Objections } from "./Start";

export function NewLocal() {
  const all = useSignal<Editions | null>(null);
  const failed = useSignal<Objection[]>([]);
  const edition = useSignal("classic");
  const people = useSignal(2);
  const bots = useSignal(0);
  const level = useSignal("novice");
  const names = useSignal<readonly string[]>([]);
  const busy = useSignal(false);
  useEffect(() => {
    editions().then(
      (found) => (all.value = found),
      (error: unknown) => (failed.value = error instanceof ApiError ? error.objections : []),
    );
  }, []);
  const chosen = all.value?.editions.find((one) => one.name === edition.value);
  if (!chosen) {
    return (
      <Page title={t("web-pass-and-play")}>
        <Objections found={failed.value} />
        {!failed.value.length && <Loading />}
      </Page>
    );
  }
  const most = Math.min(MOST_LOCAL, chosen.players_max);
  const count = Math.min(people.value, most);
  const mostBots = chosen.players_max - count;
  const robots = Math.min(bots.value, mostBots);
  const nameOf = (i: number) => names.value[i]?.trim() || (i === 0 ? nameNow() : `${t("web-guest")} ${i + 1}`);
  const start = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    failed.value = [];
    try {
      const seats = count + robots;
      const room = await openLocal(Array.from({ length: count }, (_, i) => nameOf(i)), {
        edition: edition.value,
        seats,
        bots: Array.from({ length: seats }, (_, i) => (i < count ? null : level.value)),
        seconds: 0,
        chat: false,
        spectators: false,
      });
      go(tablePath(room.id, room.invitation));
    } catch (error) {
      failed.value = error instanceof ApiError ? error.objections : [];
    }
    busy.value = false;
  };
  const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  const choice = (id: string, label: string, now: number, values: number[], set: (value: number) => void) => (
    <p class="field">
      <label for={id}>{t(label)}</label>
      <select id={id} value={now} onChange={(event) => set(Number(event.currentTarget.value))}>
        {values.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </p>
  );
  return (
    <Page title={t("web-pass-and-play")}>
      <form class="form" onSubmit={(event) => void start(event)}>
        <p class="lead">{t("web-pass-lead")}</p>
        <Objections found={failed.value} />
        <div class="fields">
          {choice("people", "web-local-players", count, range(2, most), (value) => (people.value = value))}
          {choice("bots", "web-bots", robots, range(0, mostBots), (value) => (bots.value = value))}
          {robots > 0 && (
            <p class="field">
              <label for="level">{t("web-bot-level")}</label>
              <select id="level" value={level.value} onChange={(event) => (level.value = event.currentTarget.value)}>
                {all.value!.bots.map((one) => (
                  <option key={one} value={one}>
                    {t(`web-bot-${one}`)}
                  </option>
                ))}
              </select>
            </p>
          )}
        </div>
        <div class="fields">
          {range(0, count - 1).map((i) => (
            <p class="field" key={i}>
              <label for={`name-${i}`}>{t("web-local-name", { number: i + 1 })}</label>
              <input
                id={`name-${i}`}
                maxLength={20}
                autocomplete="off"
                placeholder={nameOf(i)}
                value={names.value[i] ?? ""}
                onInput={(event) => {
                  const next = [...names.value];
                  next[i] = event.currentTarget.value;
                  names.value = next;
                }}
              />
            </p>
          ))}
        </div>
        <p class="field">
          <label for="edition">{t("label-edition")}</label>
          <select id="edition" value={edition.value} onChange={(event) => (edition.value = event.currentTarget.value)}>
            {all.value!.editions.map((one) => (
              <option key={one.name} value={one.name}>
                {t(`edition-${one.name}`)}
              </option>
            ))}
          </select>
        </p>
        <section class="summary" aria-live="polite">
          <ul class="facts">
            {facts(chosen.knobs, 0).map((fact) => (
              <li key={fact.id}>{t(fact.id, fact.args)}</li>
            ))}
          </ul>
        </section>
        <button class="main big" disabled={busy.value}>
          {t("web-pass-start")}
        </button>
      </form>
    </Page>
  );
}
