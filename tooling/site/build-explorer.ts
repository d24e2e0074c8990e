import { join } from "node:path";
import { build, type InlineConfig, type Rolldown } from "vite";

const configFile = join(import.meta.dirname, "explorer/vite.config.ts");

/** Returns the modules that both pages load at once, except those of the entries themselves. */
function modulesOfFirstLoad(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const found = new Set<string>();
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const add = ({ imports }: Rolldown.OutputChunk) => {
    for (const chunk of imports.flatMap((name) => named.get(name) ?? [])) {
      for (const [id, { renderedLength }] of Object.entries(chunk.modules)) if (renderedLength > 0) found.add(id);
      add(chunk);
    }
  };
  for (const chunk of chunks) if (chunk.isEntry) add(chunk);
  return found;
}

/**
 * Builds the home page and the explorer. A first build finds the modules that both load at once; the second puts them into one file, which
 * is 3 kB shorter than several, once compressed.
 */
export async function buildExplorer(): Promise<void> {
  const first = (await build({ configFile, build: { write: false } })) as Rolldown.RolldownOutput;
  const shared = modulesOfFirstLoad(first.output.filter((one) => one.type === "chunk"));
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [{ debugName: "first", name: (id: string) => (shared.has(id) ? "first" : null) }],
  };
  await build({ configFile, build: { rollupOptions: { output: { codeSplitting } } } } satisfies InlineConfig);
}
