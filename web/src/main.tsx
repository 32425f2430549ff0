import { render } from "preact";
import { whoAmI } from "./api";
import { preferred, speak, t } from "./i18n";
import "./preferences";
import { route } from "./route";
import { Lobby } from "./screens/Lobby";
import { NewLocal } from "./screens/NewLocal";
import { NewTable } from "./screens/NewTable";
import { Page } from "./screens/Page";
import { Settings } from "./screens/Settings";
import { Start } from "./screens/Start";
import { Table } from "./screens/Table";
import "./styles/base.css";
import "./styles/stones.css";
import "./styles/table.css";

function App() {
  const now = route.value;
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
    case "table":
      return <Table key={now.room} room={now.room} invitation={now.invitation} />;
    case "missing":
      return (
        <Page title={t("web-not-found")}>
          <p>
            <a class="main" href="#/">
              {t("web-to-start")}
            </a>
          </p>
        </Page>
      );
  }
}

await Promise.all([speak(preferred()), whoAmI().catch(() => undefined)]);
render(<App />, document.getElementById("app")!);
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
