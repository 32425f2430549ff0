import { describe, expect, it } from "vitest";
import { rackLimits, rackRow, rackSlides, rackTileSize, rackWithParts, slidingSize, tableLimits } from "./tileSize";

const rack = (count: number, inner: number, width: number, height: number) =>
  rackTileSize(count, inner, rackLimits({ width, height }, false));

describe("the size of tiles", () => {
  it("grows with the window", () => {
    expect(tableLimits({ width: 390, height: 844 }, false)).toEqual([24, 46]);
    expect(tableLimits({ width: 1280, height: 800 }, false)).toEqual([24, 66]);
    expect(tableLimits({ width: 1920, height: 1080 }, false)[1]).toBeGreaterThanOrEqual(76);
    expect(tableLimits({ width: 844, height: 390 }, false)[1]).toBe(44);
    const sizes = [320, 390, 560, 800, 1280, 1440, 1600, 1920, 2560, 3840].map(
      (width) => tableLimits({ width, height: 900 }, false)[1],
    );
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  });

  it("is larger for those who want large tiles, on every window", () => {
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      expect(tableLimits({ width, height }, true)[1]).toBeGreaterThan(tableLimits({ width, height }, false)[1]);
      expect(rackLimits({ width, height }, true).most).toBeGreaterThan(rackLimits({ width, height }, false).most);
    }
  });

  it("makes the rows of a rack as equal as can be", () => {
    expect(rackRow(10, 352, 44)).toBe(5);
    expect(rackRow(13, 352, 44)).toBe(7);
    expect(rackRow(22, 960, 41)).toBe(22);
  });
});

describe("the rack", () => {
  it("stands in one row for up to 22 tiles at 1280", () => {
    for (let count = 1; count <= 22; count++) expect(rack(count, 952, 1280, 800) * 1.055 * count).toBeLessThanOrEqual(952);
    expect(rack(14, 952, 1280, 800)).toBe(62);
    expect(rack(17, 952, 1280, 800)).toBeGreaterThanOrEqual(52);
  });

  it("has tiles of at least 84 at 1920", () => {
    expect(rack(14, 1480, 1920, 1080)).toBeGreaterThanOrEqual(84);
  });

  it("has two rows on a phone, more before tiles get too small", () => {
    expect(rack(14, 354, 390, 844)).toBe(44);
    expect(rack(18, 354, 390, 844)).toBeGreaterThanOrEqual(36);
    expect(rack(26, 354, 390, 844)).toBeGreaterThanOrEqual(36);
  });

  it("parts its colours where there is room for it at nearly the same size", () => {
    const limits = rackLimits({ width: 1280, height: 800 }, false);
    expect(rackWithParts(13, 4, 952, limits)).toEqual({ size: 62, gap: 22 });
    const tight = rackWithParts(17, 4, 952, limits);
    expect(tight.size).toBeGreaterThanOrEqual(48);
    expect(17 * tight.size * 1.055 + 3 * tight.gap).toBeLessThanOrEqual(952);
    expect(rackWithParts(40, 4, 952, limits).gap).toBe(0);
  });
});

describe("a rack that slides", () => {
  const threes = (count: number) => Array<number>(count).fill(3);
  it("is there when the table of an upright phone is crowded, sooner with many tiles on the rack", () => {
    expect(rackSlides(threes(10), 14, 390)).toBe(false);
    expect(rackSlides(threes(35), 14, 390)).toBe(true);
    expect(rackSlides(threes(21), 14, 390)).toBe(false);
    expect(rackSlides(threes(21), 24, 390)).toBe(true);
    expect(rackSlides(threes(35), 31, 768)).toBe(false);
    expect(rackSlides([], 31, 360)).toBe(false);
  });

  it("shows all tiles if they stay large enough, else cuts the last one in view", () => {
    expect(slidingSize(14, 500, 8, 32, 40) * 1.055 * 14).toBeLessThanOrEqual(500);
    const size = slidingSize(31, 500, 8, 32, 40);
    expect(size).toBeGreaterThanOrEqual(32);
    const cut = (508 / (size * 1.055)) % 1;
    expect(cut).toBeGreaterThan(0.35);
    expect(cut).toBeLessThan(0.8);
  });

  it("never grows by a row with the height of the phone", () => {
    for (const count of [10, 14, 16, 18, 24]) {
      const heights = Array.from({ length: 30 }, (_, i) => {
        const height = 540 + 15 * i;
        const size = rack(count, 324, 360, height);
        return height - Math.ceil(count / rackRow(count, 324, size)) * size * 1.36;
      });
      expect(heights, `${count} tiles`).toEqual([...heights].sort((a, b) => a - b));
    }
  });
});
