/** A table for the people around one device: their names, some bots, an edition. */

import { useSignal } from "@preact/signals";
import { tablePath } from "../app/address";
import { editionDescription, editionName } from "../app/editionName";
import { t } from "../app/i18n";
import { go } from "../app/route";
import { FacePick, TimingPicker, useTiming } from "../bots/BotPicker";
import type { Level } from "../bots/characters";
import { BoxPick } from "../rules/BoxPick";
import { EditionsPage } from "../rules/EditionsPage";
import { facts } from "../rules/facts";
import { VariantPicker } from "../rules/VariantPicker";
import { boxes, boxOf, editionInfo } from "../rules/variants";
import { WhoPlays } from "../rules/WhoPlays";
import { Initial } from "../ui/Initial";
import { currentName } from "../ui/NameField";
import { objectionsOf } from "../ui/Page";
import { range, Strip } from "../ui/Pick";
import type { Editions, LocalisedObjection } from "../wire/protocol.gen";
import { MOST_LOCAL, openLocalRoom } from "./sessions";

export const NewLocal = () => (
  <EditionsPage title={t("web-pass-and-play")} lead={t("web-pass-lead")}>
    {(all) => <Form all={all} />}
  </EditionsPage>
);

function Form({ all }: { all: Editions }) {
  const failed = useSignal<LocalisedObjection[]>([]);
  const edition = useSignal("classic");
  const people = useSignal(2);
  const bots = useSignal(0);
  const level = useSignal<Level>("novice");
  const timing = useTiming();
  const names = useSignal<readonly string[]>([]);
  const hints = useSignal(false);
  const busy = useSignal(false);
  const chosen = editionInfo(all, edition.value)!;
  const choose = (choice: string) => (edition.value = choice);
  const most = Math.min(MOST_LOCAL, chosen.players_max);
  const count = Math.min(people.value, most);
  const mostBots = chosen.players_max - count;
  const botCount = Math.min(bots.value, mostBots);
  const nameOf = (i: number) => names.value[i]?.trim() || (i === 0 ? currentName() : `${t("web-guest")} ${i + 1}`);
  const start = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    failed.value = [];
    try {
      const seats = count + botCount;
      const room = await openLocalRoom(
        Array.from({ length: count }, (_, i) => nameOf(i)),
        {
          edition: edition.value,
          seats,
          bots: Array.from({ length: seats }, (_, i) => (i < count ? null : level.value)),
          ...(botCount ? { think: timing.think.value, tempo: timing.tempo.value } : {}),
          seconds: 0,
          chat: false,
          hints: hints.value,
          spectators: false,
        },
      );
      go(tablePath(room.id, room.invitation));
    } catch (error) {
      failed.value = objectionsOf(error);
    }
    busy.value = false;
  };
  const sitters = range(0, count + botCount - 1).map((seat) =>
    seat < count ? { name: nameOf(seat), id: nameOf(seat) } : { level: level.value, number: seat },
  );
  return (
    <form class="setting-up" onSubmit={(event) => void start(event)}>
      <div class="set-up-what">
        <section class="panel" aria-labelledby="local-people">
          <header class="section-head ends-apart">
            <h2 id="local-people">{t("web-local-players")}</h2>
            <Strip
              id="people"
              label={t("web-local-players")}
              quiet
              value={count}
              values={range(2, most)}
              onPick={(value) => (people.value = value)}
            />
          </header>
          <ul class="local-names">
            {range(0, count - 1).map((i) => (
              <li key={i}>
                <Initial name={nameOf(i)} of={nameOf(i)} />
                <label class="hidden" for={`name-${i}`}>
                  {t("web-local-name", { number: i + 1 })}
                </label>
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
              </li>
            ))}
          </ul>
        </section>
        <BoxPick label={t("label-edition")} names={boxes(all)} value={boxOf(all, edition.value)} onPick={choose} />
        <section class="summary" aria-live="polite">
          <h2>{editionName(edition.value)}</h2>
          <p>{editionDescription(edition.value)}</p>
          <VariantPicker all={all} value={edition.value} onPick={choose} />
          <ul class="facts">
            {facts(chosen.knobs, 0).map((fact) => (
              // the words of a box may speak of its clock
              <li key={fact.id}>{t(fact.id === "web-fact-no-clock" ? "web-fact-no-clock-here" : fact.id, fact.args)}</li>
            ))}
          </ul>
        </section>
      </div>
      <WhoPlays edition={edition.value} sitters={sitters} objections={failed.value} busy={busy.value} begin={t("web-pass-start")}>
        <Strip
          id="bots"
          label={t("web-bots")}
          value={botCount}
          values={range(0, mostBots)}
          onPick={(value) => (bots.value = value)}
        />
        {botCount > 0 && (
          <>
            <FacePick label={t("web-bot-level")} number={count} value={level.value} onPick={(choice) => (level.value = choice)} />
            <TimingPicker {...timing} />
          </>
        )}
        <label class="check switch">
          <input type="checkbox" checked={hints.value} onChange={(event) => (hints.value = event.currentTarget.checked)} />
          {t("web-allow-hints")}
        </label>
      </WhoPlays>
    </form>
  );
}
