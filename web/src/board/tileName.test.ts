import { expect, test, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("document", { documentElement: {}, querySelector: () => null }));

import { LANGUAGES, setLanguage } from "../app/i18n";
import { tileForm, tileName } from "./tileName";
import { spoken } from "./tileSentence";

const TILES = ["R7", "O8b", "J"] as const;
/** As a label, then as what somebody draws, then in the brown and white box. */
const NAMES: Record<string, string[]> = {
  cs: ["červená 7", "oranžová 8", "žolík", "červenou 7", "oranžovou 8", "žolíka", "bílá 8"],
  pl: ["czerwona 7", "pomarańczowa 8", "joker", "czerwoną 7", "pomarańczową 8", "jokera", "biała 8"],
  de: ["rote 7", "orange 8", "Joker", "die rote 7", "die orange 8", "einen Joker", "weiße 8"],
  en: ["red 7", "orange 8", "joker", "the red 7", "the orange 8", "a joker", "white 8"],
  fr: ["7 rouge", "8 orange", "joker", "le 7 rouge", "le 8 orange", "un joker", "8 blanc"],
  es: ["7 rojo", "8 naranja", "comodín", "el 7 rojo", "el 8 naranja", "un comodín", "8 blanco"],
  it: ["7 rosso", "8 arancione", "jolly", "il 7 rosso", "l’8 arancione", "un jolly", "8 bianco"],
  nl: ["rode 7", "oranje 8", "joker", "de rode 7", "de oranje 8", "een joker", "witte 8"],
  da: ["rød 7", "orange 8", "joker", "den røde 7’er", "den orange 8’er", "en joker", "hvid 8"],
  sv: ["röd 7", "orange 8", "joker", "den röda 7:an", "den orange 8:an", "en joker", "vit 8"],
  ru: ["красная 7", "оранжевая 8", "джокер", "красную 7", "оранжевую 8", "джокера", "белая 8"],
};

test("every language has its row", () => expect(Object.keys(NAMES).sort()).toEqual(Object.keys(LANGUAGES).sort()));

for (const [code, names] of Object.entries(NAMES)) {
  test(`tiles in ${code} have the names of the language, by themselves and in a sentence`, async () => {
    await setLanguage(code);
    const said = (tile: string, form?: string) => tileName(tile, "KOBR", form);
    expect([...TILES.map((tile) => said(tile)), ...TILES.map((tile) => said(tile, "object")), tileName("O8", "NWBR")]).toEqual(
      names,
    );
  });
}

test("a sentence says which form it needs", async () => {
  await setLanguage("de");
  expect([tileForm("game-discards", "tile"), tileForm("web-hint-tiles", "tiles")]).toEqual(["object", "label"]);
  const sentence = { message: "game-discards", players: { player: 0 }, tiles: { tile: [["R7"]] } };
  expect(
    spoken(
      sentence,
      () => "Remi",
      (tile, form) => tileName(tile, "KOBR", form),
    ),
  ).toBe("Remi legt die rote 7 ab.");
});
