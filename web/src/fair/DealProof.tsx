/** The promise that was made before the deal, and a button that deals again on this device and compares. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { memoryOf } from "../game/dealMemory";
import { dealOf, gameRecord } from "../wire/games";
import type { Knobs } from "../wire/knobs";
import { DealSeal } from "./DealSeal";
import { checkDeal, type DealCheck, type Unseen, type Wrong } from "./deal";

const WRONG: Record<Wrong, string> = {
  promise: "web-deal-wrong",
  racks: "web-deal-racks-wrong",
  seen: "web-deal-seen-wrong",
  salt: "web-deal-salt-wrong",
  salts: "web-deal-salts-wrong",
};

const UNSEEN: Record<Unseen, string> = { salt: "web-deal-salt-unseen", racks: "web-deal-racks-unseen" };

export function DealProof({ id, commitment, knobs }: { id: string | null; commitment: string; knobs: Knobs }) {
  const found = useSignal<DealCheck | "asking" | "unknown" | null>(null);
  const onCheck = async () => {
    found.value = "asking";
    try {
      found.value = await checkDeal(await dealOf(id!), await gameRecord(id!), commitment, knobs, memoryOf(id!));
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
      <DealSeal commitment={commitment} />
      {state === "unknown" && <p role="status">{t("web-deal-unknown")}</p>}
      {state && typeof state === "object" && <Verdict found={state} />}
    </div>
  );
}

function Verdict({ found: { wrong, unseen } }: { found: DealCheck }) {
  if (wrong.length) {
    return (
      <div role="status" class="bad">
        <p>{t("web-deal-cheated")}</p>
        <Sentences of={wrong.map((what) => WRONG[what])} />
      </div>
    );
  }
  if (!unseen.length) {
    return (
      <p role="status" class="good">
        {t("web-deal-right")}
      </p>
    );
  }
  return (
    <div role="status">
      <p>{t("web-deal-partly")}</p>
      <Sentences of={unseen.map((what) => UNSEEN[what])} />
    </div>
  );
}

function Sentences({ of: messages }: { of: string[] }) {
  return (
    <ul>
      {messages.map((message) => (
        <li key={message}>{t(message)}</li>
      ))}
    </ul>
  );
}
