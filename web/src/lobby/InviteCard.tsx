/** The invitation in large type: five letters laid in stones, the link to copy or to share, and a picture for cameras. */

import { useSignal } from "@preact/signals";
import { invitationLink } from "../app/address";
import { t } from "../app/i18n";
import { wasCopied } from "../game/arrival";
import { Icon } from "../ui/Icon";
import { useCopied } from "../ui/useCopied";
import type { RoomInfo } from "../wire/protocol.gen";
import { QrCode } from "./QrCode";

export function InviteCard({ room }: { room: RoomInfo }) {
  const link = invitationLink(location.origin, room);
  return (
    <section class="invite" aria-labelledby="who-is-coming">
      <div class="invite-words">
        <h1 id="who-is-coming" tabIndex={-1}>
          {t("wait-who-is-coming")}
        </h1>
        <p>{t(room.code ? "wait-anyone-with-code" : link ? "wait-anyone-with-link" : "wait-this-private")}</p>
        {room.settings.public !== false && <p>{t("wait-in-the-lobby")}</p>}
      </div>
      <Invitation room={room} />
    </section>
  );
}

/** Letters, link and picture, for whoever may pass them on. */
export function Invitation({ room }: { room: RoomInfo }) {
  const link = invitationLink(location.origin, room);
  const failed = useSignal(wasCopied(room.id) === false);
  const [copied, copy] = useCopied(link ?? "", () => {
    failed.value = true;
    document.querySelector<HTMLInputElement>("#link")?.select();
  });
  const copiedAtFirst = wasCopied(room.id) === true;
  const shares = typeof navigator.share === "function";
  return (
    <>
      {room.code && (
        <p class="code-stones" role="img" aria-label={t("wait-code", { code: [...room.code].join(" ") })}>
          {[...room.code].map((letter, i) => (
            <span key={i} class="letter-stone" aria-hidden="true">
              {letter}
            </span>
          ))}
        </p>
      )}
      {link && (
        <div class="invite-link">
          <div class="invite-ways">
            <label for="link">{t("wait-send-link")}</label>
            <input id="link" readOnly value={link.replace(/^https?:\/\//, "")} onFocus={(event) => event.currentTarget.select()} />
            <div class="invite-buttons">
              <button class="stone-button" onClick={copy}>
                <Icon name="copy" /> {t(copied ? "web-copied" : "wait-copy-link")}
              </button>
              {shares && (
                <button
                  class="felt-button"
                  onClick={() => void navigator.share({ url: link, title: "Meldstone" }).catch(() => undefined)}
                >
                  <Icon name="share" /> {t("wait-share")}
                </button>
              )}
            </div>
            <p class="invite-status" role="status">
              {copied || (copiedAtFirst && !failed.value) ? t("wait-link-copied") : failed.value ? t("wait-link-not-copied") : ""}
            </p>
          </div>
          <QrCode text={link} />
        </div>
      )}
    </>
  );
}
