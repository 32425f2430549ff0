/** Is this try right? The server's law judges it, without a game or an account. */

import { language } from "../app/i18n";
import { call } from "../wire/http";
import type { TableText, TodayJudged } from "../wire/protocol.gen";

export const judgeTry = (number: number, table: TableText): Promise<TodayJudged> =>
  call("POST /api/today/{number}/check", { path: { number: `${number}` }, body: { table, language: language.value } });
