import { join, resolve } from "node:path";
import { defineConfig } from "vite";

const site = resolve(import.meta.dirname, "..");
// The address of the published site, ending with a slash: other sites need it to show a picture of a page.
const { SITE_URL, SITE_BASE = "/" } = process.env;

// A bundler also takes calls of methods with these names for pure, so leave out names that variables may have.
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
      name: "unsaid",
      // No page fetches or resolves anything, and the tab for authors says what checkDefinition says, so do not load the French of these.
      load: (id) =>
        /\/fr\/src\/sentences\/of-(client|relative|definitions)\.ts$/.test(id)
          ? "export const ofClient = {}, ofRelative = {}, ofDefinitions = {};"
          : null,
    },
  ],
  build: {
    rollupOptions: {
      input: [join(site, "index.html"), join(site, "explorer/index.html")],
      // Leave out unused pieces of grammar: the functions that make them only return them.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false, manualPureFunctions: pure },
      // One file for what both pages load at once: it is shorter than several, compressed.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: "first", tags: ["$initial"], minShareCount: 2 }],
        },
      },
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
