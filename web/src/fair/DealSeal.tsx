/** The promise behind the deal, in a few characters; a tap shows all of it. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { useCopied } from "../ui/useCopied";

interface Promised {
  commitment: string;
}

/** Who goes by Tab is on the way to the tiles: they find it in the menu of the table. */
export function DealSeal({ commitment }: Promised) {
  const open = useSignal(false);
  if (!commitment) return null;
  return (
    <>
      <button
        class="seal"
        tabIndex={-1}
        aria-label={t("web-the-deal")}
        title={t("web-the-deal")}
        onClick={() => (open.value = true)}
      >
        <Icon name="seal" />
      </button>
      {open.value && <DealSheet commitment={commitment} onClose={() => (open.value = false)} />}
    </>
  );
}

export function DealSheet({ commitment, onClose }: Promised & { onClose(): void }) {
  const [copied, copy] = useCopied(commitment, () => getSelection()?.selectAllChildren(document.querySelector(".whole-code")!));
  return (
    <Dialog small title={t("web-the-deal")} onClose={onClose}>
      <p>{t("web-deal-promise")}</p>
      <p class="code whole-code">{commitment}</p>
      <p>
        <button class="button" onClick={copy}>
          <Icon name="copy" /> {t(copied ? "web-copied" : "web-copy")}
        </button>
      </p>
    </Dialog>
  );
}
