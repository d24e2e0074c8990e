import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { blocks } from "../../documents/readme-examples/blocks.ts";
import { hasNodeTypes, type Package, type ReadmeModule } from "./site.ts";

/** Returns the examples of the installed READMEs, without those that are test files for vitest, which is not installed there. */
export function readmeModules(folder: string, packages: readonly Package[]): readonly ReadmeModule[] {
  return packages.flatMap(({ name, isForNode, manifest }) => {
    const readme = join(folder, "node_modules", name, "README.md");
    // A separate test checks that there is one.
    if (!existsSync(readme)) return [];
    return blocks(readFileSync(readme, "utf8"))
      .filter(({ code }) => !/from "vitest"/.test(code))
      .map((block) => ({
        ...block,
        title: `${name}/README.md:${block.line}`,
        path: `readmes/${name.replace(/\W/g, "-")}-${block.line}`,
        nodeOnly: isForNode || block.language === "console" || /from "node:/.test(block.code),
        hasNodeTypes: hasNodeTypes(manifest),
      }));
  });
}
