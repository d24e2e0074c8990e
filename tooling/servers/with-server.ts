import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, inject } from "vitest";
import type { Running } from "./running.ts";

/** The folders of a server. */
export interface Places {
  /** The unpacked packages. */
  readonly root: string;
  /** The files to serve. */
  readonly files: string;
  /** A folder for the server alone. */
  readonly own: string;
}

/**
 * Declares tests that run against a server. If the server cannot run, skips each of them with the reason.
 *
 * @param name - The server.
 * @param start - Starts it.
 * @param tests - Declares the tests; each calls its argument to get the server's host and port.
 */
export function withServer(
  name: string,
  start: (places: Places) => Promise<Running | string>,
  tests: (host: () => string) => void,
): void {
  describe(name, () => {
    let server: Running | string = "it has not been started";

    beforeAll(async () => {
      const folder = inject("folder");
      const place = join(folder, name.replace(/\W+/g, "-"));
      server = await start({ root: join(folder, "root"), files: join(folder, "files"), own: place });
      if (typeof server === "string") console.error(`Not tried: ${name}, for ${server}`);
    });

    beforeEach(({ skip }) => {
      if (typeof server === "string") skip(`${name} does not run: ${server}`);
    });

    afterAll(() => {
      if (typeof server !== "string") server.stop();
    });

    tests(() => `127.0.0.1:${(server as Running).port}`);
  });
}
