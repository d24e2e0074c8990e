import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const own = fileURLToPath(new URL("..", import.meta.url));
const cache = fileURLToPath(new URL("../../../node_modules/.cache/command", import.meta.url));

/**
 * Bundles the sources of the command, unless the same bundle is there already: a process, or a thread of one, that loads hundreds of files
 * takes several times as long to start.
 *
 * @returns The module to run. Modules are as deep as in `src`, so that paths relative to them hold.
 */
export async function bundledCommand(): Promise<string> {
  const { dependencies } = JSON.parse(readFileSync(join(own, "package.json"), "utf8"));
  const bundle = await rolldown({
    input: ["main", "line-thread", "text-thread"].map((name) => join(own, `src/${name}.ts`)),
    external: Object.keys(dependencies),
    platform: "node",
    resolve: { conditionNames: ["@url1738/source", "node", "import"] },
  });
  const output = { chunkFileNames: "command/[name]-[hash].js" };
  const hash = createHash("sha256");
  for (const file of (await bundle.generate(output)).output) if (file.type === "chunk") hash.update(file.code);
  const folder = join(cache, hash.digest("hex").slice(0, 16));
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    const fresh = mkdtempSync(join(cache, "new-"));
    await bundle.write({ ...output, dir: join(fresh, "dist") });
    cpSync(join(own, "package.json"), join(fresh, "package.json"));
    for (const name of ["data", "node_modules"]) symlinkSync(join(own, name), join(fresh, name), "junction");
    // Another process may have been faster.
    if (existsSync(folder)) rmSync(fresh, { recursive: true });
    else renameSync(fresh, folder);
  }
  await bundle.close();
  return join(folder, "dist/main.js");
}
