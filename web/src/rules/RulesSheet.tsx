/** The rules at hand: opens at the rule that an objection is about. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { editionDescription, editionName } from "../app/editionName";
import { ensureCatalogue, t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { Dialog } from "../ui/Dialog";
import { Objections } from "../ui/Objections";
import { Loading } from "../ui/Page";
import { ApiError } from "../wire/http";
import type { Knobs } from "../wire/knobs";
import type { Editions, LocalisedObjection } from "../wire/protocol.gen";
import { editions } from "../wire/rooms";
import { clockKnobs } from "./clockKnobs";
import { KeysTable } from "./KeysTable";
import { differences } from "./knobSentences";
import { RulesText } from "./RulesText";
import { editionInfo } from "./variants";

export function RulesSheet({ game, section, onClose }: { game: GameStore; section: string; onClose(): void }) {
  const settings = game.state.room.value?.settings;
  const overrides = { ...settings?.knobs, ...clockKnobs(settings) };
  return <EditionRules edition={settings?.edition ?? "classic"} overrides={overrides} section={section} keys onClose={onClose} />;
}

interface Asked {
  edition: string;
  overrides: Knobs;
  section?: string;
  keys?: boolean;
  onClose(): void;
}

export function EditionRules({ edition, overrides, section = "", keys, onClose }: Asked) {
  const all = useSignal<Editions | null>(null);
  const failed = useSignal<LocalisedObjection[]>([]);
  useEffect(() => {
    editions().then(
      (found) => (all.value = found),
      (error: unknown) => (failed.value = error instanceof ApiError ? error.objections : []),
    );
  }, []);
  const words = ensureCatalogue("rules", "rules-intro");
  const own = all.value ? editionInfo(all.value, edition)?.knobs : undefined;
  const changed = all.value && own && words ? differences(all.value.knobs, { ...own, ...overrides }, own) : [];
  return (
    <Dialog title={`${t("web-rules")}: ${editionName(edition)}`} onClose={onClose}>
      <Objections found={failed.value} />
      {all.value && own && words ? (
        <>
          <p class="lead">{editionDescription(edition)}</p>
          <RulesText all={all.value.knobs} knobs={{ ...own, ...overrides }} section={section}>
            {changed.length > 0 && (
              <section class="summary changed" aria-labelledby="rules-changed">
                <h3 id="rules-changed">{t("rules-changed")}</h3>
                <ul class="facts">
                  {changed.map((rule) => (
                    <li key={rule.knob}>{rule.text}</li>
                  ))}
                </ul>
              </section>
            )}
          </RulesText>
          {keys && (
            <section class="rules" aria-labelledby="rules-keys">
              <h3 id="rules-keys">{t("web-keys")}</h3>
              <KeysTable />
            </section>
          )}
        </>
      ) : (
        !failed.value.length && <Loading />
      )}
    </Dialog>
  );
}
