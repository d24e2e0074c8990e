import { describe, expect, test } from "vitest";
import { withSite } from "./with-site.ts";

const opened = withSite();
const open = (source?: string) =>
  opened.open(`explorer/#grammar${source === undefined ? "" : `=${encodeURIComponent(source)}`}`, "#grammar");

describe("the tab for authors", () => {
  test("shows the BNF and URLs, and reads a URL to try", async () => {
    const page = await open();
    await page.getByText("No objections: this scheme is sound.").waitFor();
    expect(await page.textContent(".bnf")).toContain('x-fingerurl = "x-finger://" hostport [ "/" who ]');
    expect(await page.locator(".generated li").count()).toBeGreaterThan(4);
    await page.fill("#trial", "x-finger://Host.dom/j%C3%BCrgen");
    expect(JSON.parse((await page.textContent(".value")) ?? "")).toEqual({
      scheme: "x-finger",
      host: "host.dom",
      port: 79,
      who: "jürgen",
    });
    await page.fill("#trial", "x-finger://h/ö");
    expect(await page.textContent(".columns p.wrong")).toContain("ö");
  });

  test("shows which rules can go on at each character", async () => {
    const page = await open();
    await page.fill("#trial", "x-finger://h");
    await page.getByText("Which rules can go on").click();
    const rows = page.locator(".trace tr");
    expect(await rows.nth(2).locator("th").textContent()).toBe("h");
    expect(await rows.nth(2).locator("b").allTextContents()).toContain(
      "▸ x-fingerurl / hostport / host / hostname / domainlabel",
    );
    expect(await rows.last().locator("li", { hasText: "▸" }).allTextContents()).toEqual(["▸ x-fingerurl the end"]);
  });

  test("says where a grammar cannot be understood", async () => {
    const page = await open("const a =\n  sequnce(1);");
    expect(await page.textContent("#grammar-state")).toContain("Line 2, column 3: sequnce");
  });

  test("says what a definition lacks", async () => {
    const page = await open('defineScheme({ name: "x-a", schemepart: sequence("//", hostport) });');
    expect(await page.textContent("section[aria-labelledby=checks]")).toContain("port");
  });
});
