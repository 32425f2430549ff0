/** Beside the table, where there is room: what happened, turn by turn, and what people say. It folds away. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../app/i18n";
import { sidePanel } from "../app/preferences";
import type { GameStore } from "../game/gameStore";
import { IconButton } from "../ui/IconButton";
import { Chat } from "./Chat";
import { Interrupt } from "./Interrupt";
import { TurnList } from "./TurnList";
import { tableKind } from "./tableKind";

/** From this width on there is room for it; as in the style sheet. */
const WIDE = "(min-width: 1100px)";

export function SidePanel({ game }: { game: GameStore }) {
  const shown = useWide() && sidePanel.value === "on";
  useEffect(() => {
    game.chat.showBeside(shown);
    return () => game.chat.showBeside(false);
  }, [game, shown]);
  if (!shown) return null;
  return (
    <aside class="side-panel" aria-label={t("table-panel")}>
      <header class="panel-head">
        <h2>{t("table-turns")}</h2>
        <span class="quiet-text table-kind">{tableKind(game.state.room.value!)}</span>
        <IconButton icon="forward" label={t("table-panel-fold")} onClick={() => (sidePanel.value = "off")} />
      </header>
      <TurnList game={game} />
      <Interrupt game={game} small />
      <Chat game={game} brief />
    </aside>
  );
}

function useWide(): boolean {
  const wide = useSignal(matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const onChange = () => (wide.value = query.matches);
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  }, []);
  return wide.value;
}

/** Brings the panel back; stands in the bar while the panel is folded away. */
export function UnfoldPanel() {
  if (sidePanel.value === "on") return null;
  return <IconButton icon="panel" look="unfold-panel" label={t("table-panel-unfold")} onClick={() => (sidePanel.value = "on")} />;
}
