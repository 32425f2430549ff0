/** Which turn it is, in every list and sentence alike: everybody's first turn is turn 1, everybody's second is turn 2. */

/** The number of the turn that follows after so many turns of all players together. */
export const turnNumber = (taken: number, players: number): number => Math.floor(taken / Math.max(players, 1)) + 1;
