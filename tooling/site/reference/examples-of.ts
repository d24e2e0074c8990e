import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { blocks } from "../../documents/readme-examples/blocks.ts";

/** An example in a document, which the tests run. */
interface Example {
  readonly document: string;
  readonly code: string;
}

/** The greatest number of examples on an export's page. */
const MOST = 3;

const imported = /import (?:type )?\{([^}]*)\} from "([^"]+)"/g;

/** Returns the examples of every export, by its module and name, from documents with tested examples. */
export function examplesIn(root: string): (module: string, name: string) => readonly Example[] {
  const examples = new Map<string, Example[]>();
  for (const document of globSync(["packages/*/README.md", "docs/*.md", "README.md"], { cwd: root }).sort())
    for (const { language, code } of blocks(readFileSync(join(root, document), "utf8"))) {
      if (language !== "ts") continue;
      for (const [, names = "", module] of code.matchAll(imported))
        for (const name of names.match(/[\w$]+/g) ?? []) {
          const key = `${module} ${name}`;
          examples.set(key, [...(examples.get(key) ?? []), { document, code }]);
        }
    }
  return (module, name) => (examples.get(`${module} ${name}`) ?? []).slice(0, MOST);
}
