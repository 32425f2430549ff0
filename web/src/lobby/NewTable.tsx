/** A new table: which edition and what is different in it, how many, who is a bot, how fast; every single rule if somebody wants to. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tablePath } from "../app/address";
import { ensureCatalogue, heading, t } from "../app/i18n";
import { go } from "../app/route";
import { BotPicker, TimingPicker, useTiming } from "../bots/BotPicker";
import type { Level } from "../bots/characters";
import { openRoom } from "../game/arrival";
import { facts } from "../rules/facts";
import { KnobEditor } from "../rules/KnobEditor";
import { EditionRules } from "../rules/RulesSheet";
import { clockKnobs, clockOf, differences } from "../rules/sentences";
import { Icon } from "../ui/Icon";
import { currentName, NameField } from "../ui/NameField";
import { Objections } from "../ui/Objections";
import { Fetched, objectionsOf, Page } from "../ui/Page";
import { EditionPick, Pick, range } from "../ui/Pick";
import type { KnobValue } from "../wire/knobs";
import type { EditionInfo, Editions, LocalisedObjection, Settings } from "../wire/protocol.gen";
import { editions } from "../wire/rooms";
import { me, signIn } from "../wire/session";

const CLOCKS = ["edition", "0", "30", "60", "120", "300", "day", "days"];
const GAMES = [1, 3, 5, 10];
const KNOWN = "classic";

export function NewTable() {
  return (
    <Page title={t("web-new-table")}>
      <Fetched load={editions}>{(all) => <Form all={all} />}</Fetched>
    </Page>
  );
}

function Form({ all }: { all: Editions }) {
  const failed = useSignal<LocalisedObjection[]>([]);
  const name = useSignal(KNOWN);
  const seats = useSignal(2);
  const bots = useSignal(0);
  const level = useSignal<Level>("novice");
  const timing = useTiming();
  const clock = useSignal("edition");
  const games = useSignal(1);
  const open = useSignal(false);
  const hints = useSignal(true);
  const spectators = useSignal(true);
  const chat = useSignal(true);
  const filled = useSignal(true);
  const byHand = useSignal(false);
  const rated = useSignal(false);
  const overrides = useSignal<Record<string, KnobValue>>({});
  const sheet = useSignal(false);
  const busy = useSignal(false);
  const words = ensureCatalogue("rules", "rules-intro");
  const edition = all.editions.find((info) => info.name === name.value)!;
  const most = Number(overrides.value.players_max ?? edition.players_max);
  useEffect(() => {
    seats.value = Math.min(Math.max(seats.value, edition.players_min), most);
    bots.value = Math.min(bots.value, seats.value - 1);
  }, [name.value, most, seats.value]);
  const timed: Settings =
    clock.value === "day"
      ? { days: 1 }
      : clock.value === "days"
        ? { days: 3 }
        : { seconds: clock.value === "edition" ? null : Number(clock.value) };
  const canRate = Boolean(me.value?.account) && !bots.value && !Object.keys(overrides.value).length;
  const make = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    failed.value = [];
    try {
      await signIn(currentName());
      const ranks = rated.value && canRate;
      const room = await openRoom({
        edition: name.value,
        knobs: overrides.value,
        seats: seats.value,
        bots: ranks ? [] : Array.from({ length: seats.value }, (_, i) => (i >= seats.value - bots.value ? level.value : null)),
        ...(bots.value && !ranks ? { think: timing.think.value, tempo: timing.tempo.value } : {}),
        ...timed,
        games: games.value,
        public: open.value,
        hints: hints.value && !ranks,
        spectators: spectators.value,
        chat: chat.value,
        fill_abandoned: filled.value,
        auto_start: !byHand.value,
        ...(ranks ? { rated: true } : {}),
      });
      go(tablePath(room.id, room.invitation));
    } catch (error) {
      failed.value = objectionsOf(error);
    }
    busy.value = false;
  };
  const numbers = (id: string, label: string, values: number[], now: { value: number }) => (
    <Pick id={id} label={label} value={now.value} values={values} onPick={(count) => (now.value = count)} />
  );
  const check = (label: string, now: { value: boolean }, disabled = false) => (
    <label class="check">
      <input
        type="checkbox"
        checked={now.value && !disabled}
        disabled={disabled}
        onChange={(event) => (now.value = event.currentTarget.checked)}
      />
      {label}
    </label>
  );
  const edit = (only?: string[]) => (
    <KnobEditor
      all={all.knobs}
      base={edition.knobs}
      overrides={overrides.value}
      only={only}
      onChange={(now) => (overrides.value = now)}
    />
  );
  return (
    <form class="form" onSubmit={(event) => void make(event)}>
      <EditionPick
        all={all}
        value={name.value}
        onPick={(choice) => {
          name.value = choice;
          overrides.value = {};
        }}
      />
      <section class="summary" aria-live="polite">
        <p>{t(`edition-${name.value}-description`)}</p>
        {words && <Different all={all} edition={edition} overrides={overrides.value} seconds={clockOf(timed)} />}
        <p>
          <button type="button" class="button small" onClick={() => (sheet.value = true)}>
            <Icon name="book" /> {t("web-rules")}
          </button>
        </p>
      </section>
      {words && edition.choose && edition.choose.length > 0 && edit(edition.choose)}
      <div class="fields short">
        {numbers("seats", t("label-players"), range(edition.players_min, most), seats)}
        {numbers("bots", t("web-bots"), range(0, seats.value - 1), bots)}
        {numbers("games", t("web-games"), GAMES, games)}
      </div>
      {bots.value > 0 && <BotPicker value={level.value} onPick={(choice) => (level.value = choice)} />}
      <div class="fields">
        {bots.value > 0 && <TimingPicker {...timing} />}
        <Pick
          id="clock"
          label={heading("word-time-limit")}
          value={clock.value}
          values={CLOCKS}
          text={clockText}
          onPick={(choice) => (clock.value = choice)}
        />
      </div>
      <div class="checks">
        {check(t("web-public"), open)}
        {check(t("page-spectators-allowed"), spectators)}
        {check(t("page-chat-allowed"), chat)}
        {check(t("web-allow-hints"), hints, rated.value && canRate)}
        {check(t("page-fill-abandoned"), filled, rated.value && canRate)}
        {check(t("page-start-by-hand"), byHand)}
        {check(t("page-rated-table"), rated, !canRate)}
      </div>
      {rated.value && canRate && <p class="quiet-text">{t("page-rated-text")}</p>}
      {words && (
        <details class="advanced">
          <summary>{t("rules-advanced")}</summary>
          <p class="quiet-text">{t("rules-advanced-text")}</p>
          {edit()}
        </details>
      )}
      {!me.value?.account && <NameField />}
      <Objections found={failed.value} />
      <button class="main big" disabled={busy.value}>
        {t("web-open-table")}
      </button>
      {sheet.value && (
        <EditionRules
          edition={name.value}
          overrides={{ ...overrides.value, ...clockKnobs(timed) }}
          onClose={() => (sheet.value = false)}
        />
      )}
    </form>
  );
}

function clockText(choice: string): string {
  if (choice === "edition") return t("web-as-edition");
  if (choice === "0") return t("web-fact-no-clock");
  if (choice === "day" || choice === "days") return t("web-fact-days", { count: choice === "day" ? 1 : 3 });
  return t("count-seconds", { count: Number(choice) });
}

/** In a few lines: the facts of the box most people know, or what is different from it. */
function Different({
  all,
  edition,
  overrides,
  seconds,
}: {
  all: Editions;
  edition: EditionInfo;
  overrides: Record<string, KnobValue>;
  seconds: number | null;
}) {
  const known = all.editions.find((info) => info.name === KNOWN)!;
  const changed = differences(all.knobs, { ...edition.knobs, ...overrides }, edition.knobs);
  const other = differences(all.knobs, edition.knobs, known.knobs);
  return (
    <>
      {edition !== known && (
        <>
          <h2>{t("web-what-is-different")}</h2>
          <p class="quiet-text">{t("rules-compared", { edition: t(`edition-${KNOWN}`) })}:</p>
        </>
      )}
      <ul class="facts">
        {edition === known
          ? facts(edition.knobs, seconds).map((fact) => <li key={fact.id}>{t(fact.id, fact.args)}</li>)
          : other.map((rule) => <li key={rule.knob}>{rule.text}</li>)}
      </ul>
      {changed.length > 0 && (
        <>
          <h2>{t("rules-changed")}</h2>
          <ul class="facts">
            {changed.map((rule) => (
              <li key={rule.knob}>{rule.text}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
