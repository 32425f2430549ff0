/** How well does each bot play? The levels with their faces and names, what each of them sees, and what was measured. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { editionName } from "../app/editionName";
import { ensureCatalogue, language, t } from "../app/i18n";
import { Dialog } from "../ui/Dialog";
import { Loading, Page } from "../ui/Page";
import { characterNames, LEVELS, type Level, levelName, levelOf } from "./characters";
import { againstWeaker, measured } from "./measured";
import { Portrait } from "./Portrait";

/** The large one is whoever sits opposite at a table for two. */
const FACES_SHOWN = [1, 0, 2, 3];

/** `play` is what stands below a level: a way to a game with it; `children` stand above all levels. */
export function BotStrength({ play, children }: { play(level: Level): ComponentChildren; children: ComponentChildren }) {
  const words = ensureCatalogue("players", "players-lead");
  return (
    <Page title={t("web-players")} {...(words ? { lead: t("players-lead") } : {})}>
      {children}
      <Levels heading="h2" play={play} />
    </Page>
  );
}

export function BotStrengthSheet({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={t("web-players")} onClose={onClose}>
      {ensureCatalogue("players", "players-lead") && <p class="lead">{t("players-lead")}</p>}
      <Levels heading="h3" />
    </Dialog>
  );
}

type Heading = "h2" | "h3";

function Levels({ heading: Heading, play }: { heading: Heading; play?(level: Level): ComponentChildren }) {
  if (!ensureCatalogue("players", "players-lead")) return <Loading />;
  return (
    <div class="levels">
      {LEVELS.map((level) => (
        <section key={level} class="character panel" aria-labelledby={`level-${level}`}>
          <div class="faces" aria-hidden="true">
            {FACES_SHOWN.map((number, i) => (
              <Portrait key={number} of={{ level, number }} large={i === 0} />
            ))}
          </div>
          <div>
            <Heading id={`level-${level}`}>{levelName(level)}</Heading>
            <p class="quiet-text">{characterNames(level).join(" · ")}</p>
            {againstWeaker(level) && <p class="one-sentence">{againstWeaker(level)}</p>}
            <p>{t(`players-${level}`)}</p>
            {play?.(level)}
          </div>
        </section>
      ))}
      <StrengthTables heading={Heading} />
    </div>
  );
}

function StrengthTables({ heading: Heading }: { heading: Heading }) {
  const found = measured();
  const open = useSignal(false);
  if (!found.length) return null;
  const percent = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language.value, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  const share = (value: number) => percent.format(100 * value);
  const named = (bot: string) => {
    const [name = "", aim] = bot.split(":");
    const level = levelOf(name);
    return `${level ? levelName(level) : name}${aim ? ` (${aim === "points" ? t("label-points") : aim})` : ""}`;
  };
  return (
    <details class="panel how-measured" open={open.value} onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>
        <Heading>{t("lobby-how-measured")}</Heading>
      </summary>
      <p class="quiet-text">{t("players-text")}</p>
      {found.map((table) => {
        const about = t("players-table", {
          edition: editionName(table.edition),
          players: table.players,
          even: Math.round(100 / table.players),
        });
        const points = table.bots.some((line) => line.points_per_game !== null);
        return (
          <div class="table-scroll" key={about} tabIndex={0} role="region" aria-label={about}>
            <table class="scores strength">
              <caption>{about}</caption>
              <thead>
                <tr>
                  <th scope="col">{`${t("players-who")} – ${t("players-against")}`}</th>
                  <th scope="col">{t("players-won")}, %</th>
                  {points && <th scope="col">{t("players-points")}</th>}
                  <th scope="col">{t("players-games")}</th>
                </tr>
              </thead>
              <tbody>
                {table.bots.map((line) => (
                  <tr key={`${line.bot} ${line.against}`}>
                    <th scope="row">
                      {named(line.bot)} <span class="quiet-text">{`– ${named(line.against)}`}</span>
                    </th>
                    <td class="number">
                      {share(line.win_rate)} <span class="quiet-text">{`(${share(line.ci95[0])}–${share(line.ci95[1])})`}</span>
                    </td>
                    {points && <td class="number">{line.points_per_game === null ? "" : signed.format(line.points_per_game)}</td>}
                    <td class="number">{line.games.toLocaleString(language.value)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      })}
    </details>
  );
}
