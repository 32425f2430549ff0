/** Questions besides the usual move: which stack, announce, decide as referee, end the break. Mostly empty. */

import { t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { Ruling } from "./Ruling";

export function Prompts({ game }: { game: GameStore }) {
  const room = game.state.room.value!;
  const view = game.state.view.value!;
  const knobs = game.state.knobs.value;
  const seat = game.state.seat.value;
  const owner = room.owner === game.state.me.value;
  if (room.paused && owner) {
    return <Prompt text={t("menu-resume")} act={() => game.commands.request({ type: "resume" })} />;
  }
  if (view.phase === "paused" && room.dispute && (room.dispute.referee ? owner : seat !== null)) {
    return <Ruling game={game} dispute={room.dispute} />;
  }
  if (seat === null) {
    const free = room.phase === "match-over" ? room.seats.findIndex((chair) => !chair.player && !chair.bot) : -1;
    return (
      <div class="prompt">
        <p class="quiet-text">
          {t("menu-spectating")} {game.chat.spectators.value > 1 && t("menu-spectators", { count: game.chat.spectators.value })}
        </p>
        {free >= 0 && (
          <button class="main" onClick={() => void game.commands.takeSeat(free)}>
            {t("web-sit")}
          </button>
        )}
      </div>
    );
  }
  if (room.seats[seat]?.left && !game.state.away.value) {
    return <Prompt text={t("web-come-back")} act={() => game.commands.request({ type: "come-back" })} />;
  }
  const mine = view.seats[seat];
  const stacks =
    knobs.draw_source === "stacks_eight_first" &&
    game.state.myTurn.value &&
    view.stage === "start" &&
    view.middle === 0 &&
    view.bank.length > 1;
  if (stacks && !game.state.placed.value.length) {
    return (
      <div class="prompt stacks" role="group" aria-label={t("menu-stack")}>
        <span>{t("menu-stack")}</span>
        {view.bank.map((count, i) => (
          <button
            key={i}
            class="stack"
            disabled={game.state.busy.value}
            aria-label={`${t("menu-stack-of", { number: i + 1 })}: ${t("count-tiles", { count })}`}
            onClick={() => void game.commands.draw(i)}
          >
            {count}
          </button>
        ))}
      </div>
    );
  }
  const announces =
    view.phase === "playing" &&
    knobs.announce_excuse !== undefined &&
    knobs.announce_excuse !== "off" &&
    mine &&
    !mine.opened &&
    !mine.announced &&
    view.previous === seat &&
    view.last_drawn !== null;
  if (announces) {
    return <Prompt text={t("menu-announce")} act={() => game.commands.announceOpening()} quiet />;
  }
  return null;
}

/** A question with one answer. */
function Prompt({ text, act, quiet }: { text: string; act(): unknown; quiet?: boolean }) {
  return (
    <div class="prompt">
      <button class={quiet ? "button" : "main"} onClick={() => void act()}>
        {text}
      </button>
    </div>
  );
}
