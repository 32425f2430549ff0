/** Tells whoever looks at another window that it is their turn; only after they asked for it with a click. */

import { signal } from "@preact/signals";
import { tellTurns } from "./preferences";

const exists = "Notification" in globalThis;

/** What the browser allows; null where there are no notifications. */
export const permission = signal<NotificationPermission | null>(exists ? Notification.permission : null);

export const tellsTurns = (): boolean => tellTurns.value === "on" && permission.value === "granted";

/** To be called in answer to a click: the browser asks, once. */
export async function askToTell(): Promise<void> {
  if (!exists) return;
  permission.value = await Notification.requestPermission();
  tellTurns.value = permission.value === "granted" ? "on" : "off";
}

/** A sign on the icon of the app while it is your turn and nobody looks; where there is none, nothing happens. */
export function markIcon(on: boolean): void {
  if (on && !document.hidden) return;
  const icon = navigator as Navigator & { setAppBadge?(count?: number): Promise<void>; clearAppBadge?(): Promise<void> };
  void (on ? icon.setAppBadge?.(1) : icon.clearAppBadge?.())?.catch(() => undefined);
}

document.addEventListener("visibilitychange", () => !document.hidden && markIcon(false));

/** Says nothing to somebody who looks at the page. */
export function notify(title: string, body: string): void {
  if (!tellsTurns() || !document.hidden) return;
  // a tag: the next one takes the place of the last
  const options = { body, tag: "meldstone", icon: "/icon-192.png" };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // phones leave it to the worker
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, options)).catch(() => undefined);
  }
}
