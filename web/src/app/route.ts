/** Which screen is open. */

import { signal } from "@preact/signals";
import { parseRoute, type Route } from "./address";

export const route = signal<Route>(parseRoute(location.hash));
addEventListener("hashchange", () => {
  route.value = parseRoute(location.hash);
});

export function go(path: string): void {
  location.hash = `#/${path}`;
}
