import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { browser } from "../../packed/chromium/browser.ts";
import { serveSite } from "../serve-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the site, with a slash at the end. */
    readonly address: string;
    /** The address of a running Chromium. */
    readonly chromium: string;
  }
}

/** Serves the site and starts Chromium, once for all tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const executablePath = browser();
  if (executablePath === undefined)
    throw new Error("There is no Chromium: `npx pnpm@12 tool site:test` says how to get one.");
  const server = await serveSite(0);
  // The sandbox needs more than a container provides; only this project's own pages are loaded.
  const running = await chromium.launchServer({ executablePath, args: ["--no-sandbox"], timeout: 0 });
  provide("address", server.resolvedUrls?.local[0] ?? "");
  provide("chromium", running.wsEndpoint());
  return async () => {
    await running.close();
    await server.close();
  };
}
