import { describe, expect, it } from "vitest";
import { invitationLink, parseRoute, pathFromCode } from "./address";

describe("addresses", () => {
  it("knows a table with and without invitation", () => {
    expect(parseRoute("#/table/ab12")).toEqual({ screen: "table", room: "ab12", invitation: "" });
    expect(parseRoute("#/table/ab12/xyz")).toEqual({ screen: "table", room: "ab12", invitation: "xyz" });
    expect(parseRoute("#/nonsense").screen).toBe("missing");
    expect(parseRoute("#/play/bot")).toEqual({ screen: "start", begin: "bot" });
    expect(parseRoute("#/play/nobody").screen).toBe("missing");
  });
  it("reads a typed code and a pasted link", () => {
    expect(pathFromCode(" ab12cd34ef56 xyz ")).toBe("table/ab12cd34ef56/xyz");
    expect(pathFromCode("https://play.example.org/#/table/ab12/xyz")).toBe("table/ab12/xyz");
    expect(pathFromCode("what is this? no!")).toBe(null);
  });
  it.each(["KEMOV", " kem ov ", "k-e-m-0-v", "https://play.example.org/KEMOV", "https://play.example.org/#/code/kemov"])(
    "reads the five letters %s",
    (typed) => {
      expect(pathFromCode(typed)).toBe("code/KEMOV");
    },
  );
  it.each(["KEMO", "ABC 123", "KEMOI", ""])("takes %s for no code", (typed) => {
    expect(pathFromCode(typed)).toBe(null);
  });
  it("gives a link to whoever has something to pass on", () => {
    const room = { id: "ab12", settings: { public: false } };
    expect(invitationLink("https://x.org", { ...room, code: "KEMOV", invitation: "secret" })).toBe("https://x.org/KEMOV");
    expect(invitationLink("https://x.org", { ...room, invitation: "secret" })).toBe("https://x.org/#/table/ab12/secret");
    expect(invitationLink("https://x.org", room)).toBe(null);
    expect(invitationLink("https://x.org", { id: "ab12", settings: {} })).toBe("https://x.org/#/table/ab12");
  });
  it.each([
    ["#/code/kemov", { screen: "code", code: "KEMOV" }],
    ["#/code/kemo", { screen: "missing" }],
    ["#/game/abc.1.2", { screen: "game", game: "abc.1.2", step: null }],
    ["#/game/abc.1.2/17", { screen: "game", game: "abc.1.2", step: 17 }],
    ["#/game/abc.1.2/x", { screen: "missing" }],
    ["#/game/", { screen: "missing" }],
    ["#/profile", { screen: "profile" }],
    ["#/account", { screen: "account" }],
  ])("%s", (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });
});
