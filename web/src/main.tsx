import { render } from "preact";
import { whoAmI } from "./api";
import { preferred, speak, t } from "./i18n";
import "./install";
import "./preferences";
import { route } from "./route";
import { ReplayScreen } from "./replay/Replay";
import { Leaders } from "./screens/Leaders";
import { Lobby } from "./screens/Lobby";
import { NewTable } from "./screens/NewTable";
import { Nothing, Page } from "./screens/Page";
import { Profile } from "./screens/Profile";
import { Settings } from "./screens/Settings";
import { Start } from "./screens/Start";
import { Table } from "./screens/Table";
import "./styles/base.css";
import "./styles/stones.css";
import "./styles/table.css";
import "./styles/pages.css";

function App() {
  const now = route.value;
  switch (now.screen) {
    case "start":
      return <Start />;
    case "lobby":
      return <Lobby />;
    case "new":
      return <NewTable />;
    case "settings":
      return <Settings />;
    case "profile":
      return <Profile />;
    case "leaders":
      return <Leaders />;
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

await Promise.all([speak(preferred()), whoAmI().catch(() => undefined)]);
render(<App />, document.getElementById("app")!);
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
