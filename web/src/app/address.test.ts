import { describe, expect, it } from "vitest";
import { parseRoute, pathFromCode } from "./address";

describe("addresses", () => {
  it("knows a table with and without invitation", () => {
    expect(parseRoute("#/table/ab12")).toEqual({ screen: "table", room: "ab12", invitation: "" });
    expect(parseRoute("#/table/ab12/xyz")).toEqual({ screen: "table", room: "ab12", invitation: "xyz" });
    expect(parseRoute("#/nonsense").screen).toBe("missing");
  });
  it("reads a typed code and a pasted link", () => {
    expect(pathFromCode(" ab12 xyz ")).toBe("table/ab12/xyz");
    expect(pathFromCode("https://play.example.org/#/table/ab12/xyz")).toBe("table/ab12/xyz");
    expect(pathFromCode("what is this? no!")).toBe(null);
  });
  it.each([
    ["#/game/abc.1.2", { screen: "game", game: "abc.1.2", step: null }],
    ["#/game/abc.1.2/17", { screen: "game", game: "abc.1.2", step: 17 }],
    ["#/game/abc.1.2/x", { screen: "missing" }],
    ["#/game/", { screen: "missing" }],
    ["#/profile", { screen: "profile" }],
  ])("%s", (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });
});
