/** A sheet or a card over the page: takes the focus, gives it back, closes with Escape. */

import type { ComponentChildren } from "preact";
import { useEffect, useId, useMemo, useRef } from "preact/hooks";
import { openPlace } from "../app/hearing";
import { t } from "../app/i18n";
import { Icon } from "./Icon";
import { LiveRegions } from "./LiveRegions";

interface Shown {
  title: string;
  /** A question or a field: a card in the middle, not a sheet as high as the window. */
  small?: boolean;
  onClose(): void;
  children: ComponentChildren;
}

export function Dialog({ title, small, onClose, children }: Shown) {
  const box = useRef<HTMLDialogElement>(null);
  /** Its own: a card may stand over a sheet. */
  const heading = useId();
  const place = useMemo(() => Symbol(title), []);
  useEffect(() => openPlace(place), [place]);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    box.current!.showModal();
    return () => before?.focus();
  }, []);
  return (
    <dialog
      ref={box}
      class={small ? "sheet small" : "sheet"}
      aria-labelledby={heading}
      onCancel={onClose}
      onClose={onClose}
      onClick={(event) => event.target === box.current && onClose()}
    >
      <div class="sheet-inside">
        <header class="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button class="icon-button" aria-label={t("web-close")} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
      <LiveRegions place={place} />
    </dialog>
  );
}
