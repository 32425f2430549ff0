import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { whoAmI } from "./wire/session";
import { preferred, speak, t } from "./app/i18n";
import "./app/install";
import "./app/preferences";
import { route } from "./app/route";
import { ReplayScreen } from "./replay/Replay";
import { Leaders } from "./account/Leaders";
import { Lobby } from "./lobby/Lobby";
import { NewLocal } from "./passAndPlay/NewLocal";
import { NewTable } from "./lobby/NewTable";
import { Nothing, Page } from "./ui/Page";
import { Players } from "./bots/BotStrength";
import { Profile } from "./account/Profile";
import { Settings } from "./settings/Settings";
import { Start } from "./lobby/Home";
import { Table } from "./lobby/Room";
import "./styles.css";

function App() {
  const now = route.value;
  const before = useRef(now);
  useEffect(() => {
    // the link that led here is gone; whoever listens or tabs goes on at the heading
    if (before.current !== now) document.querySelector<HTMLElement>("h1[tabindex]")?.focus();
    before.current = now;
  }, [now]);
  switch (now.screen) {
    case "start":
      return <Start />;
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
      return <Players />;
    case "game":
      return <ReplayScreen key={now.game} game={now.game} step={now.step} />;
    case "table":
      return <Table key={now.room} room={now.room} invitation={now.invitation} />;
    case "missing":
      return (
        <Page title={t("web-not-found")}>
          <Nothing text={t("page-missing-text")}>
            <a class="main" href="#/">
              {t("web-to-start")}
            </a>
          </Nothing>
        </Page>
      );
  }
}

await Promise.all([speak(preferred()).catch(() => undefined), whoAmI().catch(() => undefined)]);
render(<App />, document.getElementById("app")!);
addEventListener("online", () => void whoAmI().catch(() => undefined));
if ("serviceWorker" in navigator && import.meta.env.PROD) void keepForLater().catch(() => undefined);

/** Lets the worker keep what this page was made of, so that it opens without a network next time. */
async function keepForLater(): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map((one) => new URL(one.name).pathname);
  active?.postMessage({ keep: ["/", "/icon.svg", "/manifest.webmanifest", ...loaded.filter((path) => path.startsWith("/assets/"))] });
}
