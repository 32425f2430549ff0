/** Switches the sounds on and off, in the bar of the table. */

import { t } from "../app/i18n";
import { sound } from "../app/preferences";
import { IconButton } from "../ui/IconButton";
import * as sounds from "../ui/sound";

export function Bell() {
  const on = sound.value === "on";
  const label = t(on ? "tell-sounds-off" : "tell-sounds-on");
  const onPress = () => {
    sound.value = on ? "off" : "on";
    sounds.yourTurn();
  };
  return <IconButton icon={on ? "bell" : "bell-off"} look="bell" label={label} onClick={onPress} />;
}
