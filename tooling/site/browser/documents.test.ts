import { describe, expect, test } from "vitest";
import { withSite } from "./with-site.ts";

const opened = withSite();

async function open(path: string) {
  const page = await opened.open(path, ".vp-doc");
  // Nothing answers before Vue has taken over the page.
  await page.waitForFunction(() => "__vue_app__" in (document.querySelector("#app") as Element));
  return page;
}

test("the search finds what people type", async () => {
  const page = await open("introduction.html");
  await page.locator(".DocSearch-Button").click();
  const first = page.locator("#localsearch-list a");
  for (const [words, path] of [
    ["searchParams", "docs/migrating"],
    ["punycode", "docs/migrating"],
    ["SSRF", "packages/gate/"],
    ["redact", "packages/redact/"],
    ["localhost", "packages/gate/"],
    ["mask password", "api/redact/"],
    ["HttpsUrl", "api/https/interface-HttpsUrl"],
    ["must be at most", "reasons"],
    ["mask", "docs/mask-logs"],
    ["validate email", "docs/validate-a-form"],
    ["docker", "docs/mask-logs"],
    ["compare URLs", "docs/deduplicate"],
  ] as const) {
    await page.locator("#localsearch-input").fill(words);
    // The results of the words before stay until these have some.
    const found = () =>
      first.evaluateAll((all) =>
        all
          .slice(0, 5)
          .map((link) => link.getAttribute("href"))
          .join(" "),
      );
    await expect.poll(found, { message: words }).toContain(`/${path}`);
  }
});

describe("the page of reasons", () => {
  const shown = async () => {
    const headings = await opened.page.locator(".reasons li:visible h2").allTextContents();
    return headings.map((heading) => heading.replace(/\W+$/, ""));
  };

  test("shows those that contain all words", async () => {
    const page = await open("reasons.html");
    expect(await shown()).toEqual([]);
    await page.fill("#words", "port at most");
    await expect.poll(shown).toContain("at-most");
    expect((await shown()).length).toBeLessThan(20);
    await page.fill("#words", "no such zzz");
    await page.getByText(/^0 of \d+ reasons$/).waitFor();
  });

  test("keeps what was typed before its script was loaded", async () => {
    const { page, address } = opened;
    const typed = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, (route) => typed.promise.then(() => route.continue()));
    await page.goto(`${address}reasons.html`, { waitUntil: "commit" });
    await page.fill("#words", "port at most");
    typed.resolve();
    await expect.poll(shown).toContain("at-most");
    expect(await page.inputValue("#words")).toBe("port at most");
  });

  test("opens at the one that the address names", async () => {
    await open("reasons.html#error-at-most");
    await opened.page.locator("#error-at-most").waitFor({ state: "visible" });
  });

  test("is short until then", async () => {
    const page = await open("reasons.html");
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
  });
});

test("the mode chosen in the explorer is that of the documents", async () => {
  const page = await opened.open("explorer/", "[role=tabpanel]");
  await page.getByLabel("Colours").selectOption("dark");
  await page.waitForSelector("html[data-theme=dark]");
  await open("introduction.html");
  expect(await page.getAttribute("html", "class")).toContain("dark");
});

test("an interface lists the members that it inherits", async () => {
  const page = await open("api/https/interface-HttpsUrl.html");
  const names = await page.locator(".vp-doc h3").allTextContents();
  expect(names.map((name) => name.replace(/\W+$/, ""))).toEqual([
    "fragment",
    "host",
    "path",
    "port",
    "query",
    "scheme",
  ]);
});
