import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

// The names that Debian, other distributions and Google use.
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const applications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Returns the path of Chromium on this machine: the one that CHROMIUM names, or one found in the usual places. */
export function browser(): string | undefined {
  const { CHROMIUM, PATH = "" } = process.env;
  if (CHROMIUM !== undefined) return CHROMIUM;
  const paths = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [...paths, ...applications].find((path) => existsSync(path));
}
