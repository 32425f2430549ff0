import { describe, expect, it } from "vitest";
import { Initial } from "./Initial";

const colour = (name: string, of: string | null) => Initial({ name, of }).props.style;

describe("the colour of a face", () => {
  it("belongs to the person, whatever the name", () => {
    expect(colour("Guest", "one")).toEqual(colour("Ada", "one"));
    expect(colour("Guest", "one")).not.toEqual(colour("Guest", "two"));
  });
  it("comes with the identity", () => {
    expect(colour("Guest", null)).toBeUndefined();
  });
});
