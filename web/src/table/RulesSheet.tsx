/** The rules at hand, with drawn examples; opens at the section that an objection is about. */

import { useEffect } from "preact/hooks";
import { Dialog } from "../dialog";
import type { Game } from "../game";
import { t } from "../i18n";
import { facts } from "./rules";
import { Stone } from "./Tile";

export function RulesSheet({ game, section, onClose }: { game: Game; section: string; onClose(): void }) {
  const knobs = game.knobs.value;
  const edition = game.room.value?.settings.edition ?? "classic";
  useEffect(() => {
    if (section) document.getElementById(`rules-${section}`)?.scrollIntoView({ block: "start" });
  }, [section]);
  const row = (text: string) => (
    <p class="example">
      {text.split(" ").map((one, i) => (
        <Stone key={i} text={one} name={game.tileName(one)} />
      ))}
    </p>
  );
  const has = (name: string) => Number(knobs[name] ?? 0) > 0;
  return (
    <Dialog title={`${t("web-rules")}: ${t(`edition-${edition}`)}`} onClose={onClose}>
      <div class={`rules palette-${game.palette.value}`}>
        <ul class="facts">
          {facts(knobs, game.room.value?.settings.seconds).map((fact) => (
            <li key={fact.id}>{t(fact.id, fact.args)}</li>
          ))}
        </ul>
        <h3 id="rules-sets">{t("web-rules-sets")}</h3>
        <p>{t("web-rules-group")}</p>
        {row("R9 B9 K9")}
        <p>{t("web-rules-run")}</p>
        {row("B4 B5 B6 B7")}
        <h3 id="rules-jokers">{t("web-rules-jokers")}</h3>
        <p>{t("web-rules-joker")}</p>
        {row("R3 J R5")}
        {has("jokers_double") && <p>{t("web-rules-double")}</p>}
        {has("jokers_double") && row("R2 D R5")}
        {has("jokers_two_colour") && <p>{t("web-rules-two-colour")}</p>}
        {has("jokers_two_colour") && row("R5 C B7 B8")}
        {has("jokers_mirror") && <p>{t("web-rules-mirror")}</p>}
        {has("jokers_mirror") && row("R5 R6 M R6b R5b")}
        <h3 id="rules-opening">{t("web-rules-opening")}</h3>
        <p>{t("web-rules-opening-text", { points: Number(knobs.meld_minimum ?? 30) })}</p>
        <h3 id="rules-turn">{t("web-rules-turn")}</h3>
        <p>{t("web-rules-turn-text")}</p>
        <h3 id="rules-end">{t("web-rules-end")}</h3>
        <p>{t("web-rules-end-text")}</p>
        <h3>{t("web-keys")}</h3>
        <p>{t("web-keys-text")}</p>
      </div>
    </Dialog>
  );
}
