/** A line in which a turn is typed, in the language of the terminal: quicker than walking from tile to tile. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ensureCatalogue, t } from "../app/i18n";
import { example } from "../board/typedLine";
import type { Vocabulary } from "../board/vocabulary";
import type { GameStore } from "../game/gameStore";
import { IconButton } from "../ui/IconButton";
import { type LineWays, obey } from "./typedCommands";

interface TypedLineProps {
  game: GameStore;
  words: Signal<Vocabulary | null>;
  ways: LineWays;
  onClose(): void;
}

export function TypedLine({ game, words, ways, onClose }: TypedLineProps) {
  const field = useRef<HTMLInputElement>(null);
  const answer = useSignal("");
  const last = useSignal("");
  const known = words.value;
  const ready = ensureCatalogue("ear", "ear-type") && known !== null;
  useEffect(() => {
    if (!ready) return;
    const before = document.activeElement as HTMLElement | null;
    field.current!.focus();
    return () => (before?.isConnected ? before : document.querySelector<HTMLElement>(".rack [data-tile]"))?.focus();
  }, [ready]);
  if (!ready) return null;
  const run = async (play: boolean) => {
    const line = field.current!.value;
    last.value = line;
    answer.value = await obey(game, line, known, ways);
    if (field.current?.value === line) field.current.value = "";
    if (play && game.state.myTurn.value) await game.commands.play();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter") void run(event.ctrlKey || event.metaKey);
    else if (event.key === "ArrowUp" && last.value) field.current!.value = last.value;
    else return;
    event.preventDefault();
  };
  const sample = example("{lay} R10 B10 K10", known);
  return (
    <div class="typed-line">
      <label for="typed-line">{t("ear-type")}</label>
      <input
        id="typed-line"
        ref={field}
        type="text"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="done"
        maxLength={600}
        placeholder={sample}
        aria-describedby="typed-how"
        onKeyDown={onKey}
      />
      <IconButton icon="close" label={t("ear-type-close")} onClick={onClose} />
      <p class="quiet-text" id="typed-how">
        {t("ear-type-how", { example: "7RBK; R3-6", help: known.shown.help! })}
      </p>
      {/* said by the voices of the page */}
      <p class="typed-answer">{answer.value}</p>
    </div>
  );
}
