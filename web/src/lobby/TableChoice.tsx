/** What will be played, chosen in the waiting room by whoever opened the table: every change goes to all at once. */

import { useRef } from "preact/hooks";
import { editionName } from "../app/editionName";
import { ensureCatalogue, heading, t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { BoxPick, BoxPicture } from "../rules/BoxPick";
import { clockOf } from "../rules/clockKnobs";
import { KnobEditor } from "../rules/KnobEditor";
import { VariantPicker } from "../rules/VariantPicker";
import { boxes, boxOf, editionInfo } from "../rules/variants";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { Objections } from "../ui/Objections";
import { Fetched } from "../ui/Page";
import { range, Strip } from "../ui/Pick";
import type { Editions, RoomInfo, Settings } from "../wire/protocol.gen";
import { editions } from "../wire/rooms";

export const CLOCKS = ["edition", "0", "30", "60", "120", "300", "day", "days"];
export const GAMES = [1, 3, 5, 10];

export function TableChoice({ game, onRules, onClose }: { game: GameStore; onRules(): void; onClose(): void }) {
  return (
    <Dialog title={t("wait-what-is-played")} onClose={onClose}>
      <p class="quiet-text">{t("wait-all-see")}</p>
      <Fetched load={editions}>{(all) => <Choice all={all} game={game} onRules={onRules} />}</Fetched>
    </Dialog>
  );
}

function Choice({ all, game, onRules }: { all: Editions; game: GameStore; onRules(): void }) {
  const room = game.state.room.value!;
  const settings = room.settings;
  const name = settings.edition ?? "classic";
  const edition = editionInfo(all, name)!;
  const words = ensureCatalogue("rules", "rules-intro");
  const people = room.seats.filter((seat) => seat.player || seat.bot).length;
  // two changes in quick succession: the second must not undo the first, which the server has not answered yet
  const pending = useRef<{ wanted: Partial<Settings>; requests: number }>({ wanted: {}, requests: 0 });
  const change = (wanted: Partial<Settings>) => {
    const sent = pending.current;
    sent.wanted = { ...sent.wanted, ...wanted };
    sent.requests += 1;
    void game.commands.request({ type: "change-settings", settings: { ...settings, ...sent.wanted } }).finally(() => {
      sent.requests -= 1;
      if (!sent.requests) sent.wanted = {};
    });
  };
  const most = Number(settings.knobs?.players_max ?? edition.players_max);
  const choose = (chosen: string) => {
    const box = editionInfo(all, chosen)!;
    change({ edition: chosen, knobs: {}, seats: Math.min(Math.max(settings.seats ?? 4, box.players_min), box.players_max) });
  };
  return (
    <div class="table-choice">
      <Objections found={game.state.refused.value} />
      <section class="felt chosen-box" aria-live="polite">
        <BoxPicture name={name} />
        <p>
          <strong>
            {editionName(name)}, {t("wait-games", { count: settings.games ?? 1 })}
          </strong>
          <span>{playedText(room)}</span>
        </p>
        <button type="button" class="button small on-felt" onClick={onRules}>
          <Icon name="book" /> {t("web-rules")}
        </button>
      </section>
      <BoxPick label={t("label-edition")} names={boxes(all)} value={boxOf(all, name)} onPick={choose} />
      <VariantPicker all={all} value={name} onPick={choose} />
      <section class="panel line-choices">
        <Strip
          id="seats"
          label={t("label-players")}
          value={settings.seats ?? 4}
          values={range(Math.max(edition.players_min, people), most)}
          onPick={(seats) => change({ seats })}
        />
        <Strip id="games" label={t("web-games")} value={settings.games ?? 1} values={GAMES} onPick={(games) => change({ games })} />
        <Strip
          id="clock"
          label={heading("word-time-limit")}
          value={clockChoice(settings)}
          values={CLOCKS}
          text={clockText}
          onPick={(choice) => change(clockSettings(choice))}
        />
      </section>
      <section class="panel switches">
        <label class="check switch">
          <input
            type="checkbox"
            checked={settings.public !== false}
            onChange={(event) => change({ public: event.currentTarget.checked })}
          />
          {t("web-public")}
        </label>
        <label class="check switch">
          <input
            type="checkbox"
            checked={settings.hints === true}
            onChange={(event) => change({ hints: event.currentTarget.checked || null })}
          />
          <span>
            {t("web-allow-hints")}
            <span class="quiet-text">{t("wait-hints-text")}</span>
          </span>
        </label>
      </section>
      {words && (
        <details class="advanced panel">
          <summary>{t("wait-more-rules")}</summary>
          <KnobEditor
            all={all.knobs}
            base={edition.knobs}
            overrides={settings.knobs ?? {}}
            onChange={(knobs) => change({ knobs })}
          />
        </details>
      )}
    </div>
  );
}

function clockChoice(settings: Settings): string {
  if (settings.days) return settings.days === 1 ? "day" : "days";
  const seconds = settings.seconds ?? null;
  return seconds === null ? "edition" : CLOCKS.includes(String(seconds)) ? String(seconds) : "edition";
}

export const clockSettings = (choice: string): Settings =>
  choice === "day"
    ? { days: 1, seconds: null }
    : choice === "days"
      ? { days: 3, seconds: null }
      : { days: 0, seconds: choice === "edition" ? null : Number(choice) };

export function clockText(choice: string): string {
  if (choice === "edition") return t("web-as-edition");
  if (choice === "0") return t("web-fact-no-clock");
  if (choice === "day" || choice === "days") return t("web-fact-days", { count: choice === "day" ? 1 : 3 });
  return t("count-seconds", { count: Number(choice) });
}

/** The clock of a table, who may come, and whether people may ask for hints: "60 seconds a turn · private". */
export function playedText(room: RoomInfo): string {
  const seconds = clockOf(room.settings) ?? Number(room.rules?.turn_seconds ?? 0);
  const clock = room.settings.days
    ? t("web-fact-days", { count: room.settings.days })
    : seconds
      ? t("wait-a-turn", { time: t("count-seconds", { count: seconds }) })
      : t("wait-no-clock");
  const hints = room.settings.hints ? ` · ${t("wait-with-hints")}` : "";
  return `${clock} · ${t(room.settings.public === false ? "wait-private" : "wait-public")}${hints}`;
}
