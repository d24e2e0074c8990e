import { redact } from "@url1738/redact";
import { describe, expect, test } from "vitest";
import { sampled } from "../../build/vitest/draws.ts";
import { log, masked } from "../explorer/src/home/claims.tsx";
import { withSite } from "./with-site.ts";

const opened = withSite();

const open = () => opened.open("", ".ruler");

const hosts = () => opened.page.locator(".readers dd").allTextContents();

test("the first URL in the field has two hosts, and each reader's host is shown", async () => {
  const page = await open();
  expect(await page.inputValue("#url")).toBe("https://good.dom\\@evil.dom/");
  expect(await hosts()).toEqual(["refuses the text", "good.dom", "evil.dom", "evil.dom"]);
  await page.getByText("They do not agree.").waitFor();
  await page.getByRole("button", { name: "ftp://good.dom" }).click();
  expect(await hosts()).toEqual(["evil.dom", "good.dom", "good.dom", "good.dom"]);
});

test("typed text is taken apart and read at once; other readings are not made up", async () => {
  const page = await open();
  await page.fill("#url", "http://h.dom/a");
  expect(await page.locator(".hero .run[data-tint] .characters").allTextContents()).toEqual(["http", "h.dom", "/a"]);
  expect(await hosts()).toEqual(["h.dom", "h.dom", "h.dom"]);
  await page.getByText("They agree.").waitFor();
  expect(await page.evaluate(() => location.hash)).toBe("");
  await page.getByRole("link", { name: /in the explorer/ }).click();
  expect(await page.inputValue("#url")).toBe("http://h.dom/a");
});

test("nobody agrees with one that refuses", async () => {
  const page = await open();
  await page.fill("#url", "http://h.dom/~anna");
  expect(await hosts()).toEqual(["refuses the text", "h.dom", "h.dom"]);
  await page.getByText("Not everyone takes it").waitFor();
  await page.fill("#url", "http://h.dom/a b");
  expect(await hosts()).toEqual(["refuses the text", "refuses the text", "h.dom"]);
  expect(await page.getByText("They agree.").count()).toBe(0);
});

test("a fix and the names of the parts move no character", async () => {
  const page = await open();
  for (const text of ["http://localhost:3000/#/home a", "ftp://u:p@h/a b", "gopher://h/1|"]) {
    await page.fill("#url", text);
    await page.waitForSelector(".mend .fix");
    const boxes = await page.locator(".hero .characters").evaluateAll((all) =>
      all.map((element) => {
        const { left, right, top } = element.getBoundingClientRect();
        return { left, right, top };
      }),
    );
    for (const [order, { left, top }] of boxes.entries()) {
      const before = boxes[order - 1];
      expect(top).toBe(boxes[0]?.top);
      if (before !== undefined) expect(left - before.right, text).toBeLessThanOrEqual(2.5);
    }
  }
});

describe("the claims are shown:", () => {
  test("an error has a fix as a button, until there is none", async () => {
    const page = await open();
    const claim = page.locator("section[aria-labelledby=claim-error]");
    await claim.getByRole("button", { name: "Write %20 for ␣" }).click();
    await claim.getByRole("button", { name: "Write %C3%A9 for é" }).click();
    await claim.getByText("This is a URL of the scheme http.").waitFor();
  });

  test("a secret vanishes from a log", async () => {
    const page = await open();
    expect(await page.textContent(".redacted")).toBe(redact(log));
    expect(masked).toBe(redact(log));
    await page.fill("#line", "see ftp://anna:hunter2@host.dom/");
    await page.getByText("see ftp://anna:***@host.dom/").waitFor();
  });

  test("the gate refuses an address that not everybody can reach", async () => {
    const page = await open();
    const claim = page.locator("section[aria-labelledby=claim-gate]");
    await claim.getByText("Not everybody can reach it").waitFor();
    await page.fill("#host", "198.41.0.4");
    await claim.getByText("It looks public").waitFor();
  });

  test("each says how to install what it shows", async () => {
    const page = await open();
    const installs = await page.locator(".claims .install").allTextContents();
    expect(installs.length).toBe(await page.locator(".claims section").count());
  });

  test("a menu becomes URLs, which can be taken apart", async () => {
    const page = await open();
    await page.getByRole("button", { name: "gopher://host.dom/1/100%25" }).click();
    expect(await page.inputValue("#url")).toBe("gopher://host.dom/1/100%25");
  });
});

test.each(["introduction.html", "docs/migrating.html", "packages/redact/index.html"])(
  "code fits a window of 1,280 pixels in /%s",
  async (path) => {
    await opened.page.setViewportSize({ width: 1280, height: 800 });
    const page = await opened.open(path, ".vp-doc");
    const wider = await page
      .locator("main pre")
      .evaluateAll((all) =>
        all.filter((element) => element.scrollWidth > element.clientWidth + 1).map((element) => element.textContent),
      );
    expect(wider).toEqual([]);
  },
);

describe("on a telephone nothing is cut off:", () => {
  const pages = [
    "",
    "explorer/",
    "explorer/#url=http%3A%2F%2Fh_x%2Fa%20b",
    "explorer/#text",
    "explorer/#grammar",
    "introduction.html",
    "reasons.html",
    "docs/migrating.html",
    "packages/cli/index.html",
    "api/https/interface-HttpsUrl.html",
  ];

  test.each(sampled(pages))("%s", async (path) => {
    await opened.page.setViewportSize({ width: 360, height: 780 });
    const page = await opened.open(path, "h1");
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const wider = await page
        .locator("main pre, main table, main .scroll")
        .evaluateAll((all) =>
          all.filter((element) => element.scrollWidth > element.clientWidth + 1).map((element) => element.textContent),
        );
      expect(wider, `at ${width} pixels`).toEqual([]);
    }
  });
});
