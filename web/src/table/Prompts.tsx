/** Questions besides the usual move: a new deal, announce, decide as referee, end the break; the steps of a turn. Mostly empty. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ensureCatalogue, t } from "../app/i18n";
import { parseTile } from "../board/tiles";
import type { GameStore } from "../game/gameStore";
import { redealPairs } from "../game/redeal";
import type { SeenTurn } from "../game/turnLog";
import { lazyPart } from "../ui/lazily";
import { Steps } from "./Steps";
import { StoneText } from "./StoneText";
import { aloudIn, useSpoken } from "./Voices";
import { Watching } from "./Watching";

// few games have a dispute
const Ruling = lazyPart(() => import("./Ruling").then((file) => file.Ruling));

/** Milliseconds after a draw in which an opening can be announced; as on the server. */
const ANNOUNCING = 10_000;

export function Prompts({ game, onWatch }: { game: GameStore; onWatch(turns: readonly SeenTurn[]): void }) {
  const room = game.state.room.value!;
  const view = game.state.view.value!;
  const seat = game.state.seat.value;
  const owner = room.owner === game.state.me.value;
  if (room.paused && owner) {
    return <Prompt text={t("menu-resume")} act={() => game.commands.request({ type: "resume" })} />;
  }
  if (view.phase === "paused" && room.dispute) return <Ruling game={game} dispute={room.dispute} onWatch={onWatch} />;
  if (seat === null) {
    const free = room.phase === "match-over" ? room.seats.findIndex((chair) => !chair.player && !chair.bot) : -1;
    return (
      <div class="prompt">
        <Watching game={game} />
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
  if (view.phase === "ready") return <Redeal game={game} seat={seat} />;
  if (view.announcing_helps) return <Announce game={game} seat={seat} />;
  return <Steps game={game} />;
}

/** Only those who may demand a new deal are asked; the others read for whom they wait. */
function Redeal({ game, seat }: { game: GameStore; seat: number }) {
  const view = game.state.view.value!;
  const pairs = redealPairs(view, seat, game.state.knobs.value);
  const words = ensureCatalogue("editions", "redeal-may");
  useEffect(() => {
    game.editor.select(pairs.flat());
    return () => game.editor.select([]);
  }, [pairs.flat().join()]);
  const ask = { message: "redeal-may", args: { count: pairs.length }, tiles: { tiles: pairs.flat().map((tile) => [tile]) } };
  useSpoken(game, "notice", words && pairs.length ? aloudIn(game, [ask]) : "");
  if (!words) return <div class="prompt" />;
  if (!pairs.length) {
    const players = view.seats.flatMap((other, i) => (other.ready || i === seat ? [] : [game.state.name(i)])).join(", ");
    return players ? <p class="prompt waiting-line">{t("redeal-waiting", { players })}</p> : null;
  }
  return (
    <div class="prompt asked">
      <p>
        <StoneText game={game} id="redeal-may" args={{ count: pairs.length }} tiles={pairs.flat()} />
      </p>
      <div class="row">
        <button class="button" disabled={game.state.busy.value} onClick={() => void game.commands.redeal()}>
          {t("web-redeal")}
        </button>
        <button class="main" disabled={game.state.busy.value} onClick={() => void game.commands.ready()}>
          {t("web-keep")}
        </button>
      </div>
    </div>
  );
}

/** You have just drawn the tile with which you can open: to say so now costs nothing and may spare much. */
function Announce({ game, seat }: { game: GameStore; seat: number }) {
  const view = game.state.view.value!;
  const knobs = game.state.knobs.value;
  const late = useSignal(game.now() - view.started > ANNOUNCING);
  useEffect(() => {
    const timer = setTimeout(() => (late.value = true), Math.max(0, ANNOUNCING - (game.now() - view.started)));
    return () => clearTimeout(timer);
  }, [view.version]);
  const words = ensureCatalogue("editions", "announce");
  const rack = view.rack.map(parseTile).reduce((sum, tile) => sum + (tile.number || Number(knobs.joker_penalty ?? 30)), 0);
  const sum = knobs.announce_excuse === "rack_sum" ? rack : Number(knobs.unopened_penalty ?? 100);
  const why = t("announce-why-sum", { sum, most: Number(knobs.unopened_could_penalty ?? 200) });
  const asks = words && !late.value;
  useSpoken(game, "turn", asks ? why : "");
  if (!asks) return null;
  return (
    <div class="prompt asked" data-seat={seat}>
      <p>{why}</p>
      <button class="button" onClick={() => void game.commands.announceOpening()}>
        {t("announce")}
      </button>
    </div>
  );
}

/** A question with one answer. */
function Prompt({ text, act }: { text: string; act(): unknown }) {
  return (
    <div class="prompt">
      <button class="main" onClick={() => void act()}>
        {text}
      </button>
    </div>
  );
}
