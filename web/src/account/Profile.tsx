/** Who you are here: your name and what your games say about you, tables that go on, games that are over. */

import type { ComponentChildren } from "preact";
import { t } from "../app/i18n";
import { Frame } from "../ui/Frame";
import { Initial } from "../ui/Initial";
import { currentName } from "../ui/NameField";
import { Empty, useTitle } from "../ui/Page";
import { TextLink } from "../ui/TextLink";
import { me } from "../wire/session";
import { ChangeName } from "./ChangeName";
import { BEFORE_A_GAME, MyGames } from "./MyGames";
import { MyRatings } from "./MyRatings";
import { PageLinks } from "./PageLinks";

export function Profile() {
  useTitle(t("page-profile"));
  const player = me.value;
  const known = player?.account ?? false;
  const left = (figures: ComponentChildren, rivals: ComponentChildren) => (
    <div>
      <section class="panel who-card" aria-label={t("profile-figures")}>
        <div class="who">
          <Initial name={currentName()} of={me.value?.id} />
          <div>
            <h1 tabIndex={-1}>{currentName()}</h1>
            <p class="quiet-text">{t(known ? "profile-account" : "profile-guest")}</p>
          </div>
        </div>
        {figures}
        {player && !known && <ChangeName key={player.id} id="guest-name" label={t("web-your-name")} name={player.name} />}
      </section>
      {rivals}
      {player && known && <MyRatings player={player.id} />}
      {!known && <KeepGames />}
      <ProfileLinks />
    </div>
  );
  return (
    <Frame>
      <main class="page profile-page">
        {player ? (
          <MyGames key={player.id} me={player.id}>
            {(list, figures, rivals) => (
              <div class="two-columns profile">
                {left(figures, rivals)}
                {list}
              </div>
            )}
          </MyGames>
        ) : (
          <div class="two-columns profile">
            {left(null, null)}
            <section class="my-games">
              <Empty text={t("page-games-empty")} more={t("profile-games-more")} ways={BEFORE_A_GAME} />
            </section>
          </div>
        )}
      </main>
    </Frame>
  );
}

/** For guests: why an account, and the way to one. */
const KeepGames = () => (
  <section class="panel keep-games" aria-labelledby="keep-games">
    <h2 id="keep-games">{t("account-keep")}</h2>
    <p>{t("page-guest")}</p>
    <TextLink to="account" text="account-sign-up-or-in" look="button" />
  </section>
);

const ProfileLinks = () => (
  <PageLinks>
    <TextLink to="settings" text="web-settings" />
    <TextLink to="account" text="account-title" />
    <TextLink to="leaders" text="page-leaders" />
  </PageLinks>
);
