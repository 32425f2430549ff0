/** Addresses inside the page: `#/table/ID/INVITATION`, `#/game/ID/STEP`. What follows the # never reaches a server's log. */

export type Route =
  | { screen: "start"; begin?: "bot" | "friends" }
  | { screen: "lobby" }
  | { screen: "new" }
  | { screen: "pass" }
  | { screen: "settings" }
  | { screen: "profile" }
  | { screen: "account" }
  | { screen: "leaders" }
  | { screen: "players" }
  | { screen: "privacy" }
  | { screen: "blocked" }
  | { screen: "rules"; edition: string }
  | { screen: "today" }
  | { screen: "more" }
  | { screen: "game"; game: string; step: number | null }
  | { screen: "table"; room: string; invitation: string }
  | { screen: "code"; code: string }
  | { screen: "missing" };

const PLAIN = [
  "lobby",
  "new",
  "pass",
  "settings",
  "profile",
  "account",
  "leaders",
  "players",
  "privacy",
  "blocked",
  "today",
  "more",
] as const;

export function parseRoute(hash: string): Route {
  const [screen = "", room = "", invitation = "", ...more] = hash.replace(/^#\/?/, "").split("/");
  if (more.length) return { screen: "missing" };
  if (screen === "") return { screen: "start" };
  // the ways of the icon of the installed page
  if (screen === "play" && (room === "bot" || room === "friends") && !invitation) return { screen: "start", begin: room };
  const plain = PLAIN.find((name) => name === screen);
  if (plain) return { screen: plain };
  if (screen === "rules" && /^[a-z+-]{0,80}$/.test(room) && !invitation) return { screen: "rules", edition: room };
  if (screen === "game" && /^[A-Za-z0-9._-]{1,60}$/.test(room) && /^[0-9]{0,6}$/.test(invitation)) {
    return { screen: "game", game: room, step: invitation ? Number(invitation) : null };
  }
  const code = screen === "code" && !invitation ? spelt(room) : null;
  if (code) return { screen: "code", code };
  if (screen === "table" && /^[A-Za-z0-9_-]{1,40}$/.test(room) && /^[A-Za-z0-9_-]{0,40}$/.test(invitation))
    return { screen: "table", room, invitation };
  return { screen: "missing" };
}

export const tablePath = (room: string, invitation?: string | null): string =>
  invitation ? `table/${room}/${invitation}` : `table/${room}`;

/** Five letters as the server gives them, in whatever spelling they were typed: with spaces, in lower case, a zero for an O. */
export function spelt(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replace(/[\s\-._,]/g, "")
    .replace(/[0Q]/g, "O");
  return /^[ABCDEFGHKMNOPRSTVWXZ]{5}$/.test(letters) ? letters : null;
}

/** A code or a whole link that somebody typed or pasted. */
export function pathFromCode(text: string): string | null {
  const code = spelt(text) ?? spelt(/^https?:\/\/[^/]+\/([A-Za-z]{5})\/?$/.exec(text.trim())?.[1] ?? "");
  if (code) return `code/${code}`;
  const typed = text.trim();
  // what is no code is perhaps the number of a table, with or without its invitation
  const number = /^[0-9a-f]{12}(\s|$)/.test(typed) ? `#/table/${typed.replace(/\s+/g, "/")}` : "#/-";
  const found = parseRoute(typed.includes("#") ? typed.slice(typed.indexOf("#")) : number);
  if (found.screen === "code") return `code/${found.code}`;
  return found.screen === "table" ? tablePath(found.room, found.invitation) : null;
}

interface Inviting {
  id: string;
  invitation?: string | null;
  code?: string | null;
  settings: { public?: boolean };
}

/** The link that brings others to a table: short if the table has a code; none for whoever has nothing to pass on. */
export function invitationLink(origin: string, room: Inviting): string | null {
  if (room.code) return `${origin}/${room.code}`;
  if (room.settings.public === false && !room.invitation) return null;
  return `${origin}/#/${tablePath(room.id, room.settings.public === false ? room.invitation : null)}`;
}
