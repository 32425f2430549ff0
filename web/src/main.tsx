import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { preferredLanguage, setLanguage, t } from "./app/i18n";
import { whoAmI } from "./wire/session";
import "./app/install";
import "./app/preferences";
import { Leaders } from "./account/Leaders";
import { Privacy } from "./account/Privacy";
import { Profile } from "./account/Profile";
import { route } from "./app/route";
import { BotStrength } from "./bots/BotStrength";
import { Home } from "./lobby/Home";
import { Lobby } from "./lobby/Lobby";
import { NewTable } from "./lobby/NewTable";
import { Room } from "./lobby/Room";
import { NewLocal } from "./passAndPlay/NewLocal";
import { ReplayScreen } from "./replay/Replay";
import { Settings } from "./settings/Settings";
import { OperatorNotice } from "./ui/OperatorNotice";
import { Empty, Page } from "./ui/Page";
import "./styles.css";

function App() {
  const now = route.value;
  const before = useRef(now);
  useEffect(() => {
    // the link that led here is gone; screen readers and Tab go on at the heading
    if (before.current !== now) document.querySelector<HTMLElement>("h1[tabindex]")?.focus();
    before.current = now;
  }, [now]);
  switch (now.screen) {
    case "start":
      return <Home />;
    case "lobby":
      return <Lobby />;
    case "new":
      return <NewTable />;
    case "pass":
      return <NewLocal />;
    case "settings":
      return <Settings />;
    case "profile":
      return <Profile />;
    case "leaders":
      return <Leaders />;
    case "players":
      return <BotStrength />;
    case "privacy":
      return <Privacy />;
    case "game":
      return <ReplayScreen key={now.game} game={now.game} step={now.step} />;
    case "table":
      return <Room key={now.room} room={now.room} invitation={now.invitation} />;
    case "missing":
      return (
        <Page title={t("web-not-found")}>
          <Empty text={t("page-missing-text")}>
            <a class="main" href="#/">
              {t("web-to-start")}
            </a>
          </Empty>
        </Page>
      );
  }
}

await Promise.all([setLanguage(preferredLanguage()).catch(() => undefined), whoAmI().catch(() => undefined)]);
render(
  <>
    <OperatorNotice />
    <App />
  </>,
  document.getElementById("app")!,
);
addEventListener("online", () => void whoAmI().catch(() => undefined));
if ("serviceWorker" in navigator && import.meta.env.PROD) void cacheForOffline().catch(() => undefined);

/** Lets the worker cache the files of this page, so that it opens without a network next time. */
async function cacheForOffline(): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
  active?.postMessage({
    keep: ["/", "/icon.svg", "/manifest.webmanifest", ...loaded.filter((path) => path.startsWith("/assets/"))],
  });
}
