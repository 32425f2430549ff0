/** Before the match: who is here, who is missing, and the link that brings them. */

import { useSignal } from "@preact/signals";
import { tablePath } from "../app/address";
import { t } from "../app/i18n";
import { BotPicker } from "../bots/BotPicker";
import { type Level, levelName, levelOf } from "../bots/characters";
import { Face } from "../bots/Portrait";
import type { GameStore } from "../game/gameStore";
import { facts } from "../rules/facts";
import { RulesSheet } from "../rules/RulesSheet";
import { clockOf } from "../rules/sentences";
import { type Person, PlayerMenu } from "../table/PlayerMenu";
import { Icon } from "../ui/Icon";
import { currentName, NameField } from "../ui/NameField";
import { Objections } from "../ui/Objections";
import { Page } from "../ui/Page";
import { useCopied } from "../ui/useCopied";
import { me } from "../wire/session";
import { QrCode } from "./QrCode";

export function Waiting({ game }: { game: GameStore }) {
  const room = game.state.room.value!;
  const sheet = useSignal(false);
  const about = useSignal<Person | null>(null);
  const level = useSignal<Level>("novice");
  const link = `${location.origin}/#/${tablePath(room.id, room.settings.public === false ? room.invitation : null)}`;
  const seated = game.state.seat.value !== null;
  const owner = room.owner === game.state.me.value;
  const free = room.seats.filter((seat) => !seat.player && !seat.bot).length;
  const [copied, copy] = useCopied(link, () => document.querySelector<HTMLInputElement>("#link")?.select());
  return (
    <Page title={t("web-waiting-room")}>
      <p class="lead">
        {t(`edition-${room.settings.edition ?? "classic"}`)} · {t("web-free-seats", { count: free })}
      </p>
      <Objections found={game.state.refused.value} />
      {!seated && free > 0 && !me.value?.account && <NameField />}
      <ul class="cards chairs" aria-label={t("label-players")}>
        {room.seats.map((seat, i) => {
          const taken = Boolean(seat.player || seat.bot);
          return (
            <li key={i} class={`card chair${taken ? "" : " free"}`}>
              <strong class="named">
                <Face bot={seat.bot} seat={i} />
                {taken
                  ? seat.player === game.state.me.value
                    ? `${seat.name} (${t("label-you")})`
                    : game.state.name(i)
                  : t("web-free-seat")}
              </strong>
              {seat.bot && <span class="quiet-text">{levelName(levelOf(seat.bot)!)}</span>}
              {!taken && !seated && (
                <button class="button small" onClick={() => void game.commands.sit(i, currentName())}>
                  {t("web-sit")}
                </button>
              )}
              {!taken && owner && (
                <button
                  class="button small"
                  onClick={() => void game.commands.request({ type: "seat-bot", seat: i, level: level.value })}
                >
                  {t("web-add-bot")}
                </button>
              )}
              {seat.player && seat.name && seat.player !== game.state.me.value && (
                <button class="button small" onClick={() => (about.value = { player: seat.player!, name: seat.name! })}>
                  {t("menu-player", { player: seat.name })}
                </button>
              )}
              {seat.bot && owner && (
                <button class="button small" onClick={() => void game.commands.request({ type: "seat-bot", seat: i, level: null })}>
                  {t("web-remove-bot")}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {owner && free > 0 && <BotPicker value={level.value} onPick={(choice) => (level.value = choice)} />}
      {owner && free === 0 && (
        <button class="main big" onClick={() => void game.commands.request({ type: "start" })}>
          {t("menu-start")}
        </button>
      )}
      <section class="invite" aria-labelledby="invite">
        <h2 id="invite">{t("web-invite")}</h2>
        <div class="row">
          <input id="link" readOnly value={link} aria-label={t("web-link")} onFocus={(event) => event.currentTarget.select()} />
          <button class="button" onClick={copy}>
            <Icon name="copy" /> {t(copied ? "web-copied" : "web-copy")}
          </button>
        </div>
        <QrCode text={link} />
      </section>
      {game.state.edition.value && (
        <section class="summary" aria-labelledby="edition-title">
          <h2 id="edition-title">{t(`edition-${room.settings.edition ?? "classic"}`)}</h2>
          <ul class="facts">
            {facts(game.state.knobs.value, clockOf(room.settings)).map((fact) => (
              <li key={fact.id}>{t(fact.id, fact.args)}</li>
            ))}
          </ul>
          <p>
            <button class="button small" onClick={() => (sheet.value = true)}>
              <Icon name="book" /> {t("web-rules")}
            </button>
          </p>
        </section>
      )}
      {about.value && <PlayerMenu game={game} person={about.value} onClose={() => (about.value = null)} />}
      {sheet.value && <RulesSheet game={game} section="" onClose={() => (sheet.value = false)} />}
      {seated && (
        <p>
          <button class="button small" onClick={() => void game.commands.request({ type: "leave" })}>
            {t("web-get-up")}
          </button>
        </p>
      )}
    </Page>
  );
}
