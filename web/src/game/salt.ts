/** What this browser adds to the chance of a deal, and what of it the server has taken (docs/fair-deals.md). */

/** What this browser adds to the chance of a deal: 96 bits that nobody could know before. */
export function newSalt(): string {
  return hex(crypto.getRandomValues(new Uint8Array(12)));
}

/** The server took a salt for the deal with this commitment; it has to be in it. */
export function rememberSalt(commitment: string, salt: string): void {
  sessionStorage.setItem(`salt ${commitment}`, salt);
}

export function ownSalt(commitment: string): string | null {
  return sessionStorage.getItem(`salt ${commitment}`);
}

export const hex = (data: Uint8Array): string => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
