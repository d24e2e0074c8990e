import AxeBuilder from "@axe-core/playwright";
import { describe, expect, test } from "vitest";
import { sampled } from "../../build/vitest/draws.ts";
import { withSite } from "./with-site.ts";

const pages = [
  ["", ".ruler"],
  ["explorer/#url=ftp%3A%2F%2Fanna%3Apw%40host.dom%3A25%2F%252Fetc%2Fmotd", ".field"],
  ["explorer/#url=http%3A%2F%2Fhost.dom%2Fa%20b%2F%C3%A9", ".field"],
  ["explorer/#url=", ".field"],
  ["explorer/#text=see%20%3CURL%3Aftp%3A%2F%2Fh.dom%2F%3E%20and%20%3CURL%3Ahttp%3A%2F%2Fh_h%3E", ".field"],
  ["explorer/#grammar=", ".field"],
] as const;
// All documents consist of the same parts, prose, code, tables and lists of links, so by day every third of these is tried.
const documents = [
  ["404.html", ".not-found"],
  ["introduction.html", ".vp-doc"],
  ["docs/at-scale.html", ".vp-doc"],
  ["docs/write-a-driver.html", ".vp-doc"],
  ["packages/client/index.html", ".vp-doc"],
  ["reasons.html", ".vp-doc"],
  ["api/lint/function-secretsIn.html", ".vp-doc"],
] as const;

describe.each(["light", "dark"] as const)("where the system is %s", (colorScheme) => {
  const opened = withSite(colorScheme);

  async function violations() {
    const { page } = opened;
    const axe = new AxeBuilder({ page });
    // In dark mode, only the colours of a page differ.
    if (colorScheme === "dark") axe.withRules(["color-contrast", "link-in-text-block"]);
    const { violations } = await axe.analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
  }

  const ofPages = colorScheme === "dark" ? sampled(pages) : pages;
  test.each([...ofPages, ...sampled(documents)])("axe finds nothing in /%s", async (path, wanted) => {
    await opened.open(path, wanted);
    expect(await violations()).toEqual([]);
  });

  // The colours are the same in every language.
  test.each(colorScheme === "light" ? sampled(pages) : [])(
    "axe finds nothing in the French /%s",
    async (path, wanted) => {
      await opened.open(path, `html[lang=fr] ${wanted}`, "fr");
      expect(await violations()).toEqual([]);
    },
  );

  test("axe finds nothing in the explorer after a change of mode", async () => {
    const { page, open } = opened;
    const theme = colorScheme === "dark" ? "light" : "dark";
    await page.addInitScript((chosen) => localStorage.setItem("vitepress-theme-appearance", chosen), theme);
    await open(pages[1][0], `html[data-theme=${theme}] .field`);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).toBe(theme === "dark" ? "rgb(22, 23, 29)" : "rgb(255, 255, 255)");
    expect(await violations()).toEqual([]);
  });
});
