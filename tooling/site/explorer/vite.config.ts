import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  // The site may stand in any folder of a server.
  base: "./",
  resolve: { conditions: ["@url1738/source", "module", "browser"] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../dist/explorer",
    emptyOutDir: true,
    // One file of each kind: what is asked for is asked for at once, and no inline script or style is made of it.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  logLevel: "warn",
});
