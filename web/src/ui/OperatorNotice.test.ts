import { expect, test } from "vitest";
import { countdown } from "./OperatorNotice";

test("a restart is counted down in hours, minutes and seconds", () => {
  expect([30, 249, 3900].map(countdown)).toEqual(["0:30", "4:09", "1:05:00"]);
});
