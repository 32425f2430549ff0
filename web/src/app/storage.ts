/** What this window remembers of a table until it is closed, and what this device remembers of deals. */

export const readSession = <T>(name: string): T | null => read<T>(() => sessionStorage, name);

/** Null removes it. */
export function writeSession(name: string, value: unknown): void {
  if (value === null) sessionStorage.removeItem(name);
  else sessionStorage.setItem(name, JSON.stringify(value));
}

export const readLocal = <T>(name: string): T | null => read<T>(() => localStorage, name);

/** A device that keeps nothing, or has no room, can still play. */
export function writeLocal(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // what is not kept cannot be checked later, and the check says so
  }
}

/** A browser that keeps nothing refuses to name its storage, so that it is asked for late. */
function read<T>(storage: () => Storage, name: string): T | null {
  try {
    return JSON.parse(storage().getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}
