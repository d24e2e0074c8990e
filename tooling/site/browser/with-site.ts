import { type Browser, chromium, type Page } from "playwright-core";
import type { PreviewServer } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { browser as path } from "../../packed/chromium/browser.ts";
import { serveSite } from "../serve-site.ts";

/** A page of the site in Chromium, new for each test. */
export interface Opened {
  readonly page: Page;
  /** The address of the site, with a slash at the end. */
  readonly address: string;
}

/**
 * Serves the site and starts Chromium for the tests of a file. No page may report errors, or send requests to other servers.
 *
 * @param settings - The visitor's browser settings.
 */
export function withSite(settings: { readonly colorScheme?: "light" | "dark"; readonly locale?: string } = {}): Opened {
  let server: PreviewServer;
  let browser: Browser;
  const opened = {} as { page: Page; address: string };
  const messages: string[] = [];

  beforeAll(async () => {
    server = await serveSite(0);
    opened.address = server.resolvedUrls?.local[0] ?? "";
    // The sandbox needs more than a container provides; only this project's own pages are loaded.
    const executablePath = path();
    if (executablePath === undefined)
      throw new Error("There is no Chromium: `npx pnpm@12 site:test` says how to get one.");
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  });
  beforeEach(async () => {
    const context = await browser.newContext({ locale: "en", ...settings, viewport: { width: 1280, height: 900 } });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    opened.page = await context.newPage();
    opened.page.on("pageerror", (error) => messages.push(String(error)));
    opened.page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") messages.push(message.text());
    });
    opened.page.on("request", (request) => {
      if (!request.url().startsWith(opened.address) && !request.url().startsWith("data:")) messages.push(request.url());
    });
  });
  afterEach(async () => {
    await opened.page.context().close();
    expect(messages.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return opened;
}
