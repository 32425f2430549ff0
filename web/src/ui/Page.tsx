/** What the plain screens share: a way back, a title, and what to show while waiting, when nothing is there, when something failed. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { ApiError, isOffline } from "../wire/http";
import type { LocalisedObjection } from "../wire/protocol.gen";
import { Emblem } from "./Emblem";
import { Frame } from "./Frame";
import { Objections } from "./Objections";
import { TextLink } from "./TextLink";
import { Tile } from "./Tile";

interface PageProps {
  title: string;
  /** A sentence below the title. */
  lead?: string;
  /** What stands beside the title. */
  beside?: ComponentChildren;
  /** Text is read in lines that are not too long; everything else uses the window. */
  narrow?: boolean;
  wide?: boolean;
  children: ComponentChildren;
}

export function Page({ title, lead, beside, narrow, children }: PageProps) {
  useTitle(title);
  return (
    <Frame>
      <main class={`page${narrow ? " narrow" : ""}`}>
        <header class="page-head ends-apart">
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            {lead && <p class="lead">{lead}</p>}
          </div>
          {beside}
        </header>
        {children}
      </main>
    </Frame>
  );
}

/** A page that is one card in the middle: the emblem, what is the matter, and a way on. */
export function Doorway({ title, lead, children }: { title: string; lead?: string; children: ComponentChildren }) {
  useTitle(title);
  return (
    <Frame>
      <main class="page doorway">
        <section class="panel">
          <Emblem />
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p class="lead">{lead}</p>}
          {children}
        </section>
      </main>
    </Frame>
  );
}

/** The window is called like the screen; null where a part of the screen says it. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title === "Meldstone" ? title : `${title} · Meldstone`;
  }, [title]);
}

/** Milliseconds after which waiting is no longer the only thing to do. */
const LONG_MS = 8000;

/** On its way; if it never comes, such as a file that was lost on a bad line, there is a way on. */
export function Loading() {
  const long = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (long.value = true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p class="quiet-text waiting" role="status">
        <span class="breathing" aria-hidden="true" />
        {t("web-loading")}
      </p>
      {long.value && (
        <WaysOn>
          <ReloadButton />
        </WaysOn>
      )}
    </>
  );
}

/** A browser asks for a file of the page only once, so another try is the page anew. */
export const ReloadButton = () => (
  <button type="button" class="main" onClick={() => location.reload()}>
    {t("page-retry")}
  </button>
);

interface EmptyProps {
  text: string;
  more?: string;
  /** What to do about it: screens and their words, the first as the main button. */
  ways?: readonly { to: string; text: string }[];
  children?: ComponentChildren;
}

/** Nothing is here (yet): a set on felt, a sentence, and perhaps what to do about it. */
export function Empty({ text, more, ways, children }: EmptyProps) {
  return (
    <div class="nothing felt">
      <p class="tile-row" aria-hidden="true">
        <span class="set">
          {["B7", "J", "R7"].map((tile) => (
            <Tile key={tile} text={tile} name="" />
          ))}
        </span>
      </p>
      <p class="nothing-yet" role="status">
        {text}
      </p>
      {more && <p class="quiet-text">{more}</p>}
      {ways && (
        <p class="row">
          {ways.map((way, i) => (
            <TextLink key={way.to} {...way} look={i ? "button on-felt" : "button ivory"} />
          ))}
        </p>
      )}
      {children}
    </div>
  );
}

export const objectionsOf = (error: unknown): LocalisedObjection[] =>
  error instanceof ApiError ? error.objections : [{ code: "server/unavailable", text: "" }];

/** Ways on from a dead end: home, and what the screen adds. */
export function WaysOn({ children }: { children?: ComponentChildren }) {
  return (
    <p class="row dead-end">
      {children}
      <a class={children ? "button" : "main"} href="#/">
        {t("web-to-start")}
      </a>
      <TextLink to="lobby" text="web-lobby" look="button" />
    </p>
  );
}

/** What another try may mend; everything else stays as it is however often one asks. */
const MAY_PASS = new Set(["server/unavailable", "server/too-fast"]);
export const mayPass = (why: readonly LocalisedObjection[]): boolean => why.some((objection) => MAY_PASS.has(objection.code));

/** Something did not come: why, and what to do about it. Without a network that is no error, only a pause. */
export function Failed({
  why,
  again,
  missing,
}: {
  why: readonly LocalisedObjection[];
  again(): void;
  missing?: string | undefined;
}) {
  const gone = why.some((objection) => objection.code === "server/not-found");
  if (gone && missing) {
    return (
      <Empty text={missing} {...(missing === t("page-missing-text") ? {} : { more: t("page-missing-text") })}>
        <WaysOn />
      </Empty>
    );
  }
  const offline = isOffline(why);
  return (
    <div class="nothing">
      <p class="tile-row" aria-hidden="true">
        <Tile text="J" name="" />
      </p>
      {offline && <h2>{t("page-offline-title")}</h2>}
      {offline ? <p class="quiet-text">{t("page-offline")}</p> : <Objections found={why} />}
      <WaysOn>
        {mayPass(why) && (
          <button type="button" class="main" onClick={again}>
            {t("page-retry")}
          </button>
        )}
      </WaysOn>
    </div>
  );
}

interface Fetching<T> {
  load(): Promise<T>;
  /** Asks again when it changes. */
  about?: string;
  missing?: string;
  children(found: T, again: () => void): ComponentChildren;
}

/** Asks the server and shows the answer; until then that it is on its way, or why it does not come. */
export function Fetched<T>({ load: ask, about = "", missing, children }: Fetching<T>) {
  const found = useSignal<{ about: string; value: T } | null>(null);
  const failed = useSignal<LocalisedObjection[] | null>(null);
  const latest = useRef(0);
  const look = () => {
    const mine = ++latest.current;
    failed.value = null;
    ask().then(
      (value) => {
        // an answer to an older question comes too late
        if (mine === latest.current) found.value = { about, value };
      },
      (error: unknown) => {
        if (mine === latest.current) failed.value = objectionsOf(error);
      },
    );
  };
  useEffect(() => {
    look();
    addEventListener("online", look);
    return () => {
      latest.current += 1;
      removeEventListener("online", look);
    };
  }, [about]);
  if (failed.value) return <Failed why={failed.value} again={look} missing={missing} />;
  if (found.value?.about !== about) return <Loading />;
  return <>{children(found.value.value, look)}</>;
}
