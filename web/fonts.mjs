// Cuts the two typefaces down to the letters of the eleven languages and the weights in use, so that type adds little to a first visit.
// Both are under the SIL Open Font Licence 1.1; its text is shipped with them.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const LOCALES = "../src/meldstone/i18n/locales";
const OUT = "src/ui/fonts";
const LICENCES = "public/licences";
const PACKAGES = "node_modules/@fontsource-variable";

const FACES = [
  { family: "source-sans-3", style: "wght", axes: { wght: { min: 400, max: 700 } } },
  { family: "commissioner", style: "flar", axes: { wght: 700, FLAR: 100 } },
];
/** The files of the packages, and the letters that each of them has for us (as in `unicode-range` of ui/type.css). */
const SCRIPTS = {
  latin: (code) => code < 0x100 || (code >= 0x2000 && code < 0x2070) || code === 0x2212 || code === 0x20ac,
  "latin-ext": (code) => code >= 0x100 && code < 0x250,
  cyrillic: (code) => code >= 0x400 && code < 0x460,
};

/** Whatever the catalogues use, all of printable Latin-1 and the Russian alphabet, because people write names and lines of chat, too. */
function letters() {
  const found = new Set("–—‘’‚“”„…‹›€−×·•");
  for (const [from, to] of [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x410, 0x44f],
  ])
    for (let code = from; code <= to; code += 1) found.add(String.fromCodePoint(code));
  for (const letter of "ЁёĂăĄąĆćČčĎďĘęĚěŁłŃńŇňŐőŒœŘřŚśŠšŤťŮůŰűŸŹźŻżŽž") found.add(letter);
  for (const file of readdirSync(LOCALES, { recursive: true }))
    if (file.endsWith(".ftl")) for (const letter of readFileSync(join(LOCALES, file), "utf8")) found.add(letter);
  return [...found];
}

for (const folder of [OUT, LICENCES]) mkdirSync(folder, { recursive: true });
const all = letters();
const catalogues = readdirSync(LOCALES, { recursive: true }).map((file) => statSync(join(LOCALES, file)).mtimeMs);
const newest = Math.max(statSync("fonts.mjs").mtimeMs, statSync("package-lock.json").mtimeMs, ...catalogues);
for (const { family, style, axes } of FACES) {
  copyFileSync(join(PACKAGES, family, "LICENSE"), join(LICENCES, `${family}.txt`));
  for (const [script, has] of Object.entries(SCRIPTS)) {
    const out = join(OUT, `${family}-${script}.woff2`);
    if (existsSync(out) && statSync(out).mtimeMs > newest) continue;
    const source = readFileSync(join(PACKAGES, family, "files", `${family}-${script}-${style}-normal.woff2`));
    const wanted = all.filter((letter) => has(letter.codePointAt(0))).join("");
    writeFileSync(out, await subsetFont(source, wanted, { targetFormat: "woff2", variationAxes: axes }));
  }
}
