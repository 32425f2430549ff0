/** How many times the limit of a turn: for whoever needs longer, to hear the table or to reach it. */

import { t } from "../app/i18n";
import { Strip } from "../ui/Pick";

export const TimePick = ({ value, onPick }: { value: number; onPick(times: number): void }) => (
  <Strip
    id="my-time"
    label={t("wait-my-time")}
    value={value}
    values={[1, 2, 3]}
    text={(times) => (times === 1 ? t("wait-time-same") : `×\u00a0${times}`)}
    onPick={onPick}
  />
);
