import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  // A server may have the site in any folder.
  base: "./",
  resolve: { conditions: ["@url1738/source", "module", "browser"] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../dist/explorer",
    emptyOutDir: true,
    // Keep files separate: they are all requested at once, and nothing becomes an inline script or style.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  logLevel: "warn",
});
