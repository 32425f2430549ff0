/** Everything at the table that is no move of tiles: chat, reactions, the referee, breaks, leaving. One button opens it. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { tablePath } from "../app/address";
import { Dialog } from "../ui/Dialog";
import type { Game } from "../game/game";
import { t } from "../app/i18n";
import { Icon } from "../ui/Icon";
import { go } from "../app/route";
import { reactionText } from "../game/chat";
import { ScoreChart } from "./ScoreChart";

const REACTIONS = ["hello", "well-played", "thanks", "wow", "oops", "thinking", "hurry", "goodbye"];

export function MenuButton({ game }: { game: Game }) {
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

function TableMenu({ game, onClose }: { game: Game; onClose(): void }) {
  return (
    <Dialog title={t("menu-title")} onClose={onClose}>
      <div class="table-menu">
        <Chat game={game} />
        <TableActions game={game} onClose={onClose} />
        {game.room.value!.match && game.room.value!.match.results.length > 0 && (
          <ScoreChart match={game.room.value!.match} names={game.room.value!.seats.map((_, seat) => game.name(seat))} />
        )}
        <Log game={game} />
      </div>
    </Dialog>
  );
}

/** What you can do besides moving tiles. */
function TableActions({ game, onClose }: { game: Game; onClose(): void }) {
  const room = game.room.value!;
  const view = game.view.value!;
  const knobs = game.knobs.value;
  const seated = game.seat.value !== null;
  const owner = room.owner === game.me.value;
  const playing = room.phase === "playing";
  const rated = Boolean(room.settings.rated);
  const note = useSignal("");
  const asking = useSignal(false);
  const done = (act: () => Promise<unknown>) => () => {
    void act();
    onClose();
  };
  const mayDispute = seated && knobs.dispute_pause === true && !rated && playing && view.phase === "playing" && view.previous !== null;
  const mayPause = owner && !rated && !room.paused && (playing || room.phase === "between-games");
  return (
    <section class="doings" aria-label={t("menu-title")}>
      {room.paused && owner && (
        <button class="main" onClick={done(() => game.ask("resume"))}>
          {t("menu-resume")}
        </button>
      )}
      {mayPause && (
        <button class="button" onClick={done(() => game.ask("pause"))}>
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
            done(() => game.dispute(note.value))();
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
      {seated && !room.seats[game.seat.value!]?.left && (
        <button
          class="button"
          onClick={() => {
            void game.ask("leave").then(() => go(""));
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
  const copied = useSignal(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}/#/${path}`);
      copied.value = true;
    } catch {
      copied.value = false;
    }
  };
  return (
    <button class="button" onClick={() => void copy()}>
      <Icon name="copy" /> {t(copied.value ? "web-copied" : "web-link")}
    </button>
  );
}

function Chat({ game }: { game: Game }) {
  const room = game.room.value!;
  const talk = game.chat;
  const text = useSignal("");
  const list = useRef<HTMLUListElement>(null);
  const owner = room.owner === game.me.value;
  const seated = game.seat.value !== null;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [talk.lines.value]);
  const say = (event: Event) => {
    event.preventDefault();
    const said = text.value.trim();
    if (!said) return;
    text.value = "";
    void game.ask("chat", { text: said });
  };
  const speakers = new Map(talk.lines.value.filter((line) => line.player !== game.me.value).map((line) => [line.player, line.name]));
  for (const player of talk.muted.value) if (!speakers.has(player)) speakers.set(player, nameOf(game, player));
  const mute = (player: string, on: boolean) => {
    talk.mute(player, on);
    void game.ask("mute", { player, on });
  };
  return (
    <section aria-labelledby="chat-title" class="chat">
      <h3 id="chat-title">{t("menu-chat")}</h3>
      {talk.lines.value.length ? (
        <ul class="words" ref={list} tabIndex={0} aria-label={t("menu-chat")} aria-live="polite">
          {talk.lines.value.map((line) => (
            <li key={line.id} class={line.player === game.me.value ? "own" : ""}>
              <span class="speaker">{line.name}</span> <span class={line.isReaction ? "quick" : ""}>{line.text}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p class="quiet-text">{room.chat ? t("menu-chat-empty") : t("room--chat-off")}</p>
      )}
      {(room.chat || seated) && (
        <div class="reactions" role="group" aria-label={t("menu-reactions")}>
          {REACTIONS.map((reaction) => (
            <button key={reaction} type="button" class="button small" onClick={() => void game.ask("react", { reaction: reaction })}>
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
              <button key={player} type="button" class="button small" aria-pressed={off} onClick={() => mute(player, !off)}>
                {t(off ? "menu-unmute" : "menu-mute", { player: name })}
              </button>
            );
          })}
          {owner && (
            <button type="button" class="button small" onClick={() => void game.ask("switch-chat", { on: !room.chat })}>
              {t(room.chat ? "menu-chat-off" : "menu-chat-on")}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

const nameOf = (game: Game, player: string): string => game.room.value?.seats.find((seat) => seat.player === player)?.name || "…";

function Log({ game }: { game: Game }) {
  const story = game.turnLog.entries.value;
  return (
    <section aria-labelledby="story-title">
      <h3 id="story-title">{t("menu-story")}</h3>
      {story.length ? (
        <ol class="story" reversed>
          {[...story].reverse().map((entry, i) => (
            <li key={`${entry.id} ${i}`}>{entry.text}</li>
          ))}
        </ol>
      ) : (
        <p class="quiet-text">{t("menu-story-empty")}</p>
      )}
    </section>
  );
}
