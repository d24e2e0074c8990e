import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { Site } from "../site/site.ts";
import { browser } from "./browser.ts";

// Scripts come from the folder or carry the nonce; none is made from a string.
const headers = { "Content-Security-Policy": "default-src 'self'; script-src 'self' 'nonce-page'" };

const ADDRESS = "https://packages.dom/";

/**
 * Loads a module of a site in headless Chromium.
 *
 * @param site - The site.
 * @param module - The path of the module in the site's folder, beginning with `./`; it exports `report`.
 * @returns The value that `report` resolves to. Rejects if the module cannot be loaded, or throws.
 */
export async function openPage({ folder, imports }: Site, module: string): Promise<unknown> {
  const executablePath = browser();
  if (executablePath === undefined)
    throw new Error("There is no Chromium on this machine: `npx pnpm@12 tool packed` says how to get one.");
  const body = `<!doctype html><script type="importmap" nonce="page">${JSON.stringify({ imports })}</script>`;
  // The sandbox needs more than a container provides; only this project's own pages are loaded.
  const running = await chromium.launch({ executablePath, args: ["--no-sandbox"], timeout: 0 });
  try {
    const page = await running.newPage();
    // Only the test has a time limit.
    page.setDefaultTimeout(0);
    await page.route("**", async (route) => {
      const url = route.request().url();
      if (url === ADDRESS) return route.fulfill({ body, contentType: "text/html", headers });
      const script = await readFile(join(folder, new URL(url).pathname), "utf8").catch(() => undefined);
      if (script === undefined) return route.fulfill({ status: 404, headers });
      return route.fulfill({ body: script, contentType: "text/javascript", headers });
    });
    await page.goto(ADDRESS);
    return await page.evaluate(`import(${JSON.stringify(module)}).then(({ report }) => report)`);
  } finally {
    await running.close();
  }
}
