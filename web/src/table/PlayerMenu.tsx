/** What you can do about another person at the table: not hear them, block them, send them away, report them. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { Dialog } from "../ui/Dialog";
import { Objections } from "../ui/Objections";

export interface Person {
  player: string;
  name: string;
}

export function PlayerMenu({ game, person, onClose }: { game: GameStore; person: Person; onClose(): void }) {
  const { player, name } = person;
  const chat = game.chat;
  const reporting = useSignal(false);
  const reported = useSignal(false);
  const note = useSignal("");
  const room = game.state.room.value!;
  const owner = room.owner === game.state.me.value;
  const seated = room.seats.some((seat) => seat.player === player);
  const running = room.phase === "playing" || room.phase === "between-games";
  const maySendAway = owner && !(room.settings.rated && running && seated);
  const muted = chat.muted.value.has(player);
  const blocked = chat.blocked.value.has(player);
  useEffect(() => void game.loadBlocked(), [game]);
  return (
    <Dialog small title={t("menu-player", { player: name })} onClose={onClose}>
      <div class="table-actions player-actions">
        <Objections found={game.state.refused.value} />
        <button type="button" class="button" aria-pressed={muted} onClick={() => game.mute(player, !muted)}>
          {t(muted ? "menu-unmute" : "menu-mute", { player: name })}
        </button>
        <button type="button" class="button" aria-pressed={blocked} onClick={() => void game.block(player, name, !blocked)}>
          {t(blocked ? "menu-unblock" : "menu-block", { player: name })}
        </button>
        <p class="quiet-text">
          {t("menu-block-text")} <a href="#/blocked">{t("page-blocked")}</a>
        </p>
        {maySendAway && (
          <>
            <button
              type="button"
              class="button"
              onClick={() => {
                void game.commands.request({ type: "send-away", player });
                onClose();
              }}
            >
              {t("menu-send-away", { player: name })}
            </button>
            <p class="quiet-text">{t("menu-send-away-text")}</p>
          </>
        )}
        {reported.value ? (
          <p role="status">{t("menu-reported")}</p>
        ) : reporting.value ? (
          <form
            class="form"
            onSubmit={(event) => {
              event.preventDefault();
              void game.report(player, name, note.value).then((done) => (reported.value = done));
            }}
          >
            <p class="field">
              <label for="report-note">{t("menu-report-note")}</label>
              <input
                id="report-note"
                maxLength={500}
                value={note.value}
                onInput={(event) => (note.value = event.currentTarget.value)}
              />
            </p>
            <p class="quiet-text">{t("menu-report-text")}</p>
            <button class="main">{t("menu-report", { player: name })}</button>
          </form>
        ) : (
          <button type="button" class="button" onClick={() => (reporting.value = true)}>
            {t("menu-report", { player: name })}
          </button>
        )}
      </div>
    </Dialog>
  );
}
