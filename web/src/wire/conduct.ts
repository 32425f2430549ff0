/** Blocking people and reporting them to the operator, over HTTP. */

import { call } from "./http";
import type { BlockInfo, NewReport } from "./protocol.gen";

export const blocks = (local = 0): Promise<BlockInfo[]> => call("GET /api/blocks", { local });
export const block = (player: string, name: string, local = 0) => call("POST /api/blocks", { local, body: { player, name } });
export const unblock = (player: string, local = 0) => call("DELETE /api/blocks/{player}", { local, path: { player } });
export const report = (body: NewReport, local = 0) => call("POST /api/reports", { local, body });
