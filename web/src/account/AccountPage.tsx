/** Your account: the way in for guests, and for everybody else what can be changed, taken along or deleted. */

import { t } from "../app/i18n";
import { Frame } from "../ui/Frame";
import { Page, useTitle } from "../ui/Page";
import { TextLink } from "../ui/TextLink";
import { Tile } from "../ui/Tile";
import type { Player } from "../wire/protocol.gen";
import { me } from "../wire/session";
import { Account } from "./Account";
import { AccountRow } from "./AccountForm";
import * as api from "./api";
import { BotTokens } from "./BotTokens";
import { BringAlong } from "./BringAlong";
import { LeaveAccount } from "./LeaveAccount";
import { LeaveGuest } from "./LeaveGuest";
import { PageLinks } from "./PageLinks";
import { RecoveryCodes, ShownOnce } from "./RecoveryCodes";
import { SignIn } from "./SignIn";

export function AccountPage() {
  const player = me.value;
  return player?.account ? <OwnAccount key={player.id} player={player} /> : <WayIn guest={player !== null} />;
}

function OwnAccount({ player }: { player: Player }) {
  return (
    <Page
      title={t("account-title")}
      lead={t("page-signed-in", { name: player.name })}
      beside={
        <div class="row">
          <button class="button" onClick={() => void api.logOut()}>
            {t("page-log-out")}
          </button>
          <button class="button" onClick={() => void api.logOutEverywhere()}>
            {t("page-log-out-everywhere")}
          </button>
        </div>
      }
      narrow
    >
      {api.newCodes.value.length > 0 && (
        <section class="panel recovery" aria-labelledby="new-codes">
          <h2 id="new-codes">{t("page-recovery")}</h2>
          <p class="quiet-text">{t("page-recovery-text")}</p>
          <ShownOnce codes={api.newCodes.value} />
        </section>
      )}
      <BringAlong />
      <section class="panel account-rows" aria-labelledby="getting-in">
        <h2 id="getting-in">{t("account-getting-in")}</h2>
        <Account name={player.name} />
        <RecoveryCodes />
      </section>
      <section class="panel account-rows" aria-labelledby="own-data">
        <h2 id="own-data">{t("account-data")}</h2>
        <LeaveAccount />
      </section>
      <section class="panel account-rows" aria-labelledby="own-bots">
        <h2 id="own-bots">{t("page-bots")}</h2>
        <AccountRow icon="robot" title={t("page-make-token")} now={t("page-bots-text")}>
          <BotTokens />
        </AccountRow>
      </section>
      <AccountLinks />
    </Page>
  );
}

/** What an account is good for, counted in stones, and the form beside it. */
function WayIn({ guest }: { guest: boolean }) {
  useTitle(t("account-title"));
  return (
    <Frame>
      <main class="page way-in">
        <div class="way-in-halves">
          <section class="felt why-account">
            <h1 tabIndex={-1}>{t("account-keep")}</h1>
            <p class="lead">{t("page-guest")}</p>
            <ol>
              {["profile-why-devices", "profile-why-games", "profile-why-rated", "profile-why-free"].map((reason, i) => (
                <li key={reason}>
                  <span aria-hidden="true">
                    <Tile text={`R${i + 1}`} name="" />
                  </span>
                  <span>{t(reason)}</span>
                </li>
              ))}
            </ol>
          </section>
          <section class="panel sign-in" aria-label={t("page-sign-up")}>
            <SignIn />
          </section>
        </div>
        {guest && (
          <section class="panel account-rows" aria-labelledby="own-data">
            <h2 id="own-data">{t("account-data")}</h2>
            <LeaveGuest />
          </section>
        )}
        <AccountLinks />
      </main>
    </Frame>
  );
}

const AccountLinks = () => (
  <PageLinks>
    <TextLink to="profile" text="page-profile" />
  </PageLinks>
);
