/** Everything at the table that is no move of tiles: chat, reactions, the referee, breaks, leaving. */

import { useSignal } from "@preact/signals";
import { tablePath } from "../app/address";
import { ensureCatalogue, t } from "../app/i18n";
import { go } from "../app/route";
import { DealSheet } from "../fair/DealSeal";
import type { GameStore } from "../game/gameStore";
import { SettingsSheet } from "../settings/Settings";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { useCopied } from "../ui/useCopied";
import { Chat } from "./Chat";
import { Interrupt } from "./Interrupt";
import type { KeyWays } from "./keys";
import { ScoreChart } from "./ScoreChart";
import { SentAway } from "./SentAway";
import { TurnList } from "./TurnList";
import { tableKind } from "./tableKind";

export interface MenuProps {
  game: GameStore;
  onRules(): void;
  ways: KeyWays;
}

export function TableMenu({ game, onRules, ways, onClose }: MenuProps & { onClose(): void }) {
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  const settings = useSignal(false);
  const deal = useSignal(false);
  const commitment = game.state.view.value?.commitment;
  const room = game.state.room.value!;
  if (settings.value) return <SettingsSheet onClose={onClose} />;
  if (deal.value && commitment) return <DealSheet commitment={commitment} onClose={onClose} />;
  return (
    <Dialog title={t("menu-title")} onClose={onClose}>
      <div class="table-menu">
        <p class="quiet-text menu-kind">{tableKind(room)}</p>
        {/* on a phone the bar has no room for them */}
        <div class="menu-ways">
          <a class="button" href="#/">
            <Icon name="back" /> {t("web-to-start")}
          </a>
          <button type="button" class="button" onClick={closing(onRules)}>
            <Icon name="book" /> {t("web-rules")}
          </button>
          <button type="button" class="button" onClick={() => (settings.value = true)}>
            <Icon name="gear" /> {t("web-settings")}
          </button>
          {ensureCatalogue("ear", "ear-type") && (
            <>
              <button type="button" class="button" onClick={closing(ways.onType)}>
                <Icon name="keys" /> {t("ear-type")}
              </button>
              <button type="button" class="button" onClick={closing(ways.onHelp)}>
                <Icon name="keys" /> {t("web-keys")}
              </button>
            </>
          )}
          {commitment && (
            <button type="button" class="button" onClick={() => (deal.value = true)}>
              <Icon name="seal" /> {t("web-the-deal")}
            </button>
          )}
          <Interrupt game={game} onDone={onClose} />
        </div>
        {room.settings.public === false && room.invitation && <Invite path={tablePath(room.id, room.invitation)} />}
        <SentAway game={game} />
        {/* all of it, with reactions and switches, also where the panel shows the words */}
        <Chat game={game} />
        {!game.chat.beside.value && (
          <section aria-labelledby="turns-title">
            <h3 id="turns-title">{t("table-turns")}</h3>
            <TurnList game={game} />
          </section>
        )}
        {room.match && room.match.results.length > 0 && (
          <ScoreChart match={room.match} names={room.seats.map((_, seat) => game.state.name(seat))} />
        )}
        <Leave game={game} />
      </div>
    </Dialog>
  );
}

/** Apart from all else, so that nobody leaves by mistake. */
function Leave({ game }: { game: GameStore }) {
  const room = game.state.room.value!;
  const seat = game.state.seat.value;
  if (seat === null || room.seats[seat]?.left) return null;
  return (
    <section class="leave">
      <button
        class="button"
        onClick={() => {
          void game.commands.request({ type: "leave" }).then(() => go(""));
        }}
      >
        <Icon name="door" /> {t("menu-leave")}
      </button>
      {room.phase === "playing" && <p class="quiet-text">{t("menu-leave-text")}</p>}
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
