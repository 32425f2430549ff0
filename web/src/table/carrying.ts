/** Whether a hand carries tiles right now: the table keeps a place for a new set that long. */

import { signal } from "@preact/signals";

export const carrying = signal(false);
