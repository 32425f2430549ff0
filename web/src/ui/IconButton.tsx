/** A button that shows a drawing and says its name: to a screen reader, and to a pointer that rests on it. */

import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./Icon";

interface IconButtonProps {
  icon: IconName;
  label: string;
  /** What a resting pointer reads, where that is not the label. */
  title?: string;
  /** Classes beside that of every such button. */
  look?: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick(): unknown;
  children?: ComponentChildren;
}

export function IconButton({ icon, label, title = label, look = "", pressed, disabled, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      class={`icon-button ${look}`.trim()}
      aria-label={label}
      title={title}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onClick()}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
