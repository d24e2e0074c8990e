import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { account } from "./processes.ts";

const give = (path: string) => {
  const { uid, gid } = account.ids;
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
};

/** Makes a folder, with some files and folders in it, and gives all of them to the account. Scripts can be run. */
export function ownFolder(
  folder: string,
  files: Readonly<Record<string, string>>,
  folders: readonly string[] = [],
): void {
  mkdirSync(folder, { recursive: true });
  give(folder);
  for (const name of [...folders, ...Object.keys(files).map(dirname)]) {
    // Give it each folder on the way as well.
    for (const { index } of name.matchAll(/\/|$/g)) {
      const path = join(folder, name.slice(0, index));
      mkdirSync(path, { recursive: true });
      give(path);
    }
  }
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    writeFileSync(path, content, { encoding: "latin1", mode: content.startsWith("#!") ? 0o755 : 0o644 });
    give(path);
  }
}

/** Returns the settings in a file, with values in place of their names in braces. */
export function settingsIn(file: URL, values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
    readFileSync(file, "utf8"),
  );
}
