import { describe, expect, it } from "vitest";
import { flowHeight, rackTileSize, tableTileSize } from "./tileSize";

describe("sizes", () => {
  it("lets fifteen sets fit a phone of 320 px without scrolling sideways", () => {
    const lengths = Array.from({ length: 15 }, (_, i) => 3 + (i % 3));
    const size = tableTileSize(lengths, { width: 304, height: 330 }, 20, 56);
    expect(size).toBeGreaterThanOrEqual(22);
    expect(flowHeight(lengths, size, 304)).toBeLessThanOrEqual(330);
  });
  it("keeps thirty rack tiles tappable at 320 px", () => {
    expect(rackTileSize(30, 304, [28, 56])).toBeGreaterThanOrEqual(26);
    expect(rackTileSize(14, 1200, [28, 56])).toBe(56);
    expect(rackTileSize(14, 366, [50, 60], 6)).toBe(57);
  });
});
