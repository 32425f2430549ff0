/** What the plain screens share: a way back, a title, and what to show while waiting, when nothing is there, when something failed. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { ApiError, isOffline } from "../wire/http";
import type { LocalisedObjection } from "../wire/protocol.gen";
import { Icon } from "./Icon";
import { Objections } from "./Objections";
import { Tile } from "./Tile";

export function Page({ title, wide, children }: { title: string; wide?: boolean; children: ComponentChildren }) {
  useTitle(title);
  return (
    <main class={`page${wide ? " wide" : ""}`}>
      <header class="page-head">
        <a class="icon-button" href="#/" aria-label={t("web-to-start")}>
          <Icon name="back" />
        </a>
        <h1 tabIndex={-1}>{title}</h1>
      </header>
      {children}
    </main>
  );
}

/** The window is called like the screen. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "Meldstone" ? title : `${title} · Meldstone`;
  }, [title]);
}

export const Loading = () => (
  <p class="quiet-text waiting" role="status">
    <span class="breathing" aria-hidden="true" />
    {t("web-loading")}
  </p>
);

/** Nothing is here (yet): a tile, a sentence, and perhaps what to do about it. */
export function Empty({ text, more, children }: { text: string; more?: string; children?: ComponentChildren }) {
  return (
    <div class="nothing">
      <p class="tile-row" aria-hidden="true">
        <Tile text="J" name="" />
      </p>
      <p>{text}</p>
      {more && <p class="quiet-text">{more}</p>}
      {children}
    </div>
  );
}

export const objectionsOf = (error: unknown): LocalisedObjection[] =>
  error instanceof ApiError ? error.objections : [{ code: "server/unavailable", text: "" }];

/** Something did not come: why, and once more. Without a network that is no error, only a pause. */
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
      <Empty text={missing} more={t("page-missing-text")}>
        <a class="main" href="#/">
          {t("web-to-start")}
        </a>
      </Empty>
    );
  }
  const offline = isOffline(why);
  return (
    <div class="nothing">
      {offline && <h2>{t("page-offline-title")}</h2>}
      {offline ? <p class="quiet-text">{t("page-offline")}</p> : <Objections found={why} />}
      <p>
        <button type="button" class="button" onClick={again}>
          {t("page-retry")}
        </button>
      </p>
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
