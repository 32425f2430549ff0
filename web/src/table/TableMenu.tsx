/** Everything at the table that is no move of tiles: chat, reactions, the referee, breaks, leaving. One button opens it. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { tablePath } from "../app/address";
import { t } from "../app/i18n";
import { go } from "../app/route";
import { reactionText } from "../game/chat";
import type { GameStore } from "../game/gameStore";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { useCopied } from "../ui/useCopied";
import type { Reaction } from "../wire/protocol.gen";
import { type Person, PlayerMenu } from "./PlayerMenu";
import { ScoreChart } from "./ScoreChart";

const REACTIONS: readonly Reaction[] = ["hello", "well-played", "thanks", "wow", "oops", "thinking", "hurry", "goodbye"];

export function MenuButton({ game }: { game: GameStore }) {
  const talk = game.chat;
  const unread = talk.unread.value;
  return (
    <>
      <button
        type="button"
        class="icon-button menu-button"
        aria-label={unread ? `${t("menu-title")} (${t("menu-unread")}: ${unread})` : t("menu-title")}
        onClick={() => talk.show(true)}
      >
        <Icon name="menu" />
        {unread > 0 && (
          <span class="badge" aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      {talk.open.value && <TableMenu game={game} onClose={() => talk.show(false)} />}
    </>
  );
}

function TableMenu({ game, onClose }: { game: GameStore; onClose(): void }) {
  return (
    <Dialog title={t("menu-title")} onClose={onClose}>
      <div class="table-menu">
        <Chat game={game} />
        <TableActions game={game} onClose={onClose} />
        {game.state.room.value!.match && game.state.room.value!.match.results.length > 0 && (
          <ScoreChart
            match={game.state.room.value!.match}
            names={game.state.room.value!.seats.map((_, seat) => game.state.name(seat))}
          />
        )}
        <Log game={game} />
      </div>
    </Dialog>
  );
}

/** What you can do besides moving tiles. */
function TableActions({ game, onClose }: { game: GameStore; onClose(): void }) {
  const room = game.state.room.value!;
  const view = game.state.view.value!;
  const knobs = game.state.knobs.value;
  const seated = game.state.seat.value !== null;
  const owner = room.owner === game.state.me.value;
  const playing = room.phase === "playing";
  const rated = Boolean(room.settings.rated);
  const note = useSignal("");
  const asking = useSignal(false);
  const done = (act: () => Promise<unknown>) => () => {
    void act();
    onClose();
  };
  const mayDispute =
    seated && knobs.dispute_pause === true && !rated && playing && view.phase === "playing" && view.previous !== null;
  const mayPause = owner && !rated && !room.paused && (playing || room.phase === "between-games");
  return (
    <section class="table-actions" aria-label={t("menu-title")}>
      {room.paused && owner && (
        <button class="main" onClick={done(() => game.commands.request({ type: "resume" }))}>
          {t("menu-resume")}
        </button>
      )}
      {mayPause && (
        <button class="button" onClick={done(() => game.commands.request({ type: "pause" }))}>
          {t("menu-pause")}
        </button>
      )}
      {mayDispute && !asking.value && (
        <button class="button" onClick={() => (asking.value = true)}>
          {t("menu-dispute")}
        </button>
      )}
      {asking.value && (
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            done(() => game.commands.dispute(note.value))();
          }}
        >
          <p class="field">
            <label for="note">{t("menu-dispute-note")}</label>
            <input id="note" maxLength={500} value={note.value} onInput={(event) => (note.value = event.currentTarget.value)} />
          </p>
          <button class="main">{t("menu-dispute")}</button>
        </form>
      )}
      {room.settings.public === false && room.invitation && <Invite path={tablePath(room.id, room.invitation)} />}
      {seated && !room.seats[game.state.seat.value!]?.left && (
        <button
          class="button"
          onClick={() => {
            void game.commands.request({ type: "leave" }).then(() => go(""));
          }}
        >
          {t("menu-leave")}
        </button>
      )}
      {seated && playing && <p class="quiet-text">{t("menu-leave-text")}</p>}
      {game.chat.spectators.value > 0 && <p class="quiet-text">{t("menu-spectators", { count: game.chat.spectators.value })}</p>}
    </section>
  );
}

function Invite({ path }: { path: string }) {
  const [copied, copy] = useCopied(`${location.origin}/#/${path}`);
  return (
    <button class="button" onClick={copy}>
      <Icon name="copy" /> {t(copied ? "web-copied" : "web-link")}
    </button>
  );
}

function Chat({ game }: { game: GameStore }) {
  const room = game.state.room.value!;
  const talk = game.chat;
  const text = useSignal("");
  const about = useSignal<Person | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const owner = room.owner === game.state.me.value;
  const seated = game.state.seat.value !== null;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [talk.lines.value]);
  const say = (event: Event) => {
    event.preventDefault();
    const said = text.value.trim();
    if (!said) return;
    text.value = "";
    void game.commands.request({ type: "chat", text: said });
  };
  const speakers = new Map(
    talk.lines.value.filter((line) => line.player !== game.state.me.value).map((line) => [line.player, line.name]),
  );
  for (const player of talk.muted.value) if (!speakers.has(player)) speakers.set(player, nameOf(game, player));
  return (
    <section aria-labelledby="chat-title" class="chat">
      {about.value && <PlayerMenu game={game} person={about.value} onClose={() => (about.value = null)} />}
      <h3 id="chat-title">{t("menu-chat")}</h3>
      {talk.lines.value.length ? (
        <ul class="words" ref={list} tabIndex={0} aria-label={t("menu-chat")} aria-live="polite">
          {talk.lines.value.map((line) => (
            <li key={line.id} class={line.player === game.state.me.value ? "own" : ""}>
              {line.player === game.state.me.value ? (
                <span class="speaker">{line.name}</span>
              ) : (
                <button
                  type="button"
                  class="speaker link"
                  aria-label={t("menu-player", { player: line.name })}
                  onClick={() => (about.value = { player: line.player, name: line.name })}
                >
                  {line.name}
                </button>
              )}{" "}
              <span class={line.isReaction ? "quick" : ""}>{line.text}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p class="quiet-text">{room.chat ? t("menu-chat-empty") : t("room--chat-off")}</p>
      )}
      {(room.chat || seated) && (
        <div class="reactions" role="group" aria-label={t("menu-reactions")}>
          {REACTIONS.map((reaction) => (
            <button
              key={reaction}
              type="button"
              class="button small"
              onClick={() => void game.commands.request({ type: "react", reaction })}
            >
              {reactionText(reaction)}
            </button>
          ))}
        </div>
      )}
      {room.chat && (
        <form class="row" onSubmit={say}>
          <input
            maxLength={500}
            autocomplete="off"
            aria-label={t("menu-say")}
            placeholder={t("menu-say")}
            value={text.value}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
          <button class="button" aria-label={t("menu-send")}>
            <Icon name="send" />
          </button>
        </form>
      )}
      {(speakers.size > 0 || owner) && (
        <div class="row">
          {[...speakers].map(([player, name]) => {
            const off = talk.muted.value.has(player);
            return (
              <button key={player} type="button" class="button small" aria-pressed={off} onClick={() => game.mute(player, !off)}>
                {t(off ? "menu-unmute" : "menu-mute", { player: name })}
              </button>
            );
          })}
          {owner && (
            <button
              type="button"
              class="button small"
              onClick={() => void game.commands.request({ type: "switch-chat", on: !room.chat })}
            >
              {t(room.chat ? "menu-chat-off" : "menu-chat-on")}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

const nameOf = (game: GameStore, player: string): string =>
  game.state.room.value?.seats.find((seat) => seat.player === player)?.name || "…";

function Log({ game }: { game: GameStore }) {
  const entries = game.turnLog.entries.value;
  return (
    <section aria-labelledby="log-title">
      <h3 id="log-title">{t("menu-story")}</h3>
      {entries.length ? (
        <ol class="log" reversed>
          {[...entries].reverse().map((entry, i) => (
            <li key={`${entry.id} ${i}`}>{entry.text}</li>
          ))}
        </ol>
      ) : (
        <p class="quiet-text">{t("menu-story-empty")}</p>
      )}
    </section>
  );
}
