/** Addresses inside the page: `#/table/ID/INVITATION`, `#/game/ID/STEP`. What follows the # never reaches a server's log. */

export type Route =
  | { screen: "start" }
  | { screen: "lobby" }
  | { screen: "new" }
  | { screen: "pass" }
  | { screen: "settings" }
  | { screen: "profile" }
  | { screen: "leaders" }
  | { screen: "players" }
  | { screen: "privacy" }
  | { screen: "game"; game: string; step: number | null }
  | { screen: "table"; room: string; invitation: string }
  | { screen: "missing" };

const PLAIN = ["lobby", "new", "pass", "settings", "profile", "leaders", "players", "privacy"] as const;

export function parseRoute(hash: string): Route {
  const [screen = "", room = "", invitation = "", ...more] = hash.replace(/^#\/?/, "").split("/");
  if (more.length) return { screen: "missing" };
  if (screen === "") return { screen: "start" };
  const plain = PLAIN.find((name) => name === screen);
  if (plain) return { screen: plain };
  if (screen === "game" && /^[A-Za-z0-9._-]{1,60}$/.test(room) && /^[0-9]{0,6}$/.test(invitation)) {
    return { screen: "game", game: room, step: invitation ? Number(invitation) : null };
  }
  if (screen === "table" && /^[A-Za-z0-9_-]{1,40}$/.test(room) && /^[A-Za-z0-9_-]{0,40}$/.test(invitation))
    return { screen: "table", room, invitation };
  return { screen: "missing" };
}

export const tablePath = (room: string, invitation?: string | null): string =>
  invitation ? `table/${room}/${invitation}` : `table/${room}`;

/** A code or a whole link that somebody typed or pasted. */
export function pathFromCode(text: string): string | null {
  const inside = text.includes("#") ? text.slice(text.indexOf("#")) : `#/table/${text.trim().replace(/\s+/g, "/")}`;
  const found = parseRoute(inside.trim());
  return found.screen === "table" ? tablePath(found.room, found.invitation) : null;
}
