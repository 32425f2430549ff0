/** What the plain screens share: a way back, a title, and what to show while waiting or when nothing is there. */

import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { Icon } from "../icons";

export function Page({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <main class="page">
      <header class="page-head">
        <a class="icon-button" href="#/" aria-label={t("web-to-start")}>
          <Icon name="back" />
        </a>
        <h1>{title}</h1>
      </header>
      {children}
    </main>
  );
}

export const Loading = () => (
  <p class="quiet-text" role="status">
    {t("web-loading")}
  </p>
);
