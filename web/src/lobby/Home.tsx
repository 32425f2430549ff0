/** The first screen: one press and you play. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pathFromCode, tablePath } from "../app/address";
import { t } from "../app/i18n";
import { go } from "../app/route";
import { displayName } from "../bots/characters";
import { Face } from "../bots/Portrait";
import { openRoom } from "../game/arrival";
import { EditionRules } from "../rules/RulesSheet";
import { Icon, type IconName } from "../ui/Icon";
import { currentName, NameField } from "../ui/NameField";
import { Objections } from "../ui/Objections";
import { useTitle } from "../ui/Page";
import { Tile } from "../ui/Tile";
import { ApiError, offline } from "../wire/http";
import type { LocalisedObjection, RoomInfo } from "../wire/protocol.gen";
import { myRooms } from "../wire/rooms";
import { me, signIn } from "../wire/session";

export function Home() {
  useTitle("Meldstone");
  const rules = useSignal(false);
  const failed = useSignal<LocalisedObjection[]>([]);
  const busy = useSignal(false);
  const code = useSignal("");
  const badCode = useSignal(false);
  const mine = useSignal<RoomInfo[]>([]);
  useEffect(() => {
    if (me.value)
      myRooms().then(
        (found) => (mine.value = found.filter((room) => room.phase !== "closed")),
        () => undefined,
      );
  }, [me.value?.id]);
  const playBot = async (level: string) => {
    if (busy.value) return;
    busy.value = true;
    failed.value = [];
    try {
      await signIn(currentName());
      const room = await openRoom({ seats: 2, bots: [null, level], public: false, seconds: 0 });
      go(tablePath(room.id));
    } catch (error) {
      failed.value = error instanceof ApiError ? error.objections : [];
    }
    busy.value = false;
  };
  const join = (event: Event) => {
    event.preventDefault();
    const path = pathFromCode(code.value);
    badCode.value = !path;
    if (path) go(path);
  };
  return (
    <main class="page start">
      <div class="hero">
        <p class="tile-row" aria-hidden="true">
          {["R7", "B8", "O9", "K10", "J"].map((tile) => (
            <Tile key={tile} text={tile} name="" />
          ))}
        </p>
        <h1 tabIndex={-1}>Meldstone</h1>
        <p class="lead">{t("web-lead")}</p>
      </div>
      {offline.value ? (
        <div class="summary" role="status">
          <h2>{t("page-offline-title")}</h2>
          <p class="quiet-text">{t("page-offline")}</p>
        </div>
      ) : (
        <Objections found={failed.value} />
      )}
      <div class="choices">
        <button class="main big" disabled={busy.value} onClick={() => void playBot("novice")}>
          <Face bot="novice" seat={1} /> {t("web-play-bot")}
        </button>
        <button class="button" disabled={busy.value} onClick={() => void playBot("skilled")}>
          <Face bot="skilled" seat={1} /> {t("web-play-strong-bot")}
        </button>
        <PageLink page="new" text={t("web-play-friends")} />
        <PageLink page="pass" text={t("web-pass-and-play")} />
        <PageLink page="lobby" text={t("web-lobby")} />
      </div>
      {mine.value.length > 0 && (
        <section aria-labelledby="mine">
          <h2 id="mine">{t("web-your-tables")}</h2>
          <ul class="cards">
            {mine.value.slice(0, 4).map((room) => (
              <li key={room.id}>
                <a class="card" href={`#/${tablePath(room.id)}`}>
                  <strong>{t(`edition-${(room.settings.edition ?? "classic").split("+")[0]!}`)}</strong>
                  <span>
                    {room.seats
                      .map((seat, i) =>
                        seat.player === me.value?.id ? "" : seat.name || (seat.bot ? displayName(seat.bot, i) : "…"),
                      )
                      .filter(Boolean)
                      .join(", ")}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form class="join" onSubmit={join}>
        <label for="code">{t("web-join-code")}</label>
        <div class="row">
          <input
            id="code"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={code.value}
            aria-invalid={badCode.value}
            aria-describedby={badCode.value ? "bad-code" : undefined}
            onInput={(event) => (code.value = event.currentTarget.value)}
          />
          <button class="button">{t("web-join")}</button>
        </div>
        {badCode.value && (
          <p class="bad" id="bad-code" role="alert">
            {t("web-bad-code")}
          </p>
        )}
      </form>
      {!me.value?.account && <NameField />}
      <nav class="foot" aria-label={t("web-settings")}>
        <button class="button" onClick={() => (rules.value = true)}>
          <Icon name="book" /> {t("web-rules")}
        </button>
        <PageLink page="profile" icon="person" text={t("page-profile")} />
        <PageLink page="leaders" icon="cup" text={t("page-leaders")} />
        <PageLink page="players" icon="players" text={t("web-players")} />
        <PageLink page="settings" icon="gear" text={t("web-settings")} />
        <PageLink page="privacy" icon="seal" text={t("page-privacy")} />
      </nav>
      {rules.value && <EditionRules edition="classic" overrides={{}} keys onClose={() => (rules.value = false)} />}
    </main>
  );
}

function PageLink({ page, icon, text }: { page: string; icon?: IconName; text: string }) {
  return (
    <a class="button" href={`#/${page}`}>
      {icon && <Icon name={icon} />} {text}
    </a>
  );
}
