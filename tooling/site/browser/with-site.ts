import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";

/** A page of the site in Chromium, new for each test. */
export interface Opened {
  readonly page: Page;
  /** The address of the site, with a slash at the end. */
  readonly address: string;
  /** Goes to a page of the site, and waits for an element of it. */
  open(path: string, wanted: string, language?: "en" | "fr"): Promise<Page>;
}

/** The milliseconds that anything in the browser may take; a machine with other work takes many times as long as an idle one. */
const PATIENCE = 100_000;

/**
 * Opens a page of the site for each test of a file. No page may report errors, or send requests to other servers.
 *
 * @param colorScheme - The mode of the visitor's system.
 */
export function withSite(colorScheme: "light" | "dark" = "light"): Opened {
  let browser: Browser;
  const address = inject("address");
  const opened = {
    page: undefined as unknown as Page,
    address,
    async open(path: string, wanted: string, language?: string) {
      const { page } = opened;
      if (language !== undefined) await page.addInitScript((chosen) => localStorage.setItem("lang", chosen), language);
      await page.goto(address + path);
      await page.waitForSelector(wanted);
      return page;
    },
  };
  const messages: string[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject("chromium"));
  });
  beforeEach(async () => {
    const context = await browser.newContext({ locale: "en", colorScheme, viewport: { width: 1280, height: 900 } });
    context.setDefaultTimeout(PATIENCE);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    opened.page = await context.newPage();
    opened.page.on("pageerror", (error) => messages.push(String(error)));
    opened.page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") messages.push(message.text());
    });
    opened.page.on("request", (request) => {
      if (!request.url().startsWith(address) && !request.url().startsWith("data:")) messages.push(request.url());
    });
  });
  afterEach(async () => {
    await opened.page.context().close();
    expect(messages.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());
  return opened;
}
