/** Tokens with which your own programs play over the network. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { Fetched } from "../ui/Page";
import type { NewBotToken } from "../wire/protocol.gen";
import { AccountForm, TextField } from "./AccountForm";
import * as api from "./api";

export function BotTokens() {
  const label = useSignal("");
  const made = useSignal<NewBotToken | null>(null);
  return (
    <div>
      <Fetched about={made.value?.id ?? ""} load={api.botTokens}>
        {(found, again) =>
          found.length ? (
            <ul class="cards">
              {found.map((token) => (
                <li key={token.id} class="card">
                  <strong>{token.label}</strong>
                  {token.revoked ? (
                    <span class="quiet-text">{t("page-revoked")}</span>
                  ) : (
                    <button class="button small" onClick={() => void api.revokeBotToken(token.id).then(again, again)}>
                      {t("page-revoke")}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          ) : (
            <p class="quiet-text">{t("page-bots-empty")}</p>
          )
        }
      </Fetched>
      {made.value && (
        <p class="summary" role="status">
          <strong>{t("page-token-once")}</strong>
          <input
            class="code"
            readOnly
            value={made.value.token}
            aria-label={made.value.label}
            onFocus={(event) => event.currentTarget.select()}
          />
        </p>
      )}
      <AccountForm
        button={t("page-make-token")}
        act={async () => {
          made.value = await api.makeBotToken(label.value);
          label.value = "";
        }}
      >
        <TextField id="bot-name" label={t("page-bot-name")} value={label} complete="off" most={20} />
      </AccountForm>
    </div>
  );
}
