/** The complete rules of a table: what always holds, with drawn examples, and a sentence for every knob as it is set here. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { Icon, type IconName } from "../ui/Icon";
import type { Knobs } from "../wire/knobs";
import type { KnobInfo } from "../wire/protocol.gen";
import { BeforeAfter, Example } from "./Examples";
import { heading, rulesOf, type Topic } from "./knobSentences";

interface Told {
  all: readonly KnobInfo[];
  knobs: Knobs;
  section: string;
  /** What stands between the first sentence and the chapters. */
  children?: ComponentChildren;
}

export function RulesText({ all, knobs, section, children }: Told) {
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
    const sentences = (
      <ul class="rule-lines">
        {found.map((rule) => (
          <li key={rule.knob} data-knob={rule.knob} class={rule.knob === wantedKnob ? "wanted" : ""}>
            {rule.text}
          </li>
        ))}
      </ul>
    );
    const drawn = Boolean(before || after);
    return (
      <section aria-labelledby={`rules-${topic}`} class={`topic-${topic}${topic === wantedTopic && !wantedKnob ? " wanted" : ""}`}>
        <h3 id={`rules-${topic}`}>
          <Icon name={ICONS[topic]} /> {heading(topic)}
        </h3>
        {before}
        {after}
        {/* what is drawn says most of it; the law in full is one press away */}
        {drawn && found.length > 0 ? (
          <details class="fine-print" open={topic === wantedTopic}>
            <summary>
              {t("rules-in-detail")} <span class="quiet-text">{found.length}</span>
            </summary>
            {sentences}
          </details>
        ) : (
          sentences
        )}
      </section>
    );
  };
  return (
    <div class={`rules palette-${palette}`} ref={box}>
      <p class="rules-intro">{t("rules-intro")}</p>
      {children}
      {part(
        "sets",
        <div class="drawn-rules">
          <Drawn text="R9 B9 K9" palette={palette} says={["web-rules-group", "rules-group-most"]} />
          <Drawn text="B4 B5 B6 B7" palette={palette} says={["web-rules-run", "rules-run-ends"]} />
          <Drawn text="R12 R13 R1 | B5 B5b K5 | O7 O8" palette={palette} says={["rules-wrong"]} wrong />
        </div>,
      )}
      {part(
        "turn",
        <>
          <p>{t("web-rules-turn-text")}</p>
          <p>{t("rules-keep-table")}</p>
        </>,
        <>
          <div class="drawn-rules">
            <BeforeAfter label={t("rules-add")} before="B4 B5 B6" after="B3* B4 B5 B6" palette={palette} />
            <BeforeAfter label={t("rules-take")} before="B4 R4 K4 O4" after="R4 K4 O4 | B3* B4 B5*" palette={palette} />
            <BeforeAfter label={t("rules-split")} before="R4 R5 R6 R7 R8" after="R4 R5 R6* | R6b R7 R8" palette={palette} />
            <BeforeAfter
              label={t("rules-rebuild")}
              before="O1 O2 O3 O4 | K1 R1 B1 O1b"
              after="O2 O3 O4 | K1 B1* O1 | R1 B1 O1b"
              palette={palette}
            />
          </div>
          <p class="quiet-text">{t("rules-own-mark")}</p>
        </>,
      )}
      {part(
        "jokers",
        <div class="drawn-rules">
          <Drawn text="R3 J R5 | B8 R8 J" palette={palette} says={["web-rules-joker"]} />
          {has("jokers_double") && <Drawn text="R2 D R5 | B3 R3 D" palette={palette} says={["web-rules-double"]} />}
          {has("jokers_two_colour") && <Drawn text="R5 R6 C B8 B9" palette={palette} says={["web-rules-two-colour"]} />}
          {has("jokers_mirror") && <Drawn text="O2 O3 M O3b O2b | B5 M B5b" palette={palette} says={["web-rules-mirror"]} />}
          <BeforeAfter label={t("rules-replace")} before="R3 J R5" after="R3 R4* R5 | K9* J K11*" palette={palette} />
        </div>,
      )}
      {part(
        "opening",
        <p>
          {Number(knobs.meld_minimum ?? 30)
            ? t("web-rules-opening-text", { points: Number(knobs.meld_minimum ?? 30) })
            : t("web-rules-opening-any")}
        </p>,
        knobs.meld_minimum === 30 && (
          <div class="drawn-rules">
            <Drawn text="R7* R8* R9* | K2* R2* O2*" palette={palette} says={["rules-opening-example"]} />
          </div>
        ),
      )}
      {part("ending", <p>{t("web-rules-end-text")}</p>)}
      {part("clock")}
      {part("setup")}
      {part("conduct")}
      {part("box")}
    </div>
  );
}

const ICONS: Record<Topic, IconName> = {
  sets: "tidy",
  turn: "swap",
  jokers: "joker",
  opening: "play",
  ending: "cup",
  clock: "clock",
  setup: "hand",
  conduct: "seal",
  box: "panel",
};

/** Stones on felt, and what they show in words below. */
function Drawn({ text, palette, says, wrong }: { text: string; palette: string; says: readonly string[]; wrong?: boolean }) {
  return (
    <figure class="drawn-rule">
      <Example text={text} palette={palette} {...(wrong ? { wrong } : {})} />
      <figcaption>
        {says.map((id) => (
          <span key={id}>{t(id)}</span>
        ))}
      </figcaption>
    </figure>
  );
}
