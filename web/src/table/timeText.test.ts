import { expect, it } from "vitest";
import { timeText } from "./timeText";

it("tells the time that is left in the language of the page", () => {
  expect(timeText(59, "ru")).toBe("59");
  expect(timeText(125, "ru")).toBe("2:05");
  expect(timeText(3 * 3600 + 59, "ru")).toMatch(/^3\s?ч$/);
  expect(timeText(3 * 86_400 - 1, "ru")).toMatch(/^2\s?д/);
  expect(timeText(3 * 3600, "en")).toMatch(/^3\s?h$/);
});
