/** What this browser adds to the chance of a deal, and what of it the server has taken (docs/fair-deals.md). */

import { readLocal, writeLocal } from "../app/storage";

const MOST_KEPT = 60;

/** What this browser adds to the chance of a deal: 96 bits that nobody could know before. */
export function newSalt(): string {
  return hex(crypto.getRandomValues(new Uint8Array(12)));
}

/** The server took a salt for the deal with this commitment; it has to be in it. */
export function rememberSalt(commitment: string, salt: string): void {
  writeLocal("salts", [...allSalts(), [commitment, salt]].slice(-MOST_KEPT));
}

/** What the people on this device added to a deal. */
export function ownSalts(commitment: string): string[] {
  return allSalts()
    .filter(([of]) => of === commitment)
    .map(([, salt]) => salt);
}

const allSalts = (): [string, string][] => readLocal<[string, string][]>("salts") ?? [];

export const hex = (data: Uint8Array): string => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
