import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { bnf } from "@url1738/prove";
import { rfc1738Definitions } from "url1738/definitions";
import { describe, expect, test } from "vitest";
import { pageOf } from "../pages/.vitepress/page-of.ts";

const site = resolve(import.meta.dirname, "../dist");
const pages = globSync("**/*.html", { cwd: site });

const anchors = new Map<string, ReadonlySet<string>>();

/** Returns the possible targets of links in a page. */
function anchorsOf(page: string): ReadonlySet<string> {
  const ids = anchors.get(page);
  if (ids !== undefined) return ids;
  const targets = new Set(
    [...readFileSync(join(site, page), "utf8").matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id),
  );
  anchors.set(page, targets);
  return targets;
}

/** Returns the file for an address, as static file servers find it. */
function fileOf(path: string): string | undefined {
  const names = path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`];
  return names.map((name) => name.slice(1)).find((name) => existsSync(join(site, decodeURI(name))));
}

/** Returns the errors in the links of a page. */
function brokenIn(page: string): readonly string[] {
  const html = readFileSync(join(site, page), "utf8");
  return [...html.matchAll(/<(?:a|link|script|img)\b[^>]* (?:href|src)="([^"]*)"/g)].flatMap(([, link = ""]) => {
    const { origin, pathname, hash } = new URL(link.replaceAll("&amp;", "&"), `site://here/${page}`);
    if (origin !== "null" || /^(https?|data|mailto):/.test(link)) return [];
    const file = fileOf(pathname);
    if (file === undefined) return [link];
    return hash === "" || !file.endsWith(".html") || anchorsOf(file).has(decodeURIComponent(hash.slice(1)))
      ? []
      : [link];
  });
}

test("there are pages", () => {
  expect(pages).toEqual(
    expect.arrayContaining([
      "index.html",
      "introduction.html",
      "explorer/index.html",
      "rfc1738.html",
      "reasons.html",
      "docs/errors.html",
      "api/index.html",
    ]),
  );
});

test("every link inside the site leads somewhere", () => {
  const broken = pages.map((page) => [page, brokenIn(page)] as const).filter(([, links]) => links.length > 0);
  expect(Object.fromEntries(broken)).toEqual({});
});

test("llms.txt lists documents that exist, each with at least a sentence about it", () => {
  const lines = readFileSync(join(site, "llms.txt"), "utf8").match(/^- .*/gm) ?? [];
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) {
    const [, path = "", summary = ""] = /^- \[.+\]\((.+?)\): (.*)/.exec(line) ?? [];
    expect(existsSync(join(site, path)), line).toBe(true);
    expect(summary.length, line).toBeGreaterThan(30);
  }
});

test("every package and document has its page", () => {
  const root = resolve(import.meta.dirname, "../../..");
  const documents = globSync(["*.md", "docs/*.md", "packages/*/README.md"], { cwd: root });
  const missing = documents.filter((path) => !existsSync(join(site, pageOf(path).replace(/md$/, "html"))));
  expect(missing).toEqual([]);
});

test("every page has a preview for links to it, and an icon", () => {
  const bare = pages.filter((page) => {
    const html = readFileSync(join(site, page), "utf8");
    const wanted = [/ property="og:title" content="[^"]+/, / property="og:image" content="[^"]+og\.png"/, /icon\.svg"/];
    return page !== "404.html" && !wanted.every((mark) => mark.test(html));
  });
  expect(bare).toEqual([]);
});

test("every export that a report lists has its page", () => {
  const root = resolve(import.meta.dirname, "../../..");
  const missing = globSync("packages/*/report*.api.md", {
    cwd: root,
    exclude: ["**/report-{internal,runtime}*"],
  }).flatMap((path) => {
    const [, , report = ""] = path.split("/");
    const { name } = JSON.parse(readFileSync(join(root, path, "../package.json"), "utf8")) as { name: string };
    const entry = report.replace(/^report-?(.*)\.api\.md$/, "$1");
    const folder = join(site, "api", name.replace("@url1738/", ""), entry);
    const declared = /^export (?:declare )?(?:abstract )?(class|const|function|interface|type|let) (\w+)(: \()?/gm;
    const kinds: Readonly<Record<string, string>> = { const: "variable", let: "variable" };
    // API Extractor takes a constant with the type of a function for a function.
    const kindOf = (kind: string, type: string | undefined) =>
      type === undefined ? (kinds[kind] ?? kind) : "function";
    return [...readFileSync(join(root, path), "utf8").matchAll(declared)]
      .map(([, kind = "", name, type]) => join(folder, `${kindOf(kind, type)}-${name}.html`))
      .filter((page) => !existsSync(page));
  });
  expect(missing).toEqual([]);
});

describe("every rule that the explorer links to is a line of the RFC:", () => {
  const names = new Set(
    rfc1738Definitions.flatMap((definition) => [...bnf(definition).matchAll(/^\S+/gm)].map(([name]) => name)),
  );

  test.each([...names, "genericurl", "schemepart", "ip-schemepart", "urlpath"])("%s", (name) => {
    expect(anchorsOf("rfc1738.html")).toContain(`rule-${name}`);
  });
});
