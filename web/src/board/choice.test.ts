import { describe, expect, it } from "vitest";
import { belongTogether, isSet } from "./choice";

const set = (text: string) => isSet(text.split(" "), {});
const together = (text: string) => belongTogether(text.split(" "), {});

describe("tiles that were chosen here and there", () => {
  it.each(["R7 R5 R6", "O7 R7 K7", "R7 J R5"])("are a set in whatever order they were chosen: %s", (text) => {
    expect(set(text)).toBe(true);
  });
  it.each(["R7 R5", "R7 R5 K6"])("are not a set yet: %s", (text) => {
    expect(set(text)).toBe(false);
  });
  it.each(["R7 R11", "R7 K7 J"])("belong together as long as one set could hold them: %s", (text) => {
    expect(together(text)).toBe(true);
  });
  it.each(["R7 R7b", "R7 K8", "R7 K7 R8", "R7 K7 O7 B7 J"])("fit into no set together: %s", (text) => {
    expect(together(text)).toBe(false);
  });
});
