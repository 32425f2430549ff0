/** What is played here, in a few words: the box and its clock. */

import { editionName } from "../app/editionName";
import { t } from "../app/i18n";
import type { RoomInfo } from "../wire/protocol.gen";

export function tableKind(room: RoomInfo): string {
  const { edition, days, knobs } = room.settings;
  const seconds = Number(room.rules.turn_seconds ?? 0);
  const clock = days
    ? t("web-fact-days", { count: days })
    : seconds
      ? t("count-seconds", { count: seconds })
      : t("web-fact-no-clock");
  const changed = Object.keys(knobs ?? {}).length > 0 ? ` · ${t("lobby-custom")}` : "";
  return `${editionName(edition ?? "classic")}${changed} · ${clock}`;
}
