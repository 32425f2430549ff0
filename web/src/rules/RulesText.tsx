/** The complete rules of a table: what always holds, with drawn examples, and a sentence for every knob as it is set here. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import type { Knobs } from "../wire/knobs";
import type { KnobInfo } from "../wire/protocol.gen";
import { BeforeAfter, Example } from "./Examples";
import { heading, rulesOf, type Topic } from "./sentences";

export function RulesText({ all, knobs, section }: { all: readonly KnobInfo[]; knobs: Knobs; section: string }) {
  const palette = String(knobs.palette ?? "KOBR");
  const [wantedTopic, wantedKnob] = section.split("/");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const found = wantedKnob ? box.current?.querySelector(`[data-knob="${wantedKnob}"]`) : null;
    (found ?? box.current?.querySelector(`#rules-${wantedTopic || "none"}`))?.scrollIntoView({ block: found ? "center" : "start" });
  }, [section]);
  const has = (name: string) => Number(knobs[name] ?? 0) > 0;
  const part = (topic: Topic, before?: ComponentChildren, after?: ComponentChildren) => {
    const found = rulesOf(topic, all, knobs);
    if (!found.length && !before && !after) return null;
    return (
      <section aria-labelledby={`rules-${topic}`} class={topic === wantedTopic && !wantedKnob ? "wanted" : ""}>
        <h3 id={`rules-${topic}`}>{heading(topic)}</h3>
        {before}
        <ul class="facts">
          {found.map((rule) => (
            <li key={rule.knob} data-knob={rule.knob} class={rule.knob === wantedKnob ? "wanted" : ""}>
              {rule.text}
            </li>
          ))}
        </ul>
        {after}
      </section>
    );
  };
  return (
    <div class={`rules palette-${palette}`} ref={box}>
      <p>{t("rules-intro")}</p>
      {part(
        "sets",
        <>
          <p>{t("web-rules-group")}</p>
          <Example text="R9 B9 K9" palette={palette} />
          <p>{t("rules-group-most")}</p>
          <p>{t("web-rules-run")}</p>
          <Example text="B4 B5 B6 B7" palette={palette} />
          <p>{t("rules-run-ends")}</p>
          <p>{t("rules-wrong")}</p>
          <Example text="R12 R13 R1 | B5 B5b K5 | O7 O8" palette={palette} wrong />
        </>,
      )}
      {part(
        "jokers",
        <>
          <p>{t("web-rules-joker")}</p>
          <Example text="R3 J R5 | B8 R8 J" palette={palette} />
          {has("jokers_double") && <p>{t("web-rules-double")}</p>}
          {has("jokers_double") && <Example text="R2 D R5 | B3 R3 D" palette={palette} />}
          {has("jokers_two_colour") && <p>{t("web-rules-two-colour")}</p>}
          {has("jokers_two_colour") && <Example text="R5 R6 C B8 B9" palette={palette} />}
          {has("jokers_mirror") && <p>{t("web-rules-mirror")}</p>}
          {has("jokers_mirror") && <Example text="O2 O3 M O3b O2b | B5 M B5b" palette={palette} />}
        </>,
        <BeforeAfter label={t("rules-replace")} before="R3 J R5" after="R3 R4* R5 | K9* J K11*" palette={palette} />,
      )}
      {part(
        "opening",
        <p>{t("web-rules-opening-text", { points: Number(knobs.meld_minimum ?? 30) })}</p>,
        knobs.meld_minimum === 30 && (
          <>
            <p>{t("rules-opening-example")}</p>
            <Example text="R7* R8* R9* | K2* R2* O2*" palette={palette} />
          </>
        ),
      )}
      {part(
        "turn",
        <>
          <p>{t("web-rules-turn-text")}</p>
          <p>{t("rules-keep-table")}</p>
        </>,
        <>
          <BeforeAfter label={t("rules-add")} before="B4 B5 B6" after="B3* B4 B5 B6" palette={palette} />
          <BeforeAfter label={t("rules-take")} before="B4 R4 K4 O4" after="R4 K4 O4 | B3* B4 B5*" palette={palette} />
          <BeforeAfter label={t("rules-split")} before="R4 R5 R6 R7 R8" after="R4 R5 R6* | R6b R7 R8" palette={palette} />
          <BeforeAfter
            label={t("rules-rebuild")}
            before="O1 O2 O3 O4 | K1 R1 B1 O1b"
            after="O2 O3 O4 | K1 B1* O1 | R1 B1 O1b"
            palette={palette}
          />
          <p class="quiet-text">{t("rules-own-mark")}</p>
        </>,
      )}
      {part("ending", <p>{t("web-rules-end-text")}</p>)}
      {part("clock")}
      {part("setup")}
      {part("conduct")}
      {part("box")}
    </div>
  );
}
