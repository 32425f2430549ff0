import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { whoAmI } from "./api";
import { preferred, speak, t } from "./i18n";
import "./install";
import "./preferences";
import { route } from "./route";
import { ReplayScreen } from "./replay/Replay";
import { Leaders } from "./screens/Leaders";
import { Lobby } from "./screens/Lobby";
import { NewLocal } from "./screens/NewLocal";
import { NewTable } from "./screens/NewTable";
import { Nothing, Page } from "./screens/Page";
import { Players } from "./screens/Players";
import { Profile } from "./screens/Profile";
import { Settings } from "./screens/Settings";
import { Start } from "./screens/Start";
import { Table } from "./screens/Table";
import "./styles/index.css";

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
