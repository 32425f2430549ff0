/** Rooms import one way, and `board/` and `game/` import no component: the linter sees an import's text, not the file behind it. */

import { describe, expect, it } from "vitest";
import linter from "../../biome.jsonc?raw";

/** As this file sees them: `../table/Rack.tsx`, `./rooms.test.ts`. */
const files = import.meta.glob<string>("../**/*.{ts,tsx,css,json,md}", { query: "?raw", import: "default", eager: true });
const inSource = (path: string): string => path.replace(/^\.\//, "app/").replace(/^\.\.\//, "");
const texts = new Map(Object.entries(files).map(([path, text]) => [inSource(path), text]));

/** A room may import itself and these. */
const MAY_IMPORT: Record<string, string> = {
  app: "",
  wire: "app",
  board: "app wire",
  ui: "app wire board",
  bots: "app wire board ui",
  game: "app wire board ui bots",
  fair: "app wire board ui game",
  rules: "app wire board ui bots game",
  settings: "app wire ui",
  today: "app wire board ui",
  table: "app wire board ui bots game fair rules settings",
  passAndPlay: "app wire board ui bots game fair rules settings table",
  lobby: "app wire board ui bots game fair rules settings today table passAndPlay",
  replay: "app wire board ui bots fair rules",
  account: "app wire ui bots rules lobby",
};

interface Import {
  from: string;
  to: string;
}

const sources = [...texts.keys()].filter((path) => /\.tsx?$/.test(path));

const imports: Import[] = sources.flatMap((from) =>
  [...texts.get(from)!.matchAll(/(?:from|import|import\()\s*"(\.[^"]+)"/g)].map((found) => ({ from, to: fileOf(from, found[1]!) })),
);

function fileOf(from: string, specifier: string): string {
  const path = new URL(specifier, `file:///${from}`).pathname.slice(1);
  const file = ["", ".ts", ".tsx"].map((ending) => path + ending).find((candidate) => texts.has(candidate));
  if (!file) throw new Error(`${from} imports ${specifier}, which is not there`);
  return file;
}

const roomOf = (path: string): string => path.split("/")[0]!;
const listed = (found: readonly Import[]): string[] => found.map(({ from, to }) => `${from} imports ${to}`);

const TYPE = /^(?:export )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;

describe("types of the client", () => {
  it("have a name of their own, whichever room they stand in", () => {
    const names = sources.flatMap((path) => [...texts.get(path)!.matchAll(TYPE)].map((found) => found[1]!));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});

describe("rooms of the client", () => {
  it("hold every file but main.tsx", () => {
    expect(sources.filter((path) => !(roomOf(path) in MAY_IMPORT))).toEqual(["main.tsx"]);
  });
  it("say over the door what they answer", () => {
    expect(Object.keys(MAY_IMPORT).filter((room) => !texts.has(`${room}/README.md`))).toEqual([]);
  });
  it("tell at the door what each of their files answers", () => {
    const own = sources
      .filter((path) => path !== "main.tsx" && !path.includes(".test."))
      .map((path) => path.replace(/\.tsx?$/, ""));
    const told = Object.keys(MAY_IMPORT).flatMap((room) =>
      [...texts.get(`${room}/README.md`)!.matchAll(/^- `([\w.]+)`: /gm)].map((found) => `${room}/${found[1]}`),
    );
    expect(told.sort()).toEqual(own.sort());
  });
  it("import one way", () => {
    const wrong = imports.filter(({ from, to }) => {
      const room = roomOf(from);
      return room in MAY_IMPORT && room !== roomOf(to) && !MAY_IMPORT[room]!.split(" ").includes(roomOf(to));
    });
    expect(listed(wrong)).toEqual([]);
  });
  it("do so without a circle, whatever the list above says", () => {
    const order = Object.keys(MAY_IMPORT);
    const backwards = order.flatMap((room, i) => MAY_IMPORT[room]!.split(" ").filter((other) => order.indexOf(other) >= i));
    expect(backwards).toEqual([]);
  });
  it("are held to the same list by the linter", () => {
    const rooms = Object.keys(MAY_IMPORT);
    for (const room of rooms) {
      const [, override = ""] = linter.split(`"includes": ["src/${room}/**"]`);
      const [forbidden = ""] = override.split('"includes"');
      const found = [...forbidden.matchAll(/"\.\.\/(\w+)\/\*\*"/g)].map((match) => match[1]!);
      expect(found.sort(), room).toEqual(
        rooms.filter((other) => other !== room && !MAY_IMPORT[room]!.split(" ").includes(other)).sort(),
      );
    }
  });
  it("keep board/ and game/ free of components", () => {
    const pure = (path: string) => roomOf(path) === "board" || roomOf(path) === "game";
    expect(sources.filter((path) => pure(path) && path.endsWith(".tsx"))).toEqual([]);
    expect(listed(imports.filter(({ from, to }) => pure(from) && to.endsWith(".tsx")))).toEqual([]);
  });
});
