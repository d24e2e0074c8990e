import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { browser } from "../chromium/browser.ts";
import { shell } from "../shell.ts";
import { followedWordForWord } from "./followed-word-for-word.ts";

const folder = mkdtempSync(join(tmpdir(), "guide-"));
const { mustRun, run } = shell(inject("environment"));

afterAll(() => rmSync(folder, { recursive: true }));

followedWordForWord(folder, run, "validate-a-form.md");

describe("in Chromium", () => {
  let running: Browser;

  beforeAll(async () => {
    const executablePath = browser();
    if (executablePath === undefined)
      throw new Error("There is no Chromium: `npx pnpm@12 tool guides` says how to get one.");
    running = await chromium.launch({ executablePath, args: ["--no-sandbox"], timeout: 0 });
  });

  afterAll(() => running.close());

  /** Opens a page of the folder, given what it contains. */
  async function opened(name: string, content?: string): Promise<Page> {
    if (content !== undefined) writeFileSync(join(folder, name), content);
    const page = await running.newPage();
    page.setDefaultTimeout(0);
    await page.goto(pathToFileURL(join(folder, name)).href);
    return page;
  }

  test("the form underlines the error where it is, says what to write, and refuses to be sent", async () => {
    const page = await opened("index.html");
    const input = page.locator("input");
    // Code for the page is a string: this folder has no types of browsers.
    const isValid = () => page.evaluate("document.querySelector('input').checkValidity()");
    const edge = (selector: string) =>
      page.evaluate(`(({ left, top }) => [left, top])(document.querySelector("${selector}").getBoundingClientRect())`);

    await input.fill(" https://host.dom/a b");
    expect(await page.locator("output u").textContent()).toBe(" ");
    expect(await page.locator("output").textContent()).toBe(" https://host.dom/a b");
    expect(await page.locator("#message").textContent()).toBe(
      "A space is not allowed here in the path. Write %20 instead.",
    );
    expect(await isValid()).toBe(false);
    // The text over the input begins where the input does.
    expect(await edge("output")).toEqual(await edge("input"));
    expect(await page.evaluate("getComputedStyle(document.querySelector('u')).textDecoration")).toMatch(
      /^underline wavy rgb\(255, 0, 0\)/,
    );

    await input.fill("https://host.dom:8o80/");
    expect(await page.locator("output u").textContent()).toBe("o");
    await input.fill("https:");
    expect(await page.locator("output u").textContent()).toBe(" ");

    await input.fill("https://host.dom/a%20b");
    expect(await page.locator("output u").textContent()).toBe("");
    expect(await page.locator("#message").textContent()).toBe("");
    expect(await isValid()).toBe(true);
    await page.close();
  });

  describe.each([
    ["zodResolver", (code: string) => code],
    [
      "standardSchemaResolver",
      (code: string) =>
        code.replace("resolvers/zod", "resolvers/standard-schema").replaceAll("zodResolver", "standardSchemaResolver"),
    ],
    [
      "standardSchemaResolver with valibot",
      (code: string) =>
        code
          .replace("resolvers/zod", "resolvers/standard-schema")
          .replaceAll("zodResolver", "standardSchemaResolver")
          .replace("url1738/zod", "url1738/valibot")
          .replace('import * as z from "zod"', 'import * as z from "valibot"')
          .replace("page.safeParse(text).error?.issues[0]", "z.safeParse(page, text).issues?.[0]"),
    ],
  ])("React Hook Form through %s", (name, changed) => {
    if (name.endsWith("valibot")) beforeAll(() => mustRun("npm install valibot", folder));

    test("shows the message and the place", async () => {
      const script = name.replaceAll(" ", "-");
      writeFileSync(join(folder, `${script}.tsx`), changed(readFileSync(join(folder, "react-form.tsx"), "utf8")));
      await mustRun(
        `npx esbuild ${script}.tsx --bundle --jsx=automatic --outfile=${script}.js --log-level=error`,
        folder,
      );
      const page = await opened(`${script}.html`, `<!doctype html><body></body><script src="${script}.js"></script>`);

      await page.locator("input").fill("https://host.dom/a b");
      await page.locator("u").waitFor();
      expect(await page.locator("output").textContent()).toBe("A space is not allowed here in the path.");
      expect(await page.locator("u").textContent()).toBe(" ");
      expect(await page.locator("p").textContent()).toBe("https://host.dom/a b Write %20 instead.");

      await page.locator("input").fill(" https://host.dom/");
      await page.locator("u").waitFor({ state: "detached" });
      expect(await page.locator("output").textContent()).toBe("");
      await page.close();
    });
  });
});
