/** The promise behind the deal, in a few characters; a tap shows all of it. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { useCopied } from "../ui/useCopied";

export function DealSeal({ commitment }: { commitment: string }) {
  const open = useSignal(false);
  const [copied, copy] = useCopied(commitment, () => getSelection()?.selectAllChildren(document.querySelector(".whole-code")!));
  if (!commitment) return null;
  return (
    <>
      <button class="seal" aria-label={t("web-the-deal")} title={t("web-the-deal")} onClick={() => (open.value = true)}>
        <Icon name="seal" />
      </button>
      {open.value && (
        <Dialog small title={t("web-the-deal")} onClose={() => (open.value = false)}>
          <p>{t("web-deal-promise")}</p>
          <p class="code whole-code">{commitment}</p>
          <p>
            <button class="button" onClick={copy}>
              <Icon name="copy" /> {t(copied ? "web-copied" : "web-copy")}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
