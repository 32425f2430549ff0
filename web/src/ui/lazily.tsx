/** Screens and parts of them that come when they are opened; until then, that a screen is on its way. */

import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../app/i18n";
import { Empty, Loading, Page, ReloadButton } from "./Page";

let wanted = false;

/** Screen readers and Tab go on at the heading of the new screen, as soon as it is there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("h1[tabindex]:not(.loading h1)");
  wanted = heading === null;
  heading?.focus();
}

const ASK_AGAIN_MS = 2000;
/** A server that answers but does not have the file would be asked for it for ever: by itself the page begins anew once in this time. */
const RELOAD_AT_MOST_EVERY_MS = 60_000;

function reloadNowAndThen(): void {
  if (Date.now() - Number(sessionStorage.getItem("reloaded-at")) < RELOAD_AT_MOST_EVERY_MS) return;
  sessionStorage.setItem("reloaded-at", String(Date.now()));
  location.reload();
}

/** A browser asks for the file of a screen only once, so the page begins anew; returns how to stop waiting. */
function reloadWhenServerAnswers(reload: () => void = reloadNowAndThen): () => void {
  const ask = () =>
    fetch("/api/health", { cache: "no-store" }).then(
      (answer) => void (answer.ok && reload()),
      () => undefined,
    );
  const timer = setInterval(ask, ASK_AGAIN_MS);
  addEventListener("online", ask);
  return () => {
    clearInterval(timer);
    removeEventListener("online", ask);
  };
}

type Lazy<P> = FunctionComponent<P> & { load(): Promise<FunctionComponent<P>> };

/** A component that comes when it is shown first; `Meanwhile` stands in its place until then. */
function arriving<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  Meanwhile: FunctionComponent<{ failed: boolean }>,
  onArrival: () => void,
): Lazy<P> {
  let Found: FunctionComponent<P> | null = null;
  const loadOnce = async () => {
    Found ??= await load();
    return Found;
  };
  const Arriving = (props: P) => {
    const failed = useSignal(false);
    const there = useSignal(Found !== null);
    useEffect(() => {
      if (!there.value)
        loadOnce().then(
          () => (there.value = true),
          () => (failed.value = true),
        );
    }, []);
    useEffect(() => (failed.value ? reloadWhenServerAnswers() : undefined), [failed.value]);
    useEffect(() => {
      if (there.value) onArrival();
    }, [there.value]);
    return there.value && Found ? <Found {...props} /> : <Meanwhile failed={failed.value} />;
  };
  return Object.assign(Arriving, { load: loadOnce });
}

const OnItsWay = ({ failed }: { failed: boolean }) => (
  <div class="loading">
    <Page title={t("web-loading")}>
      {failed ? (
        <Empty text={t("page-offline-title")} more={t("page-offline")}>
          <p class="row">
            <ReloadButton />
          </p>
        </Empty>
      ) : (
        <Loading />
      )}
    </Page>
  </div>
);

export function lazily<P extends object>(load: () => Promise<FunctionComponent<P>>): Lazy<P> {
  return arriving(load, OnItsWay, () => wanted && focusHeading());
}

const Nothing = () => null;

/** A part of a screen that is seldom shown: it opens a moment later the first time, and nothing stands in its place. */
export function lazyPart<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  Meanwhile: FunctionComponent = Nothing,
): Lazy<P> {
  return arriving(load, Meanwhile, () => undefined);
}
