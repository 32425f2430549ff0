import { describe, expect, it } from "vitest";
import { byGroups, byRuns } from "./tiles";

describe("the rack", () => {
  it("sorts 789 and 777, jokers last", () => {
    const tiles = ["J", "R7", "K8", "K7", "R8"];
    expect(byRuns(tiles)).toEqual(["K7", "K8", "R7", "R8", "J"]);
    expect(byGroups(tiles)).toEqual(["K7", "R7", "K8", "R8", "J"]);
  });
});
