/** A table for the people around one device: their names, some bots, an edition. */

import { useSignal } from "@preact/signals";
import { tablePath } from "../app/address";
import { t } from "../app/i18n";
import { go } from "../app/route";
import { BotPicker, TimingPicker, useTiming } from "../bots/BotPicker";
import type { Level } from "../bots/characters";
import { facts } from "../rules/facts";
import { currentName } from "../ui/NameField";
import { Objections } from "../ui/Objections";
import { Fetched, objectionsOf, Page } from "../ui/Page";
import { EditionPick, Pick, range } from "../ui/Pick";
import type { Editions, LocalisedObjection } from "../wire/protocol.gen";
import { editions } from "../wire/rooms";
import { MOST_LOCAL, openLocalRoom } from "./sessions";

export function NewLocal() {
  return (
    <Page title={t("web-pass-and-play")}>
      <Fetched load={editions}>{(all) => <Form all={all} />}</Fetched>
    </Page>
  );
}

function Form({ all }: { all: Editions }) {
  const failed = useSignal<LocalisedObjection[]>([]);
  const edition = useSignal("classic");
  const people = useSignal(2);
  const bots = useSignal(0);
  const level = useSignal<Level>("novice");
  const timing = useTiming();
  const names = useSignal<readonly string[]>([]);
  const busy = useSignal(false);
  const chosen = all.editions.find((info) => info.name === edition.value)!;
  const most = Math.min(MOST_LOCAL, chosen.players_max);
  const count = Math.min(people.value, most);
  const mostBots = chosen.players_max - count;
  const robots = Math.min(bots.value, mostBots);
  const nameOf = (i: number) => names.value[i]?.trim() || (i === 0 ? currentName() : `${t("web-guest")} ${i + 1}`);
  const start = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    failed.value = [];
    try {
      const seats = count + robots;
      const room = await openLocalRoom(
        Array.from({ length: count }, (_, i) => nameOf(i)),
        {
          edition: edition.value,
          seats,
          bots: Array.from({ length: seats }, (_, i) => (i < count ? null : level.value)),
          ...(robots ? { think: timing.think.value, tempo: timing.tempo.value } : {}),
          seconds: 0,
          chat: false,
          spectators: false,
        },
      );
      go(tablePath(room.id, room.invitation));
    } catch (error) {
      failed.value = objectionsOf(error);
    }
    busy.value = false;
  };
  return (
    <form class="form" onSubmit={(event) => void start(event)}>
      <p class="lead">{t("web-pass-lead")}</p>
      <Objections found={failed.value} />
      <div class="fields">
        <Pick
          id="people"
          label={t("web-local-players")}
          value={count}
          values={range(2, most)}
          onPick={(value) => (people.value = value)}
        />
        <Pick id="bots" label={t("web-bots")} value={robots} values={range(0, mostBots)} onPick={(value) => (bots.value = value)} />
      </div>
      {robots > 0 && <BotPicker value={level.value} onPick={(choice) => (level.value = choice)} />}
      {robots > 0 && (
        <div class="fields">
          <TimingPicker {...timing} />
        </div>
      )}
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
      <EditionPick all={all} value={edition.value} onPick={(choice) => (edition.value = choice)} />
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
  );
}
