import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

// The names that Debian, other distributions and Google use.
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const applications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the path of Chromium on this machine: the one that CHROMIUM names, or one found in the usual places. */
export function browser(): string | undefined {
  const { CHROMIUM, PATH = "" } = process.env;
  if (CHROMIUM !== undefined) return CHROMIUM;
  const folders = PATH.split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, ...applications].find(canRun);
}
