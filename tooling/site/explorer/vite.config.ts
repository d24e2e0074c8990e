import { join, resolve } from "node:path";
import { defineConfig } from "vite";

const site = resolve(import.meta.dirname, "..");
// The address of the published site, ending with a slash, for pages that other sites show a picture of.
const { SITE_URL, SITE_BASE = "/" } = process.env;

// A bundler takes calls of methods of these names for pure as well, so names that variables may have are left out.
const pure = [
  "oneOf",
  "without",
  "rule",
  "sequence",
  "optional",
  "implied",
  "keyword",
  "decodedText",
  "decimal",
  "withFacts",
  "lineOf",
  "hasOnlyKeys",
];

// Builds the home page and the explorer, next to the pages.
export default defineConfig({
  root: site,
  publicDir: join(site, "public"),
  // A server may have the site in any folder.
  base: "./",
  resolve: { conditions: ["@url1738/source", "module", "browser"] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [
    { name: "address", transformIndexHtml: (html) => html.replaceAll("%SITE%", SITE_URL ?? SITE_BASE) },
    {
      name: "no-client",
      // No page fetches or resolves anything, so what the client and relative references say in French is not loaded.
      load: (id) =>
        /\/fr\/src\/sentences\/of-(client|relative)\.ts$/.test(id)
          ? "export const ofClient = {}, ofRelative = {};"
          : null,
    },
  ],
  build: {
    rollupOptions: {
      input: [join(site, "index.html"), join(site, "explorer/index.html")],
      // Leave out unused pieces of grammar: the functions that make them only return them.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false, manualPureFunctions: pure },
    },
    outDir: join(site, "dist"),
    assetsDir: "explorer/assets",
    emptyOutDir: false,
    // Keep files separate: they are all requested at once, and nothing becomes an inline script or style.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  logLevel: "warn",
});
