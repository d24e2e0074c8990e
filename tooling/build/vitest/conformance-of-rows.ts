import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vitest/config";

/** The rows of schemes: of the only definition of a package, or of the one whose name the file has. */
export const ROWS = "packages/*/{,*.}rows.json";

const ROWS_FILE = /\/packages\/[^/]+\/(?:[^/]+\.)?rows\.json$/;

const suite = join(import.meta.dirname, "conformance-suite.ts");

/** Makes a test file of the rows of a scheme: the conformance suite. */
export function conformanceOfRows(): Plugin {
  return {
    name: "conformance-of-rows",
    enforce: "pre",
    async resolveId(id, importer) {
      if (!ROWS_FILE.test(id)) return undefined;
      const file = await this.resolve(id, importer, { skipSelf: true });
      return file && `${file.id}?suite.ts`;
    },
    load(id) {
      const [path = "", query] = id.split("?");
      if (query !== "suite.ts") return undefined;
      const { name } = JSON.parse(readFileSync(join(dirname(path), "package.json"), "utf8")) as {
        readonly name: string;
      };
      const scheme = basename(path).replace(/\.?rows\.json$/, "");
      return [
        `import { describeConformance } from ${JSON.stringify(suite)};`,
        `import * as entry from "${name}";`,
        `import * as definitions from "${name}/definition";`,
        `describeConformance(entry, definitions, ${JSON.stringify(path)}, ${JSON.stringify(scheme)});`,
      ].join("\n");
    },
  };
}
