/** After the build: what a device that installs the page is told, in each language: its name, what it is, ways that it opens from its icon. */

import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const BUILT = "../src/meldstone/web";
const LOCALES = "../src/meldstone/i18n/locales";
const DOCS = "../docs/pictures";

/** Pictures of the documentation that an installer shows, too; where it is not there, as in an image, there are none. */
const PICTURES = [
  { file: "table-phone.png", sizes: "390x780", form_factor: "narrow" },
  { file: "table.png", sizes: "1120x700", form_factor: "wide" },
].filter(({ file }) => existsSync(`${DOCS}/${file}`));

/** Where the icon leads with a long press: a game against a bot, a table for friends, and what needs nobody. */
const SHORTCUTS = [
  { name: "hand-app-bot", url: "/#/play/bot" },
  { name: "hand-app-friends", url: "/#/play/friends" },
  { name: "welcome-today", url: "/#/today" },
  { name: "web-pass-and-play", url: "/#/pass" },
];

function manifestOf(language, t) {
  return {
    id: "/",
    name: "Meldstone",
    short_name: "Meldstone",
    description: t("hand-app-about"),
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#2f5d54",
    theme_color: "#2f5d54",
    categories: ["games"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    screenshots: PICTURES.map(({ file, ...shown }) => ({ src: `/${file}`, type: "image/png", label: t("hand-app-about"), ...shown })),
    shortcuts: SHORTCUTS.map(({ name, url }) => ({ name: t(name), url })),
  };
}

for (const { file } of PICTURES) copyFileSync(`${DOCS}/${file}`, `${BUILT}/${file}`);
for (const language of readdirSync(LOCALES)) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of ["hand", "welcome", "web"])
    bundle.addResource(new FluentResource(readFileSync(`${LOCALES}/${language}/${name}.ftl`, "utf-8")));
  const t = (id) => bundle.formatPattern(bundle.getMessage(id).value);
  // as in `src/app/i18n.ts`
  const file = `manifest${language === "en" ? "" : `-${language}`}.webmanifest`;
  writeFileSync(`${BUILT}/${file}`, JSON.stringify(manifestOf(language, t)));
}
