/** What the clock did with your turn, as a card over the table: what went back, which tiles you drew. It stays until you have read it. */

import { useEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { Icon } from "../ui/Icon";
import { Tile } from "../ui/Tile";
import { TileSentence } from "../ui/TileSentence";

export function SettledCard({ game, onRule }: { game: GameStore; onRule(section: string): void }) {
  const settled = game.turnLog.settled.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // somebody who is in the middle of something keeps the focus
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [settled?.seq]);
  if (!settled) return null;
  const { back, drawn, cause } = settled;
  const penalty = back.length > 0 || cause === "illegal-table";
  const { name, tileName } = game.state;
  return (
    <section class="settled" aria-labelledby="settled-title">
      <h2 id="settled-title">
        <span class="settled-sign" aria-hidden="true">
          <Icon name="clock" />
        </span>
        {t(cause === "illegal-table" ? "tell-not-valid" : "tell-time-is-up")}
      </h2>
      {back.length > 0 && (
        <p>
          <TileSentence sentence={{ message: "tell-card-back", tiles: { tiles: [back] } }} name={name} tileName={tileName} />
        </p>
      )}
      {drawn.length > 0 && (
        <>
          <p>{t(penalty ? "tell-card-penalty" : "tell-card-draw", { count: drawn.length })}</p>
          <p class="drawn-tiles">
            {drawn.map((tile) => (
              <Tile key={tile} text={tile} name={tileName(tile)} />
            ))}
          </p>
        </>
      )}
      <p class="row">
        <button ref={button} type="button" class="main" onClick={() => game.turnLog.dismissSettled()}>
          {t("tell-all-right")}
        </button>
        <button type="button" class="button" onClick={() => onRule("clock")}>
          {t("web-show-rule")}
        </button>
      </p>
    </section>
  );
}
