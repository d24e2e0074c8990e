import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { defineConfig } from "vitepress";
import { emptyHeaders } from "./empty-headers.ts";
import { familyReadmes } from "./family-readmes.ts";
import { linksOut } from "./links-out.ts";
import { excluded, pageOf } from "./page-of.ts";
import { resultsBelow } from "./results-below.ts";
import { sidebar } from "./sidebar.ts";

const root = resolve(import.meta.dirname, "../../../..");
const vue = resolve(import.meta.dirname, "../../node_modules/vue");
const { url } = JSON.parse(readFileSync(join(root, "tooling/packed/repository.json"), "utf8")) as { url: string };
const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, SITE_BASE = "/", SITE_URL } = process.env;
const own = GITHUB_REPOSITORY === undefined ? undefined : `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
const repository = url || own;

const sources = globSync("**/*.md", { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist|\.\w+)$/.test(path) });
const pages = new Set(sources.map((source) => pageOf(source)));
const sourceOf = (page: string) => sources.find((source) => pageOf(source) === page) ?? page;

// Move the few inline scripts of VitePress's pages into files of their own, so that no page needs to allow inline scripts.
const inline = /<script id="([\w-]+)">(.*?)<\/script>/gs;
const scripts = new Map<string, string>();

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
].join("; ");

export default defineConfig({
  title: "url1738",
  description: "RFC 1738, Uniform Resource Locators, as a family of small TypeScript packages.",
  lang: "en",
  base: SITE_BASE,
  srcDir: root,
  srcExclude: [...excluded],
  outDir: resolve(import.meta.dirname, "../../dist"),
  cacheDir: resolve(import.meta.dirname, "../../.turbo/vitepress"),
  rewrites: (source) => pageOf(source),
  // Put the table of pages and their files into a file, not into a script in each page.
  metaChunk: true,
  head: [
    ["link", { rel: "icon", type: "image/svg+xml", href: `${SITE_BASE}icon.svg` }],
    ["meta", { property: "og:site_name", content: "url1738" }],
    ["meta", { property: "og:type", content: "article" }],
    ["meta", { property: "og:image", content: `${SITE_URL ?? SITE_BASE}og.png` }],
  ],
  transformHead: ({ title, description }) => [
    ["meta", { property: "og:title", content: title }],
    ["meta", { property: "og:description", content: description }],
  ],
  markdown: {
    // The URLs in sentences are examples, not links.
    linkify: false,
    // The usual themes have too little contrast.
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    config: (markdown) =>
      markdown
        .use(familyReadmes(root, sourceOf))
        .use(linksOut(root, sourceOf, repository))
        .use(emptyHeaders)
        .use(resultsBelow),
  },
  themeConfig: {
    // The home page is not one of VitePress's.
    logo: "/icon.svg",
    logoLink: { link: "/", target: "_self" },
    nav: [
      // Those of the home page and the explorer.
      { text: "Explorer", link: "/explorer/", target: "_self" },
      { text: "Documentation", link: "/introduction" },
      { text: "Reference", link: "/api/" },
    ],
    sidebar: sidebar(root),
    outline: [2, 3],
    search: {
      provider: "local",
      options: {
        // Not the lists of exports, nor the definitions, which are all alike, nor what a package's main entry exports as well; examples are
        // found in the documents that they are from.
        _render: (text, env, markdown) => {
          const path = pageOf(env.relativePath);
          const main = path.replace(/^(api\/[^/]+)\/.*\//, "$1/");
          if (/^api\/(?:.*\/)?(?:definition\/.*|index\.md)$/.test(path) || (main !== path && pages.has(main)))
            return "";
          // Colours are not searched for, and the pages have them already.
          const { highlight } = markdown.options;
          try {
            markdown.options.highlight = null;
            return markdown.render(path.startsWith("api/") ? text.replace(/^## Examples$.*/ms, "") : text, env);
          } finally {
            markdown.options.highlight = highlight;
          }
        },
        // Every word counts, as in other searches.
        miniSearch: {
          searchOptions: { combineWith: "AND", fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
        },
      },
    },
    ...(repository === undefined ? {} : { socialLinks: [{ icon: "github", link: repository }] }),
  },
  vite: {
    resolve: {
      // The documents are outside of the folder that contains it.
      alias: [
        { find: /^vue$/, replacement: join(vue, "dist/vue.runtime.esm-bundler.js") },
        { find: /^vue\/server-renderer$/, replacement: join(vue, "server-renderer/index.mjs") },
      ],
    },
    build: { chunkSizeWarningLimit: 4000 },
  },
  transformHtml: (code) =>
    code
      .replace(inline, (_, id: string, script: string) => {
        scripts.set(`${id}.js`, script);
        return `<script src="${SITE_BASE}${id}.js"></script>`;
      })
      .replace("<head>", `<head>\n<meta http-equiv="Content-Security-Policy" content="${policy}">`),
  buildEnd: ({ outDir }) => {
    for (const [name, script] of scripts) writeFileSync(join(outDir, name), script);
  },
});
