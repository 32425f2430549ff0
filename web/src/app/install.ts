/** The browser offers to install the page as an app; it waits here until somebody wants it. */

import { effect, signal } from "@preact/signals";
import { language } from "./i18n";

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

export const installer = signal<Offer | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installer.value = event as Offer;
});
addEventListener("appinstalled", () => {
  installer.value = null;
});

/** The app is described in the player's language; the files are named as in `manifests.mjs`. */
effect(() => {
  const suffix = language.value === "en" ? "" : `-${language.value}`;
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest${suffix}.webmanifest`);
});

/** Safari on iPhones and iPads installs nothing by itself; somebody has to know where its menu has it. */
export const installsByHand = (): boolean => {
  const apple = /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);
  return apple && !matchMedia("(display-mode: standalone)").matches;
};

export async function install(): Promise<void> {
  const offer = installer.value;
  installer.value = null;
  await offer?.prompt();
}
