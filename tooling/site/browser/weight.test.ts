import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { withSite } from "./with-site.ts";

// French is loaded on demand: its words, and the sentences for every error and finding, which are 14 kB. So is advice, another 16 kB, which
// the home page shows at once. The explorer shows a URL before it loads what finds its dangers and secrets, 23 kB. On a busy machine, the
// home page asks for the file that applies fixes, 0.2 kB, before it is measured.
const limits = [
  ["explorer/", "en", 70_000],
  ["explorer/", "fr", 83_000],
  ["", "en", 82_500],
  ["", "fr", 95_700],
] as const;
/** The file that finds dangers. */
const LATE = /\/audited-[^/]*\.js$/;

const opened = withSite();
const site = resolve(import.meta.dirname, "../dist");

describe("the compressed size of the first load is within its limit:", () => {
  test.each(limits)("/%s in %s", async (path, language, limit) => {
    const { page, address, open } = opened;
    const loaded = new Set<string>();
    page.on("request", (request) => loaded.add(request.url()));
    // Never answered: the page has to show the URL without it.
    await page.route(LATE, () => {});
    await open(path, `html[lang=${language}] .ruler`, language);
    const files = [...loaded]
      .filter((url) => url.startsWith(address) && !LATE.test(url))
      .map((url) => url.slice(address.length).replace(/(^|\/)$/, "$1index.html"));
    const weights = files.map((file) => [file, gzipSync(readFileSync(join(site, file))).length] as const);
    const sum = weights.reduce((total, [, weight]) => total + weight, 0);
    expect(sum, JSON.stringify(weights)).toBeLessThanOrEqual(limit);
  });
});

test.each(["index.html", "explorer/index.html"])("%s allows scripts of its own origin, and nothing else", (page) => {
  const html = readFileSync(join(site, page), "utf8");
  expect(html).toMatch(/Content-Security-Policy" content="default-src 'none'; script-src 'self'; /);
  expect(html).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=/);
});
