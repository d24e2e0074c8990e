import { join, resolve } from "node:path";
import { chromium } from "playwright-core";
import { browser as path } from "../packed/chromium/browser.ts";
import { serveSite } from "./serve-site.ts";

// Takes the pictures of the built site: the explorer for the README, and the home page for links to it.
const server = await serveSite(0);
const browser = await chromium.launch({ executablePath: path() ?? "chromium", args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1000, height: 820 }, colorScheme: "light", locale: "en" });
const url = "ftp://anna@Host.dom/%2Fetc/caf%C3%A9;type=A";
await page.goto(`${server.resolvedUrls?.local[0]}explorer/#url=${encodeURIComponent(url)}`);
await page.waitForSelector(".ruler");
await page.screenshot({ path: join(resolve(import.meta.dirname, "../../docs"), "explorer.png") });
await page.setViewportSize({ width: 1200, height: 630 });
await page.goto(String(server.resolvedUrls?.local[0]));
await page.waitForSelector(".ruler");
await page.screenshot({ path: join(import.meta.dirname, "public/og.png") });
await browser.close();
await server.close();
