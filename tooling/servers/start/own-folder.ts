import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { account } from "../running.ts";

/** Gives a server's folder, with some files in it, to the account. */
export function ownFolder(
  folder: string,
  files: Readonly<Record<string, string>>,
  folders: readonly string[] = [],
): void {
  const give = (path: string) => {
    if (account.uid !== undefined) chownSync(path, account.uid, account.gid);
  };
  mkdirSync(folder, { recursive: true });
  give(folder);
  for (const name of folders) {
    // Give it each folder on the way as well.
    name.split("/").forEach((_, index, parts) => {
      const path = join(folder, ...parts.slice(0, index + 1));
      mkdirSync(path, { recursive: true });
      give(path);
    });
  }
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), content, "latin1");
    give(join(folder, name));
  }
}
