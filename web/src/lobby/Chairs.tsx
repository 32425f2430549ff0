/** The seats of a table that waits for players: who sits, who is looking, where to sit down, bots for the rest. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { BotPicker } from "../bots/BotPicker";
import { type Level, levelName, levelOf } from "../bots/characters";
import { Portrait } from "../bots/Portrait";
import type { GameStore } from "../game/gameStore";
import { clockOf } from "../rules/clockKnobs";
import type { Person } from "../table/PlayerMenu";
import { SeatFace } from "../table/SeatFace";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { IconButton } from "../ui/IconButton";
import { Initial } from "../ui/Initial";
import { currentName, NameField } from "../ui/NameField";
import type { RoomInfo, SeatInfo } from "../wire/protocol.gen";
import { me } from "../wire/session";
import { BeginsSoon } from "./BeginsSoon";
import { TimePick } from "./TimePick";

interface Seating {
  game: GameStore;
  /** The owner is choosing what is played. */
  choosing: boolean;
  onAbout(person: Person): void;
}

export function Chairs({ game, choosing, onAbout }: Seating) {
  const room = game.state.room.value!;
  const filling = useSignal(false);
  const seated = game.state.seat.value !== null;
  const owner = room.owner === game.state.me.value;
  const free = room.seats.flatMap((seat, i) => (seat.player || seat.bot ? [] : [i]));
  const taken = room.seats.length - free.length;
  const own = game.state.me.value;
  const watching = seated || owner ? game.state.watching.value : withoutMe(game.state.watching.value);
  return (
    <section class="panel chairs-panel" aria-labelledby="at-the-table">
      <h2 id="at-the-table">{t("wait-at-the-table")}</h2>
      {!seated && free.length > 0 && !me.value?.account && <NameField />}
      <ul class="chairs" aria-label={t("label-players")}>
        {room.seats.map((seat, i) =>
          seat.player || seat.bot ? (
            <li key={i} class={`chair${seat.player === own ? " mine" : ""}`}>
              <SeatFace game={game} seat={i} />
              <p>
                <strong>{game.state.name(i)}</strong>
                <span class="quiet-text">
                  {about(seat, room.owner, own)}
                  {(seat.times ?? 1) > 1 && ` · ${t("wait-time-times", { times: seat.times! })}`}
                </span>
              </p>
              {seat.player && seat.name && seat.player !== own && (
                <IconButton
                  icon="menu"
                  label={t("menu-player", { player: seat.name })}
                  onClick={() => onAbout({ player: seat.player!, name: seat.name! })}
                />
              )}
              {seat.bot && owner && (
                <IconButton
                  icon="close"
                  label={t("web-remove-bot")}
                  onClick={() => void game.commands.request({ type: "seat-bot", seat: i, level: null })}
                />
              )}
              {seat.player === own && (
                <button class="link" onClick={() => void game.commands.request({ type: "leave" })}>
                  {t("web-get-up")}
                </button>
              )}
            </li>
          ) : null,
        )}
        {watching.slice(0, 3).map((name, i) => (
          <li key={`watching ${i}`} class="chair looking">
            <span class="seat-face" aria-hidden="true">
              <Initial name={name} of={null} />
            </span>
            <p>
              <strong>{name}</strong>
              <span class="quiet-text">
                <Icon name="eye" /> {t("wait-is-looking")}
              </span>
            </p>
          </li>
        ))}
        {free.map((i, nth) => (
          <li key={i} class="chair free">
            <span class="seat-face plus" aria-hidden="true">
              +
            </span>
            <p>{t("web-free-seat")}</p>
            {!seated && (
              <button class={nth ? "button small" : "main small"} onClick={() => void game.commands.sit(i, currentName())}>
                {t("web-sit")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {seated && !room.settings.rated && hasClock(room) && <MyTime game={game} />}
      {owner && free.length > 0 && (
        <button class="fill-bots" onClick={() => (filling.value = true)}>
          {(["novice", "casual", "skilled"] as const).map((level) => (
            <Portrait key={level} of={{ level, number: 0 }} />
          ))}
          <span class="link">{t("wait-fill-with-bots")}</span>
        </button>
      )}
      {owner && free.length > 0 && taken > 1 && (
        <button class="button big" onClick={() => void beginWith(game, taken)}>
          {t("wait-begin-with", { count: taken })}
        </button>
      )}
      {owner && free.length === 0 && <BeginsSoon game={game} held={choosing} />}
      {filling.value && <FillWithBots game={game} free={free} onClose={() => (filling.value = false)} />}
    </section>
  );
}

const hasClock = (room: RoomInfo): boolean =>
  !room.settings.days && Boolean(clockOf(room.settings) ?? Number(room.rules?.turn_seconds ?? 0));

/** Whoever needs longer, to hear the table or to reach it, takes more time; the others see it. */
function MyTime({ game }: { game: GameStore }) {
  const mine = game.state.room.value!.seats[game.state.seat.value!]!;
  return <TimePick value={mine.times ?? 1} onPick={(times) => void game.commands.request({ type: "more-time", times })} />;
}

/** Those who look on without the one who reads this: a number after a name tells two of one name apart. */
function withoutMe(names: readonly string[]): readonly string[] {
  const own = me.value?.name ?? "";
  const at = names.findIndex((name) => name === own || (name.startsWith(`${own} `) && /^\d+$/.test(name.slice(own.length + 1))));
  return names.filter((_, i) => i !== at);
}

async function beginWith(game: GameStore, seats: number): Promise<void> {
  const settings = { ...game.state.room.value!.settings, seats };
  if (await game.commands.request({ type: "change-settings", settings })) await game.commands.request({ type: "start" });
}

function about(seat: SeatInfo, owner: string, me: string): string {
  if (seat.bot) return levelName(levelOf(seat.bot)!);
  if (seat.player === me) return t(seat.player === owner ? "wait-you-and-yours" : "wait-you");
  return t(seat.player === owner ? "wait-owner" : "wait-sits-here");
}

function FillWithBots({ game, free, onClose }: { game: GameStore; free: readonly number[]; onClose(): void }) {
  const level = useSignal<Level>("casual");
  const seat = (seats: readonly number[]) => {
    for (const i of seats) void game.commands.request({ type: "seat-bot", seat: i, level: level.value });
    onClose();
  };
  return (
    <Dialog small title={t("wait-fill-with-bots")} onClose={onClose}>
      <BotPicker value={level.value} onPick={(choice) => (level.value = choice)} />
      <div class="row">
        <button class="main" onClick={() => seat(free)}>
          {t("wait-fill-with-bots")}
        </button>
        {free.length > 1 && (
          <button class="button" onClick={() => seat(free.slice(0, 1))}>
            {t("web-add-bot")}
          </button>
        )}
      </div>
    </Dialog>
  );
}
