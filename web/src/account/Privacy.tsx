/** What is kept about you: from the list in stored.json, which a test compares with the database, the cookies and the storage. */

import { ensureCatalogue, t } from "../app/i18n";
import { Fetched, Loading, Page } from "../ui/Page";
import { TextLink } from "../ui/TextLink";
import { call } from "../wire/http";
import type { PrivacyInfo } from "../wire/protocol.gen";
import { type Block, blocksOf, linkOf, type Piece, piecesOf } from "./operatorText";
import stored from "./stored.json";

interface Kept {
  id: string;
  tables?: Record<string, string[]>;
  cookies?: string[];
  localStorage?: string[];
  sessionStorage?: string[];
  caches?: string[];
}

const KEPT = stored as Kept[];

export function Privacy() {
  const words = ensureCatalogue("privacy", "privacy-lead");
  return (
    <Page title={t("page-privacy")} {...(words ? { lead: t("privacy-lead") } : {})} narrow>
      {words ? <Fetched load={() => call("GET /api/privacy")}>{(info) => <PrivacyText info={info} />}</Fetched> : <Loading />}
    </Page>
  );
}

function PrivacyText({ info }: { info: PrivacyInfo }) {
  const days: Record<string, number> = { tables: info.rooms_kept_days, cookie: info.session_days, login: info.device_days };
  return (
    <>
      {(info.contact || info.text) && (
        <section class="operator" aria-labelledby="operator">
          <h2 id="operator">{t("privacy-operator")}</h2>
          {info.contact && (
            <p>
              {t("privacy-contact")} <Linked pieces={[linkOf(info.contact)]} />
            </p>
          )}
          {blocksOf(info.text).map((block, i) => (
            <OperatorBlock key={i} block={block} />
          ))}
        </section>
      )}
      {KEPT.map((kept) => (
        <section key={kept.id} class="summary kept" aria-labelledby={`kept-${kept.id}`}>
          <h2 id={`kept-${kept.id}`}>{t(`privacy-${kept.id}`)}</h2>
          <p>{t(`privacy-${kept.id}-what`)}</p>
          <dl>
            <dt>{t("privacy-why")}</dt>
            <dd>{t(`privacy-${kept.id}-why`)}</dd>
            <dt>{t("privacy-how-long")}</dt>
            <dd>{t(`privacy-${kept.id}-kept`, { days: days[kept.id] ?? 0 })}</dd>
          </dl>
          <Names kept={kept} />
        </section>
      ))}
      <section aria-labelledby="your-data">
        <h2 id="your-data">{t("privacy-your-data")}</h2>
        <p>{t("privacy-your-data-text")}</p>
        <p>
          <TextLink to="profile" text="page-profile" look="button" />
        </p>
      </section>
    </>
  );
}

/** The names that a programmer would look for. */
function Names({ kept }: { kept: Kept }) {
  const lists: [string, string[] | undefined][] = [
    ...Object.entries(kept.tables ?? {}),
    ["cookies", kept.cookies],
    ["localStorage", kept.localStorage],
    ["sessionStorage", kept.sessionStorage],
    ["caches", kept.caches],
  ];
  const found = lists.filter(([, names]) => names?.length);
  if (!found.length) return null;
  return (
    <details class="names">
      <summary>{t("privacy-exactly")}</summary>
      <ul lang="en" translate={false}>
        {found.map(([place, names]) => (
          <li key={place}>
            <code>{place}</code> {names!.join(", ")}
          </li>
        ))}
      </ul>
    </details>
  );
}

function OperatorBlock({ block }: { block: Block }) {
  if (block.kind === "heading") return <h3>{block.text}</h3>;
  if (block.kind === "list")
    return (
      <ul class="facts">
        {block.lines.map((line, i) => (
          <li key={i}>
            <Linked pieces={piecesOf(line)} />
          </li>
        ))}
      </ul>
    );
  return (
    <p>
      <Linked pieces={piecesOf(block.text)} />
    </p>
  );
}

const Linked = ({ pieces }: { pieces: Piece[] }) => (
  <>
    {pieces.map(({ text, href }, i) =>
      href ? (
        <a key={i} href={href} rel="noreferrer">
          {text}
        </a>
      ) : (
        text
      ),
    )}
  </>
);
