/** In front of a private table: whose it is, and how to get in; whoever knocks waits here until somebody opens. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../app/i18n";
import { Icon } from "../ui/Icon";
import { currentName, NameField } from "../ui/NameField";
import { Objections } from "../ui/Objections";
import { Doorway, objectionsOf } from "../ui/Page";
import type { LocalisedObjection } from "../wire/protocol.gen";
import { door, knock, lookInto } from "../wire/rooms";
import { me, signIn } from "../wire/session";
import { OtherWays } from "./EnterCode";

/** Milliseconds between two looks whether somebody has opened. */
const LOOK_AGAIN = 3_000;
/** Those at the table hear the same person again after so many milliseconds. */
const KNOCK_AGAIN = 25_000;

export function Door({ room, onOpen }: { room: string; onOpen(): void }) {
  const owner = useSignal("");
  const knocked = useSignal(false);
  const rests = useSignal(false);
  const failed = useSignal<LocalisedObjection[]>([]);
  useEffect(() => {
    door(room).then(
      (found) => (owner.value = found.name),
      () => undefined,
    );
  }, [room]);
  useEffect(() => {
    if (!knocked.value) return;
    const timer = setInterval(() => void lookInto(room).then(onOpen, () => undefined), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [knocked.value]);
  const ask = async () => {
    failed.value = [];
    try {
      await signIn(currentName());
      await knock(room);
      knocked.value = true;
      rests.value = true;
      setTimeout(() => (rests.value = false), KNOCK_AGAIN);
    } catch (error) {
      failed.value = objectionsOf(error);
    }
  };
  const title = owner.value ? t("wait-table-private", { player: owner.value }) : t("wait-this-private");
  return (
    <Doorway title={title} lead={t(knocked.value ? "wait-knocked" : "wait-ask-or-knock")}>
      {!me.value?.account && !knocked.value && <NameField />}
      <Objections found={failed.value} />
      {knocked.value && <span class="breathing" aria-hidden="true" />}
      <button class="main big" disabled={rests.value} onClick={() => void ask()}>
        <Icon name="door" /> {t("wait-knock")}
      </button>
      <p class="hidden" role="status">
        {knocked.value ? t("wait-knocked") : ""}
      </p>
      <OtherWays code />
    </Doorway>
  );
}
