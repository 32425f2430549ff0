import { describe, expect, it } from "vitest";
import { belongTogether, isSet } from "./choice";

const set = (text: string) => isSet(text.split(" "), {});
const together = (text: string) => belongTogether(text.split(" "), {});

describe("tiles that were chosen here and there", () => {
  it("are a set in whatever order they were chosen", () => {
    expect(set("R7 R5 R6")).toBe(true);
    expect(set("O7 R7 K7")).toBe(true);
    expect(set("R7 J R5")).toBe(true);
    expect(set("R7 R5")).toBe(false);
    expect(set("R7 R5 K6")).toBe(false);
  });
  it("belong together as long as one set could hold them", () => {
    expect(together("R7 R11")).toBe(true);
    expect(together("R7 K7 J")).toBe(true);
    expect(together("R7 R7b")).toBe(false);
    expect(together("R7 K8")).toBe(false);
    expect(together("R7 K7 R8")).toBe(false);
    expect(together("R7 K7 O7 B7 J")).toBe(false);
  });
});
