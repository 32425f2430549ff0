/** Who you are here: guest or account, your finished games, ratings, bots, and what can be done with all of it. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import * as api from "../wire/http";
import { t } from "../app/i18n";
import { Icon } from "../ui/Icon";
import { playerName } from "../app/preferences";
import type { BotToken, GameInfo, Objection } from "../wire/protocol";
import { playerName as shownName } from "../bots/characters";
import { Asked, Nothing, objectionsIn, Page } from "../ui/Page";
import { RatingTable } from "./RatingTable";
import { Objections } from "../lobby/Home";

export function Profile() {
  const me = api.me.value;
  return (
    <Page title={t("page-profile")}>
      {me?.account ? <Account key={me.id} name={me.name} /> : <Guest />}
      {me && <Games key={`games ${me.id}`} me={me.id} />}
      {me?.account && <Ratings player={me.id} />}
      {me?.account && <Bots />}
      {me?.account && <Leaving />}
      <p class="foot">
        <a class="button" href="#/leaders">
          <Icon name="cup" /> {t("page-leaders")}
        </a>
      </p>
    </Page>
  );
}

/** A form with one button that says what went wrong or that it worked. */
function Ask({ button, act, children, strong, onDone }: { button: string; act(): Promise<void>; children?: ComponentChildren; strong?: boolean; onDone?(): void }) {
  const failed = useSignal<Objection[]>([]);
  const busy = useSignal(false);
  const done = useSignal(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    failed.value = [];
    done.value = false;
    try {
      await act();
      done.value = true;
      onDone?.();
    } catch (error) {
      failed.value = objectionsIn(error);
    }
    busy.value = false;
  };
  return (
    <form class="form small-form" onSubmit={(event) => void submit(event)}>
      {children}
      <Objections found={failed.value} />
      <div class="row">
        <button class={strong ? "main" : "button"} disabled={busy.value}>
          {button}
        </button>
        {done.value && (
          <span class="good" role="status">
            {t("page-saved")}
          </span>
        )}
      </div>
    </form>
  );
}

interface Typed {
  id: string;
  label: string;
  value: { value: string };
  kind?: "text" | "password";
  complete: string;
  most?: number;
}

function Field({ id, label, value, kind = "text", complete, most }: Typed) {
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type={kind}
        required
        maxLength={most}
        autocomplete={complete as "username"}
        value={value.value}
        onInput={(event) => (value.value = event.currentTarget.value)}
      />
    </p>
  );
}

function Guest() {
  const making = useSignal(false);
  const name = useSignal(playerName.value || api.me.value?.name || "");
  const password = useSignal("");
  const enter = async () => {
    await (making.value ? api.signUp(name.value, password.value) : api.logIn(name.value, password.value));
    playerName.value = api.me.value?.name ?? "";
  };
  const shown = useSignal(api.me.value?.name ?? playerName.value);
  return (
    <>
      <p class="lead">{t("page-guest")}</p>
      {api.me.value && (
        <details class="fold">
          <summary>{t("page-change-name")}</summary>
          <Ask
            button={t("page-change-name")}
            act={async () => {
              await api.rename(shown.value);
              playerName.value = api.me.value?.name ?? "";
            }}
          >
            <Field id="guest-name" label={t("web-your-name")} value={shown} complete="nickname" most={20} />
          </Ask>
        </details>
      )}
      <fieldset class="choice">
        <legend class="hidden">{t("page-profile")}</legend>
        {[false, true].map((one) => (
          <label key={String(one)} class="segment-choice">
            <input type="radio" name="making" checked={making.value === one} onChange={() => (making.value = one)} />
            <span>{t(one ? "page-sign-up" : "page-log-in")}</span>
          </label>
        ))}
      </fieldset>
      <Ask button={t(making.value ? "page-sign-up" : "page-log-in")} act={enter} strong>
        <Field id="account-name" label={t("page-name")} value={name} complete="username" most={20} />
        <Field
          id="account-password"
          label={t("page-password")}
          value={password}
          kind="password"
          complete={making.value ? "new-password" : "current-password"}
        />
      </Ask>
    </>
  );
}

function Account({ name }: { name: string }) {
  const typed = useSignal(name);
  const old = useSignal("");
  const fresh = useSignal("");
  return (
    <>
      <p class="lead">{t("page-signed-in", { name })}</p>
      <div class="row">
        <button class="button" onClick={() => void api.logOut()}>
          {t("page-log-out")}
        </button>
      </div>
      <details class="fold">
        <summary>{t("page-change-name")}</summary>
        <Ask
          button={t("page-change-name")}
          act={async () => {
            await api.rename(typed.value);
            playerName.value = api.me.value?.name ?? "";
          }}
        >
          <Field id="new-name" label={t("page-name")} value={typed} complete="nickname" most={20} />
        </Ask>
      </details>
      <details class="fold">
        <summary>{t("page-change-password")}</summary>
        <Ask
          button={t("page-change-password")}
          act={() => api.changePassword(old.value, fresh.value)}
          onDone={() => {
            old.value = "";
            fresh.value = "";
          }}
        >
          <Field id="old-password" label={t("page-old-password")} value={old} kind="password" complete="current-password" />
          <Field id="new-password" label={t("page-new-password")} value={fresh} kind="password" complete="new-password" />
        </Ask>
      </details>
    </>
  );
}

function Games({ me }: { me: string }) {
  return (
    <section aria-labelledby="games-title">
      <h2 id="games-title">{t("page-games")}</h2>
      <Asked about={me} ask={() => api.myGames()}>
        {(first) => (first.length ? <GameList first={first} /> : <Nothing text={t("page-games-empty")} />)}
      </Asked>
    </section>
  );
}

function GameList({ first }: { first: GameInfo[] }) {
  const all = useSignal(first);
  const more = useSignal(first.length === 20);
  const failed = useSignal<Objection[]>([]);
  const look = async () => {
    try {
      const next = await api.myGames(all.value.at(-1)!.id);
      all.value = [...all.value, ...next];
      more.value = next.length === 20;
    } catch (error) {
      failed.value = objectionsIn(error);
    }
  };
  return (
    <>
      <ul class="cards">
        {all.value.map((game) => (
          <li key={game.id}>
            <a class="card" href={`#/game/${game.id}`}>
              <strong>{t(`edition-${game.edition.split("+")[0]!}`)}</strong>
              <span>{game.players.map((name, i) => shownName(name, i)).join(", ")}</span>
              <span class="quiet-text">
                {new Date(game.finished_at).toLocaleDateString()}
                {game.rated && ` · ${t("page-rated")}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Objections found={failed.value} />
      {more.value && (
        <button class="button" onClick={() => void look()}>
          {t("page-more")}
        </button>
      )}
    </>
  );
}

function Ratings({ player }: { player: string }) {
  return (
    <section aria-labelledby="ratings-title">
      <h2 id="ratings-title">{t("page-ratings")}</h2>
      <Asked about={player} ask={() => api.ratingsOf(player)}>
        {(found) =>
          found.length ? (
            <RatingTable heads={[t("label-edition"), t("label-players")]} found={found}>
              {(one) => (
                <>
                  <th scope="row">{t(`edition-${one.edition}`)}</th>
                  <td>{one.size}</td>
                </>
              )}
            </RatingTable>
          ) : (
            <p class="quiet-text">{t("page-ratings-empty")}</p>
          )
        }
      </Asked>
    </section>
  );
}

function Bots() {
  const label = useSignal("");
  const made = useSignal<BotToken | null>(null);
  return (
    <section aria-labelledby="bots-title">
      <h2 id="bots-title">{t("page-bots")}</h2>
      <p class="quiet-text">{t("page-bots-text")}</p>
      <Asked about={made.value?.id ?? ""} ask={api.botTokens}>
        {(found, again) =>
          found.length ? (
            <ul class="cards">
              {found.map((one) => (
                <li key={one.id} class="card">
                  <strong>{one.label}</strong>
                  {one.revoked ? (
                    <span class="quiet-text">{t("page-revoked")}</span>
                  ) : (
                    <button class="button small" onClick={() => void api.revokeBotToken(one.id).then(again, again)}>
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
      </Asked>
      {made.value && (
        <p class="summary" role="status">
          <strong>{t("page-token-once")}</strong>
          <input class="code" readOnly value={made.value.token} aria-label={made.value.label} onFocus={(event) => event.currentTarget.select()} />
        </p>
      )}
      <Ask
        button={t("page-make-token")}
        act={async () => {
          made.value = await api.makeBotToken(label.value);
          label.value = "";
        }}
      >
        <Field id="bot-name" label={t("page-bot-name")} value={label} complete="off" most={20} />
      </Ask>
    </section>
  );
}

function Leaving() {
  const password = useSignal("");
  const failed = useSignal<Objection[]>([]);
  const save = async () => {
    try {
      const data = JSON.stringify(await api.exportAccount(), null, 1);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([data], { type: "application/json" }));
      link.download = "meldstone.json";
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    } catch (error) {
      failed.value = objectionsIn(error);
    }
  };
  return (
    <section class="form" aria-label={t("page-delete")}>
      <Objections found={failed.value} />
      <div class="row">
        <button class="button" onClick={() => void save()}>
          {t("page-export")}
        </button>
        <button class="button" onClick={() => void api.logOutEverywhere()}>
          {t("page-log-out-everywhere")}
        </button>
      </div>
      <details class="fold">
        <summary>{t("page-delete")}</summary>
        <Ask button={t("page-delete-confirm")} act={() => api.deleteAccount(password.value)}>
          <p>{t("page-delete-text")}</p>
          <Field id="delete-password" label={t("page-password")} value={password} kind="password" complete="current-password" />
        </Ask>
      </details>
    </section>
  );
}
