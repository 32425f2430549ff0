/** The button of the bar that opens the menu, with the number of messages that were not read. */

import { t } from "../app/i18n";
import { IconButton } from "../ui/IconButton";
import { lazyPart } from "../ui/lazily";
import type { MenuProps } from "./TableMenu";

const TableMenu = lazyPart(() => import("./TableMenu").then((file) => file.TableMenu));

export function MenuButton({ game, onRules, ways }: MenuProps) {
  const chat = game.chat;
  const unread = chat.unread.value;
  return (
    <>
      <IconButton
        icon="menu"
        look="menu-button"
        title={t("menu-title")}
        label={unread ? `${t("menu-title")} (${t("menu-unread")}: ${unread})` : t("menu-title")}
        onClick={() => chat.show(true)}
      >
        {unread > 0 && (
          <span class="badge" aria-hidden="true">
            {unread}
          </span>
        )}
      </IconButton>
      {chat.open.value && <TableMenu game={game} onRules={onRules} ways={ways} onClose={() => chat.show(false)} />}
    </>
  );
}
