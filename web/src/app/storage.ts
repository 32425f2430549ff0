/** What this window remembers of a table until it is closed, and what this device remembers of deals. */

export function readSession<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Null removes it. */
export function writeSession(name: string, value: unknown): void {
  if (value === null) sessionStorage.removeItem(name);
  else sessionStorage.setItem(name, JSON.stringify(value));
}

export function readLocal<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** A device that keeps nothing, or has no room, can still play. */
export function writeLocal(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // what is not kept cannot be checked later, and the check says so
  }
}
