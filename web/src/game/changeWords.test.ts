import { expect, test, vi } from "vitest";

vi.mock("../app/i18n", () => ({
  t: (id: string, args: Record<string, unknown> = {}) => `${id} ${Object.values(args).join(" ")}`.trim(),
}));

const { changeWords } = await import("./changeWords");
const layout = (...sets: string[]) => ({
  sets: sets.map((tiles, id) => ({ id, tiles: tiles.split(" ") })),
  took: "nothing" as const,
});

test("a tile that comes back is named, and the set that it left", () => {
  expect(changeWords(layout("R3 R4 R5 R6"), layout("R3 R4 R5"), String)).toBe("web-say-to-rack R6 web-say-set R3, R4, R5");
});

test("many sets are counted", () => {
  const said = changeWords(layout("R1 R2 R3"), layout("R1", "R2", "R3", "K1"), String);
  expect(said).toBe("ear-sets-changed 4");
});

test("a joker that waits on the rack is back there", () => {
  const after = { ...layout("R1 R2 R3", "J"), guests: ["J"] };
  expect(changeWords(layout("R1 R2 R3", "J"), after, String)).toBe("web-say-to-rack J");
});

test("nothing changed, nothing is said", () => expect(changeWords(layout("R1 R2 R3"), layout("R1 R2 R3"), String)).toBe(""));
