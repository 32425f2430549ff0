/** The rules of every box on a page of their own. */

import { editionDescription, editionName } from "../app/editionName";
import { ensureCatalogue, t } from "../app/i18n";
import { go } from "../app/route";
import { Loading } from "../ui/Page";
import { BoxPicture } from "./BoxPick";
import { EditionsPage } from "./EditionsPage";
import { KeysTable } from "./KeysTable";
import { heading, type Topic } from "./knobSentences";
import { RulesText } from "./RulesText";
import { VariantPicker } from "./VariantPicker";
import { boxes, boxOf, editionInfo } from "./variants";

const CHAPTERS: readonly Topic[] = ["sets", "turn", "jokers", "opening", "ending", "clock", "setup", "conduct", "box"];

const scrollTo = (id: string): void => document.getElementById(id)?.scrollIntoView({ block: "start" });

export function RulesPage({ edition }: { edition: string }) {
  const words = ensureCatalogue("rules", "rules-intro");
  const chosen = edition || "classic";
  return (
    <EditionsPage title={t("web-rules")} lead={t("welcome-rules-lead")}>
      {(all) => {
        const own = editionInfo(all, chosen);
        return (
          <>
            <nav class="box-links" aria-label={t("label-edition")}>
              {boxes(all).map((name) => (
                <a key={name} class="box" href={`#/rules/${name}`} aria-current={name === boxOf(all, chosen) ? "page" : undefined}>
                  <BoxPicture name={name} />
                  {editionName(name)}
                </a>
              ))}
            </nav>
            {own && words ? (
              <section class="rules-page" aria-labelledby="rules-edition">
                <div class="rules-chapters">
                  <h2 id="rules-edition">{editionName(chosen)}</h2>
                  <p class="quiet-text">{editionDescription(chosen)}</p>
                  <nav aria-label={t("web-rules")}>
                    {CHAPTERS.map((topic) => (
                      <button key={topic} type="button" onClick={() => scrollTo(`rules-${topic}`)}>
                        {heading(topic)}
                      </button>
                    ))}
                  </nav>
                </div>
                <div>
                  <VariantPicker all={all} value={chosen} onPick={(edition) => go(`rules/${edition}`)} />
                  <RulesText all={all.knobs} knobs={own.knobs} section="" />
                  <section class="panel" aria-labelledby="rules-keys">
                    <h3 id="rules-keys">{t("web-keys")}</h3>
                    <KeysTable />
                  </section>
                </div>
              </section>
            ) : words ? (
              <p>{t("page-missing-text")}</p>
            ) : (
              <Loading />
            )}
          </>
        );
      }}
    </EditionsPage>
  );
}
