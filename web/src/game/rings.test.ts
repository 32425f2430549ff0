import { describe, expect, it } from "vitest";
import { arrivals, laidWhole } from "./rings";

describe("rings of tiles that others laid", () => {
  const turns = [
    { seq: 1, seat: 1, before: [], after: [["R1", "R2", "R3"]] },
    { seq: 2, seat: 2, before: [["R1", "R2", "R3"]], after: [["R1", "R2", "R3", "R4"]] },
  ];

  it("belong to the seat that laid them, and never to you", () => {
    expect([...arrivals(turns, 2)]).toEqual([
      ["R1", 1],
      ["R2", 1],
      ["R3", 1],
    ]);
    expect(arrivals(turns, 0).get("R4")).toBe(2);
  });

  it("go around a set as one only if one player laid all of it", () => {
    const came = arrivals(turns, 0);
    expect(laidWhole(["R1", "R2", "R3"], came)).toBe(1);
    expect(laidWhole(["R1", "R2", "R3", "R4"], came)).toBe(null);
    expect(laidWhole(["K1", "K2", "K3"], came)).toBe(null);
  });
});
