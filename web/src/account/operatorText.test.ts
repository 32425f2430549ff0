import { describe, expect, it } from "vitest";
import { blocksOf, linkOf, piecesOf } from "./operatorText";

describe("the operator's text", () => {
  it("has headings, lists and paragraphs", () => {
    expect(blocksOf("# Who we are\nThe club of\nExampletown.\n\n- one\n- two\n\n\nThe end.")).toEqual([
      { kind: "heading", text: "Who we are" },
      { kind: "paragraph", text: "The club of Exampletown." },
      { kind: "list", lines: ["one", "two"] },
      { kind: "paragraph", text: "The end." },
    ]);
    expect(blocksOf("First:\r\n- one\r\nafter")).toEqual([
      { kind: "paragraph", text: "First:" },
      { kind: "list", lines: ["one"] },
      { kind: "paragraph", text: "after" },
    ]);
    expect(blocksOf("")).toEqual([]);
  });
  it("links what begins with http, and nothing else", () => {
    expect(piecesOf("See https://example.org/a?b=1. Or (http://x.example).")).toEqual([
      { text: "See " },
      { text: "https://example.org/a?b=1", href: "https://example.org/a?b=1" },
      { text: ". Or (" },
      { text: "http://x.example", href: "http://x.example" },
      { text: ")." },
    ]);
    expect(piecesOf("javascript:alert(1) <script>")).toEqual([{ text: "javascript:alert(1) <script>" }]);
  });
  it("makes a contact one can press, if it is one", () => {
    expect(linkOf("club@example.org")).toEqual({ text: "club@example.org", href: "mailto:club@example.org" });
    expect(linkOf("https://example.org/contact")).toEqual({
      text: "https://example.org/contact",
      href: "https://example.org/contact",
    });
    for (const words of ["ask at the bar", "javascript:alert(1)", "a@b?body=x", "data:text/html,x@y"])
      expect(linkOf(words)).toEqual({ text: words });
  });
});
