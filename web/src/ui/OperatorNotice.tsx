/** What the operator of the server tells all players: when it restarts, counted down. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../app/i18n";
import { announcement } from "../wire/session";

/** After the time has come the notice stays for a moment, then the restart is over. */
const SHOWN_AFTER = 60_000;

export function OperatorNotice() {
  const notice = announcement.value;
  const now = useSignal(Date.now());
  useEffect(() => {
    if (!notice) return;
    const timer = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(timer);
  }, [notice]);
  const at = notice?.restart_at;
  if (!notice || at == null || now.value > at + SHOWN_AFTER) return null;
  const left = Math.max(0, Math.ceil((at - now.value) / 1000));
  return (
    <aside class="operator-notice" role="status" aria-live="off">
      <strong>{left ? t("page-restart", { time: countdown(left) }) : t("page-restart-now")}</strong> {notice.text}
    </aside>
  );
}

/** Hours only where there are any: 1:05:00, 4:09, 0:30. */
export function countdown(seconds: number): string {
  const two = (count: number) => String(count).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
