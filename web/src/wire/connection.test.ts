import { expect, test } from "vitest";
import { retryDelay } from "./connection";

test("a client on its own comes back soon, and waits longer with each attempt", () => {
  expect(retryDelay(0, 0, 0)).toBe(100);
  expect(retryDelay(0, 0, 1)).toBe(600);
  expect(retryDelay(3, 0, 0.5)).toBeGreaterThan(retryDelay(0, 0, 1));
  expect(retryDelay(100, 0, 1)).toBe(5_100);
});

test("the clients of a large server spread their return as it asked them to", () => {
  expect([0, 0.5, 1].map((random) => retryDelay(0, 12_000, random))).toEqual([100, 6_100, 12_100]);
  expect(retryDelay(100, 12_000, 1)).toBe(12_100);
});
