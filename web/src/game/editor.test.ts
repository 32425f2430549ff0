import { describe, expect, it, vi } from "vitest";
import type { Hint, LocalisedObjection } from "../wire/protocol.gen";

vi.mock("../app/i18n", () => ({ t: (id: string) => id }));
const storage = { getItem: () => null, setItem: () => undefined };
vi.mock("../app/preferences", () => ({ sort: { value: "runs" } }));
vi.mock("../ui/sound", () => ({}));
vi.stubGlobal("localStorage", storage);
vi.stubGlobal("sessionStorage", storage);

const { Editor } = await import("./editor");
const { Hints } = await import("./hints");
const { newSources, stateOf } = await import("./state");

const FOUND: Hint = { version: 1, tiles: ["B1"], took: "nothing", table: [], steps: [] };

function editing() {
  const sources = newSources();
  const hints = new Hints();
  const editor = new Editor(sources, stateOf(sources), {} as never, {} as never, () => undefined, hints);
  return { sources, hints, editor };
}

describe("a hint", () => {
  it.each(["undo", "reset"] as const)("is over with %s: the next press begins again", (back) => {
    const { hints, editor } = editing();
    hints.begin(FOUND);
    hints.showTiles();
    editor[back]();
    expect(hints.shown.value).toBeNull();
  });
});

describe("a refusal", () => {
  it("goes, with what was missing on Play", () => {
    const { sources, editor } = editing();
    sources.refused.value = [{ code: "set/too-short", text: "" } as LocalisedObjection];
    sources.complainedAbout.value = "1 nothing ";
    editor.dropRefusal();
    expect([sources.refused.value, sources.complainedAbout.value]).toEqual([[], null]);
  });
});
