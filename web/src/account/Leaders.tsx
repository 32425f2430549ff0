/** The best players of an edition at tables of one size: three on the podium, the others in a list. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { LEVELS, levelName } from "../bots/characters";
import { againstWeaker } from "../bots/measured";
import { Portrait } from "../bots/Portrait";
import { BoxPick } from "../rules/BoxPick";
import { boxes, boxOf, variantsOf } from "../rules/variants";
import { Initial } from "../ui/Initial";
import { Fetched, Page } from "../ui/Page";
import { EditionPick, range, Strip } from "../ui/Pick";
import { TextLink } from "../ui/TextLink";
import { leaders, PAGE } from "../wire/games";
import type { RatingInfo } from "../wire/protocol.gen";
import { editions } from "../wire/rooms";
import { me } from "../wire/session";
import { RatingTable } from "./RatingTable";

/** Places on the podium as they stand, from left to right. */
const PODIUM = [2, 1, 3];

export function Leaders() {
  const edition = useSignal("classic");
  const size = useSignal(2);
  const offset = useSignal(0);
  const first =
    <T,>(now: { value: T }) =>
    (value: T) => {
      now.value = value;
      offset.value = 0;
    };
  return (
    <Page title={t("page-leaders")} lead={t("page-leaders-text")}>
      <div class="two-columns">
        <div class="leaders">
          <Fetched load={editions}>
            {(all) => {
              const box = boxOf(all, edition.value);
              const variants = variantsOf(all, box);
              return (
                <>
                  <BoxPick label={t("label-edition")} names={boxes(all)} value={box} onPick={first(edition)} />
                  {variants.length > 0 && (
                    <EditionPick all={all} names={[box, ...variants]} value={edition.value} onPick={first(edition)} />
                  )}
                </>
              );
            }}
          </Fetched>
          <div class="line-choices">
            <Strip id="size" label={t("page-table-size")} value={size.value} values={range(2, 6)} onPick={first(size)} />
          </div>
          <Fetched
            about={`${edition.value} ${size.value} ${offset.value}`}
            load={() => leaders(edition.value, size.value, offset.value)}
          >
            {(found) => (
              <>
                {offset.value === 0 && <Podium best={found.slice(0, PODIUM.length)} />}
                {found.length > 0 && (
                  <section class="panel places" aria-label={t("page-leaders")}>
                    <RatingTable heads={[t("page-rank"), t("page-name")]} found={found} mine={isMe}>
                      {(rating, i) => (
                        <>
                          <td>{offset.value + i + 1}</td>
                          <th scope="row">
                            <Initial name={rating.name ?? "?"} of={rating.player} />
                            <span>{rating.name ?? "…"}</span>
                          </th>
                        </>
                      )}
                    </RatingTable>
                  </section>
                )}
                <div class="row">
                  {offset.value > 0 && (
                    <button class="button" onClick={() => (offset.value = 0)}>
                      {t("page-to-begin")}
                    </button>
                  )}
                  {found.length === PAGE && (
                    <button class="button" onClick={() => (offset.value += PAGE)}>
                      {t("page-more")}
                    </button>
                  )}
                </div>
              </>
            )}
          </Fetched>
        </div>
        <BotBoard />
      </div>
    </Page>
  );
}

const isMe = (leader: RatingInfo): boolean => leader.player === me.value?.id;

/** The first three on blocks of ivory; a place that nobody has is free, and says how it is taken. */
function Podium({ best }: { best: readonly RatingInfo[] }) {
  return (
    <section class="felt podium-card">
      <ol class="podium">
        {PODIUM.map((place) => {
          const leader = best[place - 1];
          return (
            <li key={place} class={`podium-${place}${leader && isMe(leader) ? " me" : ""}`} value={place}>
              {leader ? (
                <>
                  <Initial name={leader.name ?? "?"} of={leader.player} />
                  <strong>{leader.name ?? "…"}</strong>
                  <span>{leader.points.toFixed(1)}</span>
                </>
              ) : (
                <i aria-hidden="true">+</i>
              )}
              <b aria-hidden="true">{place}</b>
            </li>
          );
        })}
      </ol>
      {best.length === 0 && (
        <div class="first-place">
          <p class="nothing-yet">{t("page-leaders-empty")}</p>
          <p>{t("leaders-be-first")}</p>
          <p class="row">
            {me.value?.account ? (
              <TextLink to="new" text="web-new-table" look="button ivory" />
            ) : (
              <TextLink to="account" text="page-sign-up" look="button ivory" />
            )}
          </p>
        </div>
      )}
    </section>
  );
}

/** The bots of the house, strongest first, with what was measured: there is somebody to beat from the first day on. */
function BotBoard() {
  return (
    <section class="panel bot-board" aria-labelledby="bot-board">
      <h2 id="bot-board">{t("leaders-bots")}</h2>
      <ol>
        {[...LEVELS].reverse().map((level) => (
          <li key={level}>
            <Portrait of={{ level, number: 1 }} />
            <span>
              <strong>{levelName(level)}</strong>
              <span class="quiet-text">{againstWeaker(level) ?? t("lobby-first-level")}</span>
            </span>
          </li>
        ))}
      </ol>
      <TextLink to="players" text="lobby-how-measured" />
    </section>
  );
}
