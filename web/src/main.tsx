import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { preferredLanguage, setLanguage, t } from "./app/i18n";
import { whoAmI } from "./wire/session";
import "./app/install";
import "./app/preferences";
import { route } from "./app/route";
import { Home } from "./lobby/Home";
import { focusHeading, lazily } from "./ui/lazily";
import { OperatorNotice } from "./ui/OperatorNotice";
import { Doorway, WaysOn } from "./ui/Page";
import "./styles.css";

// the first page comes at once; what is opened from there comes when it is opened, or when the browser has nothing else to do
const Room = lazily(() => import("./lobby/Room").then((file) => file.Room));
const Code = lazily(() => import("./lobby/Code").then((file) => file.Code));
const Lobby = lazily(() => import("./lobby/Lobby").then((file) => file.Lobby));
const NewTable = lazily(() => import("./lobby/NewTable").then((file) => file.NewTable));
const NewLocal = lazily(() => import("./passAndPlay/NewLocal").then((file) => file.NewLocal));
const TodayPage = lazily(() => import("./today/TodayPage").then((file) => file.TodayPage));
const RulesPage = lazily(() => import("./rules/RulesPage").then((file) => file.RulesPage));
const ReplayScreen = lazily(() => import("./replay/Replay").then((file) => file.ReplayScreen));
const BotsPage = lazily(() => import("./lobby/BotsPage").then((file) => file.BotsPage));
const Profile = lazily(() => import("./account/Profile").then((file) => file.Profile));
const AccountPage = lazily(() => import("./account/AccountPage").then((file) => file.AccountPage));
const Leaders = lazily(() => import("./account/Leaders").then((file) => file.Leaders));
const Privacy = lazily(() => import("./account/Privacy").then((file) => file.Privacy));
const Blocked = lazily(() => import("./account/Blocked").then((file) => file.Blocked));
const Settings = lazily(() => import("./settings/Settings").then((file) => file.Settings));
const More = lazily(() => import("./settings/More").then((file) => file.More));

function App() {
  const now = route.value;
  const before = useRef(now);
  useEffect(() => {
    // the link that led here is gone; screen readers and Tab go on at the heading
    if (before.current !== now) focusHeading();
    before.current = now;
  }, [now]);
  switch (now.screen) {
    case "rules":
      return <RulesPage key={now.edition} edition={now.edition} />;
    case "game":
      return <ReplayScreen key={now.game} game={now.game} step={now.step} />;
    case "table":
      return <Room key={now.room} room={now.room} invitation={now.invitation} />;
    case "start":
      return <Home begin={now.begin} />;
    case "code":
      return <Code key={now.code} code={now.code} />;
    default: {
      const Screen = SCREENS[now.screen];
      return <Screen />;
    }
  }
}

const Missing = () => (
  <Doorway title={t("web-not-found")} lead={t("page-missing-text")}>
    <WaysOn />
  </Doorway>
);

/** Screens about which the address says nothing more. */
const SCREENS = {
  lobby: Lobby,
  new: NewTable,
  pass: NewLocal,
  today: TodayPage,
  settings: Settings,
  more: More,
  profile: Profile,
  account: AccountPage,
  leaders: Leaders,
  players: BotsPage,
  blocked: Blocked,
  privacy: Privacy,
  missing: Missing,
};

async function start(): Promise<void> {
  await Promise.all([setLanguage(preferredLanguage()).catch(() => undefined), whoAmI().catch(() => undefined)]);
  render(
    <>
      <OperatorNotice />
      <App />
    </>,
    document.getElementById("app")!,
  );
  // whoever has no network should still read that games need one; the table comes as soon as a hand nears what leads there
  whenIdle(() => void Lobby.load().catch(() => undefined));
  for (const sign of ["pointerover", "focusin", "touchstart"]) addEventListener(sign, tableAhead, { passive: true });
}

/** Loads the table before anybody presses; the file comes once, however often it is asked for. */
function tableAhead({ target }: Event): void {
  if (target instanceof Element && target.closest("main")) void Room.load().catch(() => undefined);
}

/** Once everything of the first page has come and the browser has nothing to do. */
function whenIdle(action: () => void): void {
  // Safari does not tell when it is idle
  const wait = () => ("requestIdleCallback" in window ? requestIdleCallback(action) : setTimeout(action, 1000));
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}

// not awaited at the top level: the bundler would then cut what this file imports into two dozen small files
void start();
addEventListener("online", () => void whoAmI().catch(() => undefined));
if ("serviceWorker" in navigator && import.meta.env.PROD) void cacheForOffline().catch(() => undefined);

/** Milliseconds after which the files of all other screens and languages are kept: who looks in once does not pay for them. */
const KEEP_ALL_AFTER = localStorage.getItem("visited") ? 4000 : 60_000;
localStorage.setItem("visited", "yes");

/** Lets the worker cache the files of this page, so that it opens without a network next time. */
async function cacheForOffline(): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
  active?.postMessage({
    keep: ["/", "/icon.svg", "/manifest.webmanifest", ...loaded.filter((path) => path.startsWith("/assets/"))],
  });
  // the rest, all languages among it, when the page has nothing else to do; not where somebody counts bytes
  const saves = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
  if (saves) return;
  await new Promise((rested) => setTimeout(rested, KEEP_ALL_AFTER));
  const files = await fetch("/assets/files.json", { cache: "no-cache" });
  if (files.ok) active?.postMessage({ keep: ["/", "/api/editions", ...((await files.json()) as string[])] });
}
