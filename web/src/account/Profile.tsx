/** Who you are here: guest or account, your finished games, ratings, bots, and what can be done with all of it. */

import { t } from "../app/i18n";
import { Icon } from "../ui/Icon";
import { Page } from "../ui/Page";
import { me } from "../wire/session";
import { Account } from "./Account";
import { BotTokens } from "./BotTokens";
import { LeaveAccount } from "./LeaveAccount";
import { LeaveGuest } from "./LeaveGuest";
import { MyGames } from "./MyGames";
import { MyRatings } from "./MyRatings";
import { RecoveryCodes } from "./RecoveryCodes";
import { SignIn } from "./SignIn";

export function Profile() {
  const player = me.value;
  return (
    <Page title={t("page-profile")}>
      {player?.account ? <Account key={player.id} name={player.name} /> : <SignIn />}
      {player && <MyGames key={`games ${player.id}`} me={player.id} />}
      {player?.account && <MyRatings player={player.id} />}
      {player?.account && <BotTokens />}
      {player?.account && <RecoveryCodes key={`codes ${player.id}`} />}
      {player?.account && <LeaveAccount />}
      {player && !player.account && <LeaveGuest />}
      <p class="foot">
        <a class="button" href="#/leaders">
          <Icon name="cup" /> {t("page-leaders")}
        </a>
        <a class="button" href="#/privacy">
          <Icon name="seal" /> {t("page-privacy")}
        </a>
      </p>
    </Page>
  );
}
