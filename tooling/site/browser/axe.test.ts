import AxeBuilder from "@axe-core/playwright";
import { describe, expect, test } from "vitest";
import { withSite } from "./with-site.ts";

// The other pages consist of the same parts: prose, code, tables, lists of links.
const documents = [
  "404.html",
  "introduction.html",
  "docs/at-scale.html",
  "docs/write-a-driver.html",
  "packages/client/index.html",
  "reasons.html",
  "api/lint/function-secretsIn.html",
];

const subjects = [
  "#url=ftp%3A%2F%2Fanna%3Apw%40host.dom%3A25%2F%252Fetc%2Fmotd",
  "#url=http%3A%2F%2Fhost.dom%2Fa%20b%2F%C3%A9",
  "#url=",
  "#text=see%20%3CURL%3Aftp%3A%2F%2Fh.dom%2F%3E%20and%20%3CURL%3Ahttp%3A%2F%2Fh_h%3E",
  "#grammar=",
];

describe.each(["light", "dark"] as const)("where the system is %s", (colorScheme) => {
  const opened = withSite({ colorScheme });

  async function violations() {
    const { page } = opened;
    const axe = new AxeBuilder({ page });
    // In dark mode, only the colours of a page differ.
    if (colorScheme === "dark") axe.withRules(["color-contrast", "link-in-text-block"]);
    const { violations } = await axe.analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
  }

  // The colours are the same in every language.
  describe.each(colorScheme === "light" ? ["en", "fr"] : ["en"])(
    "the explorer in %s has nothing that axe finds:",
    (language) => {
      test.each(subjects)("%s", async (subject) => {
        const { page, address } = opened;
        await page.addInitScript((chosen) => localStorage.setItem("lang", chosen), language);
        await page.goto(`${address}explorer/${subject}`);
        await page.waitForSelector(`html[lang=${language}] .field`);
        expect(await violations()).toEqual([]);
      });
    },
  );

  test.each(colorScheme === "light" ? ["en", "fr"] : ["en"])(
    "the home page in %s has nothing that axe finds",
    async (language) => {
      const { page, address } = opened;
      await page.addInitScript((chosen) => localStorage.setItem("lang", chosen), language);
      await page.goto(address);
      await page.waitForSelector(`html[lang=${language}] .ruler`);
      expect(await violations()).toEqual([]);
    },
  );

  test.each(documents)("axe finds no error in %s", async (path) => {
    const { page, address } = opened;
    await page.goto(address + path);
    await page.waitForSelector(path === "404.html" ? ".not-found" : ".vp-doc");
    expect(await violations()).toEqual([]);
  });

  test("axe finds no error in the explorer after a change of mode", async () => {
    const { page, address } = opened;
    const theme = colorScheme === "dark" ? "light" : "dark";
    await page.addInitScript((chosen) => localStorage.setItem("vitepress-theme-appearance", chosen), theme);
    await page.goto(`${address}explorer/${subjects[0]}`);
    await page.waitForSelector(`html[data-theme=${theme}] .field`);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).toBe(theme === "dark" ? "rgb(22, 23, 29)" : "rgb(255, 255, 255)");
    expect(await violations()).toEqual([]);
  });
});
