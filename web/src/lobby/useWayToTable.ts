/** From a button to a table: the name is signed in, the table opened or found, and its screen shown. */

import { type ReadonlySignal, useComputed, useSignal } from "@preact/signals";
import { tablePath } from "../app/address";
import { go } from "../app/route";
import { currentName } from "../ui/NameField";
import { objectionsOf } from "../ui/Page";
import { offline } from "../wire/http";
import type { LocalisedObjection } from "../wire/protocol.gen";
import { signIn } from "../wire/session";

interface WayToTable {
  /** A way is being taken, or there is none without the server. */
  busy: ReadonlySignal<boolean>;
  /** Why the last try led nowhere. */
  refused: ReadonlySignal<LocalisedObjection[]>;
  enter: (opened: () => Promise<{ id: string }>) => Promise<void>;
}

export function useWayToTable(): WayToTable {
  const under = useSignal(false);
  const busy = useComputed(() => under.value || offline.value);
  const refused = useSignal<LocalisedObjection[]>([]);
  const enter = async (opened: () => Promise<{ id: string }>) => {
    if (busy.value) return;
    under.value = true;
    refused.value = [];
    try {
      await signIn(currentName());
      go(tablePath((await opened()).id));
    } catch (error) {
      refused.value = objectionsOf(error);
    }
    under.value = false;
  };
  return { busy, refused, enter };
}
