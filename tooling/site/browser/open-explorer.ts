import type { Page } from "playwright-core";
import type { Opened } from "./with-site.ts";

/** Opens the explorer, with a subject to study. */
export async function openExplorer({ page, address }: Opened, fragment = ""): Promise<Page> {
  await page.goto(`${address}explorer/${fragment}`);
  await page.waitForSelector("[role=tabpanel]");
  return page;
}
