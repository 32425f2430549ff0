/** A new table: which edition and what is different in it, how many, who is a bot, how fast; every single rule if somebody wants to. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tablePath } from "../app/address";
import { editionDescription, editionName } from "../app/editionName";
import { ensureCatalogue, heading, t } from "../app/i18n";
import { go } from "../app/route";
import { FacePick, TimingPicker, useTiming } from "../bots/BotPicker";
import type { Level } from "../bots/characters";
import { openRoom } from "../game/arrival";
import { BoxPick } from "../rules/BoxPick";
import { clockKnobs, clockOf } from "../rules/clockKnobs";
import { EditionsPage } from "../rules/EditionsPage";
import { facts } from "../rules/facts";
import { KnobEditor } from "../rules/KnobEditor";
import { differences } from "../rules/knobSentences";
import { EditionRules } from "../rules/RulesSheet";
import { VariantPicker } from "../rules/VariantPicker";
import { boxes, boxOf, editionInfo } from "../rules/variants";
import { WhoPlays } from "../rules/WhoPlays";
import { Icon } from "../ui/Icon";
import { currentName, NameField } from "../ui/NameField";
import { objectionsOf } from "../ui/Page";
import { Pick, range, Strip } from "../ui/Pick";
import type { KnobValue } from "../wire/knobs";
import type { EditionInfo, Editions, LocalisedObjection } from "../wire/protocol.gen";
import { me, signIn } from "../wire/session";
import { CLOCKS, clockSettings, clockText, GAMES } from "./TableChoice";
import { TimePick } from "./TimePick";

const KNOWN = "classic";

export const NewTable = () => <EditionsPage title={t("web-new-table")}>{(all) => <Form all={all} />}</EditionsPage>;

function Form({ all }: { all: Editions }) {
  const failed = useSignal<LocalisedObjection[]>([]);
  const name = useSignal(KNOWN);
  const seats = useSignal(2);
  const bots = useSignal(0);
  const level = useSignal<Level>("novice");
  const timing = useTiming();
  const clock = useSignal("edition");
  const times = useSignal(1);
  const games = useSignal(1);
  const open = useSignal(false);
  /** Until somebody chooses: only for whoever plays alone against bots. */
  const hints = useSignal<boolean | null>(null);
  const spectators = useSignal(true);
  const chat = useSignal(true);
  const filled = useSignal(true);
  const byHand = useSignal(false);
  const rated = useSignal(false);
  const overrides = useSignal<Record<string, KnobValue>>({});
  const sheet = useSignal(false);
  const busy = useSignal(false);
  const words = ensureCatalogue("rules", "rules-intro");
  const edition = editionInfo(all, name.value)!;
  const most = Number(overrides.value.players_max ?? edition.players_max);
  useEffect(() => {
    seats.value = Math.min(Math.max(seats.value, edition.players_min), most);
    bots.value = Math.min(bots.value, seats.value - 1);
  }, [name.value, most, seats.value]);
  const timed = clockSettings(clock.value);
  const canRate = Boolean(me.value?.account) && !bots.value && !name.value.includes("+") && !Object.keys(overrides.value).length;
  /** Alone against bots the game begins at once: there is no waiting room to ask for more time. */
  const slow =
    bots.value === seats.value - 1 &&
    !timed.days &&
    Boolean(clockOf(timed) ?? Number(overrides.value.turn_seconds ?? edition.knobs.turn_seconds ?? 0));
  const make = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    failed.value = [];
    try {
      await signIn(currentName());
      const ranks = rated.value && canRate;
      const room = await openRoom(
        {
          edition: name.value,
          knobs: overrides.value,
          seats: seats.value,
          bots: ranks ? [] : Array.from({ length: seats.value }, (_, i) => (i >= seats.value - bots.value ? level.value : null)),
          ...(bots.value && !ranks ? { think: timing.think.value, tempo: timing.tempo.value } : {}),
          ...timed,
          games: games.value,
          public: open.value,
          hints: ranks ? null : hints.value,
          spectators: spectators.value,
          chat: chat.value,
          fill_abandoned: filled.value,
          auto_start: !byHand.value,
          ...(ranks ? { rated: true } : {}),
        },
        slow ? times.value : 1,
      );
      go(tablePath(room.id, room.invitation));
    } catch (error) {
      failed.value = objectionsOf(error);
    }
    busy.value = false;
  };
  const choose = (edition: string) => {
    name.value = edition;
    overrides.value = {};
  };
  const numbers = (id: string, label: string, values: number[], now: { value: number }) => (
    <Strip id={id} label={label} value={now.value} values={values} onPick={(count) => (now.value = count)} />
  );
  const check = (label: string, now: { value: boolean }, disabled = false, chosen: { value: boolean | null } = now) => (
    <label class="check switch">
      <input
        type="checkbox"
        checked={now.value && !disabled}
        disabled={disabled}
        onChange={(event) => (chosen.value = event.currentTarget.checked)}
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
  const sitters = range(0, seats.value - 1).map((seat) =>
    seat === 0
      ? { name: currentName(), id: me.value?.id ?? null }
      : seat >= seats.value - bots.value
        ? { level: level.value, number: seat }
        : null,
  );
  return (
    <form class="setting-up" onSubmit={(event) => void make(event)}>
      <div class="set-up-what">
        <BoxPick label={t("label-edition")} names={boxes(all)} value={boxOf(all, name.value)} onPick={choose} />
        <section class="summary" aria-live="polite">
          <header class="section-head ends-apart">
            <h2>{editionName(name.value)}</h2>
            <button type="button" class="button small" onClick={() => (sheet.value = true)}>
              <Icon name="book" /> {t("web-rules")}
            </button>
          </header>
          <p>{editionDescription(name.value)}</p>
          <VariantPicker all={all} value={name.value} onPick={choose} />
          {words && <Different all={all} edition={edition} overrides={overrides.value} seconds={clockOf(timed)} />}
          {words && edition.choose && edition.choose.length > 0 && edit(edition.choose)}
        </section>
      </div>
      <WhoPlays edition={name.value} sitters={sitters} objections={failed.value} busy={busy.value} begin={t("web-open-table")}>
        {numbers("seats", t("label-players"), range(edition.players_min, most), seats)}
        {numbers("bots", t("web-bots"), range(0, seats.value - 1), bots)}
        {bots.value > 0 && (
          <FacePick
            label={t("web-bot-level")}
            number={seats.value - 1}
            value={level.value}
            onPick={(choice) => (level.value = choice)}
          />
        )}
        {numbers("games", t("web-games"), GAMES, games)}
        <Pick
          id="clock"
          label={heading("word-time-limit")}
          value={clock.value}
          values={CLOCKS}
          text={clockText}
          onPick={(choice) => (clock.value = choice)}
        />
        {slow && <TimePick value={times.value} onPick={(many) => (times.value = many)} />}
        {!me.value?.account && <NameField />}
      </WhoPlays>
      <div class="set-up-more">
        <section class="panel" aria-labelledby="new-more">
          <h2 id="new-more">{t("welcome-more")}</h2>
          <div class="checks">
            {check(t("web-public"), open)}
            {check(t("page-spectators-allowed"), spectators)}
            {check(t("page-chat-allowed"), chat)}
            {check(t("web-allow-hints"), { value: hints.value ?? bots.value === seats.value - 1 }, rated.value && canRate, hints)}
            {check(t("page-fill-abandoned"), filled, rated.value && canRate)}
            {check(t("page-start-by-hand"), byHand)}
            {check(t("page-rated-table"), rated, !canRate)}
          </div>
          {rated.value && canRate && <p class="quiet-text">{t("page-rated-text")}</p>}
          {bots.value > 0 && (
            <div class="fields">
              <TimingPicker {...timing} />
            </div>
          )}
        </section>
        {words && (
          <details class="advanced panel">
            <summary>{t("rules-advanced")}</summary>
            <p class="quiet-text">{t("rules-advanced-text")}</p>
            {edit()}
          </details>
        )}
      </div>
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
          <h3>{t("web-what-is-different")}</h3>
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
          <h3>{t("rules-changed")}</h3>
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
