/** Whom you have blocked, and a way to let them be heard again. */

import { heading, t } from "../app/i18n";
import { Initial } from "../ui/Initial";
import { Empty, Fetched, Page } from "../ui/Page";
import { blocks, unblock } from "../wire/conduct";
import { me } from "../wire/session";

export function Blocked() {
  return (
    <Page title={t("page-blocked")} lead={t("menu-block-text")} narrow>
      <Fetched about={me.value?.id ?? ""} load={me.value ? blocks : async () => []}>
        {(found, again) =>
          found.length ? (
            <ul class="cards">
              {found.map(({ player, name }) => (
                <li key={player} class="card">
                  <span class="row blocked">
                    <Initial name={name} of={player} />
                    <strong>{name || heading("menu-somebody")}</strong>
                  </span>
                  <button class="button small" onClick={() => void unblock(player).then(again, again)}>
                    {t("menu-unblock", { player: name || t("menu-somebody") })}
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <Empty text={t("page-blocked-empty")} ways={[{ to: "profile", text: "page-profile" }]} />
          )
        }
      </Fetched>
    </Page>
  );
}
