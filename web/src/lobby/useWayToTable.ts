/** From a button to a table: the name is signed in, the table opened or found, and its screen shown. */

import { type Signal, useSignal } from "@preact/signals";
import { tablePath } from "../app/address";
import { go } from "../app/route";
import { currentName } from "../ui/NameField";
import { objectionsOf } from "../ui/Page";
import type { LocalisedObjection } from "../wire/protocol.gen";
import { signIn } from "../wire/session";

interface WayToTable {
  busy: Signal<boolean>;
  /** Why the last try led nowhere. */
  refused: Signal<LocalisedObjection[]>;
  enter: (opened: () => Promise<{ id: string }>) => Promise<void>;
}

export function useWayToTable(): WayToTable {
  const busy = useSignal(false);
  const refused = useSignal<LocalisedObjection[]>([]);
  const enter = async (opened: () => Promise<{ id: string }>) => {
    if (busy.value) return;
    busy.value = true;
    refused.value = [];
    try {
      await signIn(currentName());
      go(tablePath((await opened()).id));
    } catch (error) {
      refused.value = objectionsOf(error);
    }
    busy.value = false;
  };
  return { busy, refused, enter };
}
