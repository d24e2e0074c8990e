import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes files into a folder, and creates missing folders. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>, mode = 0o644): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content, { mode });
  }
}
