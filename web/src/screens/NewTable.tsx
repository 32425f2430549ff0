/** A new table: which edition, how many, who is a bot, how fast; and in a few lines what is different. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tablePath } from "../address";
import { ApiError, editions, newRoom, signIn } from "../api";
import { t } from "../i18n";
import type { Editions, Objection } from "../protocol";
import { go } from "../route";
import { facts } from "../table/rules";
import { Loading, Page } from "./Page";
import { NameField, nameNow, Objections } from "./Start";

const CLOCKS = ["edition", "0", "30", "60", "120", "300"];
const GAMES = [1, 3, 5, 10];

export function NewTable() {
  const all = useSignal<Editions | null>(null);
  const failed = useSignal<Objection[]>([]);
  const edition = useSignal("classic");
  const seats = useSignal(2);
  const bots = useSignal(0);
  const level = useSignal("novice");
  const clock = useSignal("edition");
  const games = useSignal(1);
  const open = useSignal(false);
  const hints = useSignal(true);
  const busy = useSignal(false);
  useEffect(() => {
    editions().then(
      (found) => (all.value = found),
      (error: unknown) => (failed.value = error instanceof ApiError ? error.objections : []),
    );
  }, []);
  const chosen = all.value?.editions.find((one) => one.name === edition.value);
  const seconds = clock.value === "edition" ? null : Number(clock.value);
  const make = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    failed.value = [];
    try {
      await signIn(nameNow());
      const filled = Array.from({ length: seats.value }, (_, i) => (i >= seats.value - bots.value ? level.value : null));
      const room = await newRoom({
        edition: edition.value,
        seats: seats.value,
        bots: filled,
        seconds,
        games: games.value,
        public: open.value,
        hints: hints.value,
      });
      go(tablePath(room.id, room.invitation));
    } catch (error) {
      failed.value = error instanceof ApiError ? error.objections : [];
    }
    busy.value = false;
  };
  if (!chosen) {
    return (
      <Page title={t("web-new-table")}>
        <Objections found={failed.value} />
        {!failed.value.length && <Loading />}
      </Page>
    );
  }
  const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  const choose = (name: string) => {
    edition.value = name;
    const now = all.value!.editions.find((one) => one.name === name)!;
    seats.value = Math.min(Math.max(seats.value, now.players_min), now.players_max);
    bots.value = Math.min(bots.value, seats.value - 1);
  };
  return (
    <Page title={t("web-new-table")}>
      <form class="form" onSubmit={(event) => void make(event)}>
        <Objections found={failed.value} />
        <p class="field">
          <label for="edition">{t("label-edition")}</label>
          <select id="edition" value={edition.value} onChange={(event) => choose(event.currentTarget.value)}>
            {all.value!.editions.map((one) => (
              <option key={one.name} value={one.name}>
                {t(`edition-${one.name}`)}
              </option>
            ))}
          </select>
        </p>
        <section class="summary" aria-live="polite">
          <p>{t(`edition-${edition.value}-description`)}</p>
          <h2>{t("web-what-is-different")}</h2>
          <ul class="facts">
            {facts(chosen.knobs, seconds).map((fact) => (
              <li key={fact.id}>{t(fact.id, fact.args)}</li>
            ))}
          </ul>
        </section>
        <div class="fields">
          <p class="field">
            <label for="seats">{t("label-players")}</label>
            <select
              id="seats"
              value={seats.value}
              onChange={(event) => {
                seats.value = Number(event.currentTarget.value);
                bots.value = Math.min(bots.value, seats.value - 1);
              }}
            >
              {range(chosen.players_min, chosen.players_max).map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </p>
          <p class="field">
            <label for="bots">{t("web-bots")}</label>
            <select id="bots" value={bots.value} onChange={(event) => (bots.value = Number(event.currentTarget.value))}>
              {range(0, seats.value - 1).map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </p>
          {bots.value > 0 && (
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
          <p class="field">
            <label for="clock">{t("word-time-limit")}</label>
            <select id="clock" value={clock.value} onChange={(event) => (clock.value = event.currentTarget.value)}>
              {CLOCKS.map((one) => (
                <option key={one} value={one}>
                  {one === "edition" ? t("web-as-edition") : one === "0" ? t("web-fact-no-clock") : t("count-seconds", { count: Number(one) })}
                </option>
              ))}
            </select>
          </p>
          <p class="field">
            <label for="games">{t("web-games")}</label>
            <select id="games" value={games.value} onChange={(event) => (games.value = Number(event.currentTarget.value))}>
              {GAMES.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </p>
        </div>
        <label class="check">
          <input type="checkbox" checked={open.value} onChange={(event) => (open.value = event.currentTarget.checked)} />
          {t("web-public")}
        </label>
        <label class="check">
          <input type="checkbox" checked={hints.value} onChange={(event) => (hints.value = event.currentTarget.checked)} />
          {t("web-allow-hints")}
        </label>
        <NameField />
        <button class="main big" disabled={busy.value}>
          {t("web-open-table")}
        </button>
      </form>
    </Page>
  );
}
