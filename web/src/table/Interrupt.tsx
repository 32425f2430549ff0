/** Stopping the game for a while: the owner's pause, and the referee for a turn that somebody doubts. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";

/** Empty where neither is possible; `small` also where no clock runs, for then nobody needs a pause. `onDone` closes whatever the buttons stand in. */
export function Interrupt({ game, small, onDone }: { game: GameStore; small?: boolean; onDone?(): void }) {
  const room = game.state.room.value!;
  const asking = useSignal(false);
  const owner = room.owner === game.state.me.value;
  const clock = Boolean(room.settings.days) || Number(room.rules.turn_seconds ?? 0) > 0;
  const pauses =
    owner &&
    (!small || clock || room.paused) &&
    !room.settings.rated &&
    (room.phase === "playing" || room.phase === "between-games");
  const look = small ? "button small" : "button";
  const ask = (type: "pause" | "resume") => () => {
    void game.commands.request({ type });
    onDone?.();
  };
  if (!pauses && !mayDispute(game)) return null;
  return (
    <div class="interrupt">
      {pauses && room.paused && (
        <button type="button" class="main" onClick={ask("resume")}>
          {t("menu-resume")}
        </button>
      )}
      {pauses && !room.paused && (
        <button type="button" class={look} onClick={ask("pause")}>
          <Icon name="pause" /> {t("menu-pause")}
        </button>
      )}
      {mayDispute(game) && (
        <button type="button" class={look} onClick={() => (asking.value = true)}>
          <Icon name="hand" /> {t("menu-dispute")}
        </button>
      )}
      {asking.value && (
        <CallReferee
          game={game}
          onClose={() => {
            asking.value = false;
            onDone?.();
          }}
        />
      )}
    </div>
  );
}

function mayDispute(game: GameStore): boolean {
  const { room, view, seat, knobs } = game.state;
  const { settings, phase } = room.value!;
  if (seat.value === null || knobs.value.dispute_pause !== true || settings.rated || phase !== "playing") return false;
  return view.value!.phase === "playing" && view.value!.previous !== null;
}

function CallReferee({ game, onClose }: { game: GameStore; onClose(): void }) {
  const note = useSignal("");
  return (
    <Dialog small title={t("menu-dispute")} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void game.commands.dispute(note.value);
          onClose();
        }}
      >
        <p class="field">
          <label for="note">{t("menu-dispute-note")}</label>
          <input id="note" maxLength={500} value={note.value} onInput={(event) => (note.value = event.currentTarget.value)} />
        </p>
        <button class="main">{t("menu-dispute")}</button>
      </form>
    </Dialog>
  );
}
