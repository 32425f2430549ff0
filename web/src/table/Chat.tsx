/** What people say at the table: lines as bubbles, reactions, a field to answer. */

import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { type ChatLine, reactionText } from "../game/chat";
import type { GameStore } from "../game/gameStore";
import { Icon } from "../ui/Icon";
import type { Reaction } from "../wire/protocol.gen";
import { type Person, PlayerMenu } from "./PlayerMenu";
import { SeatFace } from "./SeatFace";

const REACTIONS: readonly Reaction[] = ["hello", "well-played", "thanks", "wow", "oops", "thinking", "hurry", "goodbye"];

/** `brief` leaves out reactions and switches: in the panel they would push the words away. */
export function Chat({ game, brief }: { game: GameStore; brief?: boolean }) {
  const room = game.state.room.value!;
  const chat = game.chat;
  const about = useSignal<Person | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const seated = game.state.seat.value !== null;
  /** Its own, for panel and menu can both show the words. */
  const title = useId();
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [chat.lines.value]);
  return (
    <section aria-labelledby={title} class="chat">
      {about.value && <PlayerMenu game={game} person={about.value} onClose={() => (about.value = null)} />}
      <div class="chat-head">
        <h3 id={title}>{t("menu-chat")}</h3>
        {chat.spectators.value > 0 && (
          <span class="watching">
            <Icon name="eye" /> {t("menu-spectators", { count: chat.spectators.value })}
          </span>
        )}
      </div>
      {chat.lines.value.length ? (
        <ul class="words" ref={list} tabIndex={0} aria-label={t("menu-chat")} aria-live="polite">
          {chat.lines.value.map((line) => (
            <Line key={line.id} game={game} line={line} onSpeaker={(person) => (about.value = person)} />
          ))}
        </ul>
      ) : (
        <p class="quiet-text words-empty">{room.chat ? t("menu-chat-empty") : t("room--chat-off")}</p>
      )}
      {!brief && (room.chat || seated) && (
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
      {room.chat && <Answer game={game} />}
      {!brief && <Switches game={game} />}
    </section>
  );
}

function Line({ game, line, onSpeaker }: { game: GameStore; line: ChatLine; onSpeaker(person: Person): void }) {
  const own = line.player === game.state.me.value;
  return (
    <li class={`line${own ? " own" : ""}`}>
      {!own && line.seat !== null && <SeatFace game={game} seat={line.seat} />}
      {own ? (
        <span class="hidden">{line.name}</span>
      ) : (
        <button
          type="button"
          class={`speaker link${line.seat !== null ? " by-face" : ""}`}
          title={line.name}
          aria-label={t("menu-player", { player: line.name })}
          onClick={() => onSpeaker({ player: line.player, name: line.name })}
        >
          {line.name}
        </button>
      )}
      <span class={`words-said${line.isReaction ? " quick" : ""}`}>{line.text}</span>
    </li>
  );
}

function Answer({ game }: { game: GameStore }) {
  const text = useSignal("");
  const say = (event: Event) => {
    event.preventDefault();
    const said = text.value.trim();
    if (!said) return;
    text.value = "";
    void game.commands.request({ type: "chat", text: said });
  };
  return (
    <form class="answer" onSubmit={say}>
      <input
        maxLength={500}
        autofocus={game.chat.answering.value}
        autocomplete="off"
        aria-label={t("menu-say")}
        placeholder={t("tell-say-kind")}
        value={text.value}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <button class="icon-button" aria-label={t("menu-send")} title={t("menu-send")}>
        <Icon name="send" />
      </button>
    </form>
  );
}

/** Who is not heard, and whether anybody is. */
function Switches({ game }: { game: GameStore }) {
  const room = game.state.room.value!;
  const chat = game.chat;
  const owner = room.owner === game.state.me.value;
  const speakers = new Map(
    chat.lines.value.filter((line) => line.player !== game.state.me.value).map((line) => [line.player, line.name]),
  );
  for (const player of chat.muted.value) if (!speakers.has(player)) speakers.set(player, nameOf(game, player));
  if (!speakers.size && !owner) return null;
  return (
    <div class="row">
      {[...speakers].map(([player, name]) => {
        const off = chat.muted.value.has(player);
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
  );
}

const nameOf = (game: GameStore, player: string): string =>
  game.state.room.value?.seats.find((seat) => seat.player === player)?.name || "…";
