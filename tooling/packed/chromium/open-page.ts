import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import type { Site } from "../site/site.ts";
import { browser } from "./browser.ts";
import { serve } from "./serve.ts";

const options = [
  "--headless",
  // The sandbox needs more than a container provides; only this project's own pages are loaded.
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// Wait half as long as a test may take, so that Chromium ends before the test does.
const patience = 60_000;

// Scripts come from the folder or carry the nonce; none is made from a string.
const headers = { "Content-Security-Policy": "default-src 'self'; script-src 'self' 'nonce-page'" };

/**
 * Loads a module of a site in headless Chromium.
 *
 * @param site - The site.
 * @param module - The path of the module in the site's folder, beginning with `./`; it exports `report`.
 * @returns The value that `report` resolves to. Rejects if the module cannot be loaded, or throws.
 */
export async function openPage({ folder, imports }: Site, module: string): Promise<unknown> {
  const path = browser();
  if (path === undefined)
    throw new Error("There is no Chromium on this machine: `npx pnpm@12 packed` says how to get one.");
  const page = `<!doctype html>
    <link rel="icon" href="data:,">
    <script type="importmap" nonce="page">${JSON.stringify({ imports })}</script>
    <script type="module" nonce="page">
      const answer = (value) => fetch("/answer", { method: "POST", body: JSON.stringify(value) });
      import(${JSON.stringify(module)})
        .then(({ report }) => report)
        .then((report) => answer({ report }), (error) => answer({ error: String(error?.stack ?? error) }));
    </script>`;
  const { address, answer, close } = await serve(folder, page, headers);
  const profile = mkdtempSync(join(tmpdir(), "packed-chromium-"));
  // Use a separate process group, so that all of Chromium's many processes can be ended.
  const chromium = spawn(path, [...options, `--user-data-dir=${profile}`, address], {
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<void>((resolve) => {
    chromium.once("error", () => resolve()).once("exit", () => resolve());
  });
  const messages = text(chromium.stderr);

  try {
    const early = ended.then(async () => {
      throw new Error(`${path} ended before the page had answered.\n${await messages}`);
    });
    const late = setTimeout(patience, undefined, { ref: false }).then(() => {
      throw new Error("The page has not answered.");
    });
    const { report, error } = JSON.parse(await Promise.race([answer, early, late]));
    if (error !== undefined) throw new Error(error);
    return report;
  } finally {
    close();
    if (chromium.pid !== undefined && chromium.exitCode === null) process.kill(-chromium.pid, "SIGKILL");
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
