import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A folder that exists during one test, or the tests of one file. */
export interface TemporaryFolder {
  /** Returns the path of a file in it, which need not exist. */
  readonly path: (name: string) => string;
  /** Writes a file, and returns its path. */
  readonly write: (name: string, contents: string | Buffer) => string;
}

/**
 * Makes a folder, and removes it after the tests.
 *
 * @param after - Within a test, `onTestFinished`: there, `afterAll` does nothing.
 */
export function temporaryFolder(after: (remove: () => void) => void = afterAll): TemporaryFolder {
  const folder = mkdtempSync(join(tmpdir(), "url1738-"));
  after(() => rmSync(folder, { recursive: true, maxRetries: 20 }));
  const path = (name: string) => join(folder, name);
  return {
    path,
    write: (name, contents) => {
      writeFileSync(path(name), contents);
      return path(name);
    },
  };
}
