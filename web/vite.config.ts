import preact from "@preact/preset-vite";
import { defineConfig, loadEnv, type Plugin } from "vite";
import firstWords from "./src/app/firstWords.json";

/** The words of the first page in one file for each language: one request, and one dictionary for the compression. */
function wordsOfLanguage(id: string): string | undefined {
  const [, language, catalogue] = /locales\/(\w+)\/(\w+)\.ftl/.exec(id) ?? [];
  return catalogue && firstWords.includes(catalogue) ? `words-${language}` : undefined;
}

/** A list of everything that was built: all screens and all languages, to be kept for times without a network. */
function listFiles(): Plugin {
  return {
    name: "list-files",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name));
      this.emitFile({
        type: "asset",
        fileName: "assets/files.json",
        source: JSON.stringify(files.sort().map((name) => `/${name}`)),
      });
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [preact({ prefreshEnabled: false, devToolsEnabled: false }), listFiles()],
  build: {
    outDir: "../src/meldstone/web",
    emptyOutDir: true,
    target: "es2022",
    // the server's content security policy allows no inlined script, style or font
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: wordsOfLanguage } },
  },
  server: {
    host: "127.0.0.1",
    // the catalogues lie with the Python package
    fs: { allow: [".."] },
    // a running `meldstone serve`
    proxy: { "/api": { target: loadEnv(mode, ".", "MELDSTONE_").MELDSTONE_SERVER ?? "http://127.0.0.1:8080", ws: true } },
  },
}));
