import preact from "@preact/preset-vite";
import { defineConfig, loadEnv } from "vite";

export default defineConfig(({ mode }) => ({
  plugins: [preact({ prefreshEnabled: false, devToolsEnabled: false })],
  build: {
    outDir: "../src/meldstone/web",
    emptyOutDir: true,
    target: "es2022",
    // the server's content security policy allows no inlined script, style or font
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: "127.0.0.1",
    // the catalogues lie with the Python package
    fs: { allow: [".."] },
    // a running `meldstone serve`
    proxy: { "/api": { target: loadEnv(mode, ".", "MELDSTONE_").MELDSTONE_SERVER ?? "http://127.0.0.1:8080", ws: true } },
  },
}));
