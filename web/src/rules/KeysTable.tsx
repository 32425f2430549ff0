/** What the keys do at the table, and how a turn is typed. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ensureCatalogue, language, t } from "../app/i18n";
import { EXAMPLES, example } from "../board/typedLine";
import { loadVocabulary, type Vocabulary } from "../board/vocabulary";

const KEYS: readonly (readonly [keys: string, message: string])[] = [
  ["← → ↑ ↓", "ear-key-arrows"],
  ["Page Up, Page Down", "ear-key-pages"],
  ["Home, End", "ear-key-home"],
  ["R7", "ear-key-tile"],
  ["Enter", "ear-key-enter"],
  ["N", "ear-key-new"],
  ["B", "ear-key-back"],
  ["Z, Y", "ear-key-undo"],
  ["P P", "ear-key-play"],
  ["D D", "ear-key-draw"],
  ["H", "ear-key-hint"],
  [": /", "ear-key-type"],
  ["A", "ear-key-rack"],
  ["S", "ear-key-sets"],
  ["E", "ear-key-ends"],
  ["F", "ear-key-fits"],
  ["W", "ear-key-wrong"],
  ["L", "ear-key-last"],
  ["C", "ear-key-counts"],
  ["T", "ear-key-time"],
  ["?", "ear-key-help"],
];

const TYPED = ["lay", "add", "take", "move", "split", "join", "swap", "table", "undo", "reset", "done", "draw", "hint"];
const words = signal<Vocabulary | null>(null);

/** `titled`: the title of a sheet says already what the first table is. */
export function KeysTable({ titled }: { titled?: boolean }) {
  const code = language.value;
  useEffect(() => {
    void loadVocabulary(code, "KOBR").then((found) => (words.value = found));
  }, [code]);
  const ready = ensureCatalogue("ear", "ear-key-help") && ensureCatalogue("typing", "help-lay");
  const known = words.value;
  if (!ready || !known) return <p class="quiet-text">{t("web-loading")}</p>;
  const typed = (verb: string) => (EXAMPLES[verb] ? example(EXAMPLES[verb], known) : known.shown[verb]!);
  return (
    <>
      <Rows caption={t("web-keys")} quiet={titled} rows={KEYS.map(([keys, message]) => [keys, t(message)] as const)} />
      <p>{t("ear-keys-move")}</p>
      <Rows caption={t("ear-type")} rows={TYPED.map((verb) => [typed(verb), helpOf(verb)] as const)} />
      <p>{t("help-any-order", known.shown)}</p>
      <p>{t("help-short")}</p>
    </>
  );
}

/** Where nothing can be held in the hand, a tile that is taken lies apart. */
const helpOf = (verb: string): string => t(verb === "take" ? "ear-help-take" : `help-${verb}`);

interface KeyRows {
  caption: string;
  quiet?: boolean | undefined;
  rows: readonly (readonly [string, string])[];
}

const Rows = ({ caption, quiet, rows }: KeyRows) => (
  <table class="keys-table">
    <caption class={quiet ? "hidden" : ""}>{caption}</caption>
    <tbody>
      {rows.map(([what, does]) => (
        <tr key={what}>
          <th scope="row">
            <kbd>{what}</kbd>
          </th>
          <td>{does}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
