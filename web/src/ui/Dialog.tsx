/** A sheet over the page: takes the focus, gives it back, closes with Escape. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { Icon } from "./Icon";

export function Dialog({ title, onClose, children }: { title: string; onClose(): void; children: ComponentChildren }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    box.current!.showModal();
    return () => before?.focus();
  }, []);
  return (
    <dialog
      ref={box}
      class="sheet"
      aria-labelledby="sheet-title"
      onCancel={onClose}
      onClose={onClose}
      onClick={(event) => event.target === box.current && onClose()}
    >
      <div class="sheet-inside">
        <header class="sheet-head">
          <h2 id="sheet-title">{title}</h2>
          <button class="icon-button" aria-label={t("web-close")} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
