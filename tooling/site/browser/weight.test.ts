import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { withSite } from "./with-site.ts";

// French is loaded on demand: its words, and the sentences for every error and finding.
const limits = { en: 60_000, fr: 70_000 };
const opened = withSite();
const site = resolve(import.meta.dirname, "../dist");

describe("what is loaded at first, compressed, is at most what it may be:", () => {
  test.each(["en", "fr"] as const)("%s", async (language) => {
    const { page, address } = opened;
    const loaded = new Set<string>();
    page.on("request", (request) => loaded.add(request.url()));
    await page.addInitScript((chosen) => localStorage.setItem("lang", chosen), language);
    await page.goto(`${address}explorer/`);
    await page.waitForSelector(`html[lang=${language}] .ruler`);
    const paths = [...loaded]
      .filter((url) => url.startsWith(address))
      .map((url) => url.slice(address.length).replace(/\/$/, "/index.html"));
    const weights = paths.map((path) => [path, gzipSync(readFileSync(join(site, path))).length] as const);
    const sum = weights.reduce((total, [, weight]) => total + weight, 0);
    expect(sum, JSON.stringify(weights)).toBeLessThanOrEqual(limits[language]);
  });
});

test("the explorer allows scripts of its own origin, and nothing else", () => {
  const html = readFileSync(join(site, "explorer/index.html"), "utf8");
  expect(html).toMatch(/Content-Security-Policy" content="default-src 'none'; script-src 'self'; /);
  expect(html).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=/);
});
