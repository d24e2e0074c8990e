import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";

/** A page of the site in Chromium, new for each test. */
export interface Opened {
  readonly page: Page;
  /** The address of the site, with a slash at the end. */
  readonly address: string;
}

/** The milliseconds that anything in the browser may take; a machine with other work takes many times as long as an idle one. */
const PATIENCE = 100_000;

/**
 * Opens a page of the site for each test of a file. No page may report errors, or send requests to other servers.
 *
 * @param settings - The visitor's browser settings.
 */
export function withSite(settings: { readonly colorScheme?: "light" | "dark"; readonly locale?: string } = {}): Opened {
  let browser: Browser;
  const opened = { address: inject("address") } as { page: Page; address: string };
  const messages: string[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject("chromium"));
  });
  beforeEach(async () => {
    const context = await browser.newContext({ locale: "en", ...settings, viewport: { width: 1280, height: 900 } });
    context.setDefaultTimeout(PATIENCE);
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
  afterAll(() => browser?.close());
  return opened;
}
