/** Who plays how well: the levels with their faces and names, what each of them sees, and what was measured. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ensureCatalogue, language, t } from "../app/i18n";
import { Dialog } from "../ui/Dialog";
import { Loading, Page } from "../ui/Page";
import { characterNames, LEVELS, levelName, levelOf } from "./characters";
import { Portrait } from "./Portrait";

interface Line {
  bot: string;
  against: string;
  games: number;
  win_rate: number;
  ci95: [number, number];
  points_per_game: number | null;
}

/** What `make strength` writes. */
interface MeasuredStrength {
  edition: string;
  players: number;
  bots: Line[];
}

const FACES_SHOWN = 4;

export function BotStrength() {
  return (
    <Page title={t("web-players")}>
      <Levels heading="h2" />
    </Page>
  );
}

export function BotStrengthSheet({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={t("web-players")} onClose={onClose}>
      <Levels heading="h3" />
    </Dialog>
  );
}

type Heading = "h2" | "h3";

function Levels({ heading: Heading }: { heading: Heading }) {
  if (!ensureCatalogue("players", "players-lead")) return <Loading />;
  return (
    <div class="levels">
      <p class="lead">{t("players-lead")}</p>
      {LEVELS.map((level) => (
        <section key={level} class="character" aria-labelledby={`level-${level}`}>
          <div class="faces" aria-hidden="true">
            {Array.from({ length: FACES_SHOWN }, (_, number) => (
              <Portrait key={number} of={{ level, number }} large={number === 0} />
            ))}
          </div>
          <div>
            <Heading id={`level-${level}`}>{levelName(level)}</Heading>
            <p class="quiet-text">{characterNames(level).join(" · ")}</p>
            <p>{t(`players-${level}`)}</p>
          </div>
        </section>
      ))}
      <StrengthTables heading={Heading} />
    </div>
  );
}

function StrengthTables({ heading: Heading }: { heading: Heading }) {
  const found = useStrength();
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
    <section aria-labelledby="strength">
      <Heading id="strength">{t("players-strength")}</Heading>
      <p class="quiet-text">{t("players-text")}</p>
      {found.map((table) => {
        const about = t("players-table", {
          edition: t(`edition-${table.edition}`),
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
    </section>
  );
}

/** The figures come with the page that shows them, like its words; everybody else does without. */
function useStrength(): readonly MeasuredStrength[] {
  const found = useSignal<readonly MeasuredStrength[]>([]);
  useEffect(() => {
    void import("./strength.json").then(
      (file) => {
        found.value = file.default as MeasuredStrength[];
      },
      () => undefined,
    );
  }, []);
  return found.value;
}
