/** The promise that was made before the deal, and a button that deals again on this device and compares. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { dealOf } from "../wire/games";
import type { Knobs } from "../wire/knobs";
import { checkDeal, type DealCheck } from "./deal";

export function DealProof({ id, commitment, knobs }: { id: string | null; commitment: string; knobs: Knobs }) {
  const found = useSignal<DealCheck | "asking" | "unknown" | null>(null);
  const onCheck = async () => {
    found.value = "asking";
    try {
      found.value = await checkDeal(await dealOf(id!), commitment, knobs, id!);
    } catch {
      found.value = "unknown";
    }
  };
  const state = found.value;
  return (
    <div class="proof">
      <button type="button" class="button small" disabled={!id || state === "asking"} onClick={() => void onCheck()}>
        {t("web-check-deal")}
      </button>
      <span class="code" title={commitment}>
        {commitment.slice(0, 16)}…
      </span>
      {state === "unknown" && <p role="status">{t("web-deal-unknown")}</p>}
      {state && typeof state === "object" && (
        <p role="status" class={state.ok ? "good" : "bad"}>
          {t(state.ok ? "web-deal-right" : state.commitment && state.salt ? "web-deal-racks-wrong" : "web-deal-wrong")}
        </p>
      )}
    </div>
  );
}
