import type { Plugin, PluginContext } from "rolldown";

type Pair = readonly [from: string, to: string];

/** Reads a list such as `a, b as c`. */
const pairsIn = (list: string) =>
  list.split(", ").map((listed): Pair => {
    const [from = "", to = from] = listed.split(" as ");
    return [from, to];
  });

/** Writes each pair of names once. */
const listOf = (pairs: readonly Pair[]) =>
  [...new Set(pairs.map(([from, to]) => (from === to ? from : `${from} as ${to}`)))].join(", ");

const EXPORTS = /^export \{ (.*) \};$/m;
const FROM = /^(?:im|ex)port \{ (.*) \} from "(?:\.\.?\/)+(.*)";$/gm;

/** Returns the names that a module exports, those from other modules of its bundle included. */
async function exportsOf(context: PluginContext, id: string): Promise<readonly string[]> {
  const info = context.getModuleInfo(id);
  if (!info?.code) return [];
  const sources = context
    .parse(info.code)
    .body.flatMap((statement) => (statement.type === "ExportAllDeclaration" ? statement.source.value : []));
  const others = await Promise.all(sources.map((source) => context.resolve(source, id)));
  const names = others.map((other) => (other === null || other.external ? [] : exportsOf(context, other.id)));
  return [...info.exports, ...(await Promise.all(names)).flat()];
}

/**
 * Marks the names that an entry exports only for later entries of its package. Otherwise two packages could export the same name, and a
 * module with `export *` from both would export neither. Values that are exported anyway are shared under their public names.
 *
 * @param packageName - The beginning of these names, before a `$`.
 */
export const markedExports = (packageName: string): Plugin => ({
  name: "marked-exports",
  async generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
    const all = chunks.map(async ({ fileName, facadeModuleId, code }) => {
      const declared = new Set(facadeModuleId === null ? [] : await exportsOf(this, facadeModuleId));
      const pairs = pairsIn(EXPORTS.exec(code)?.[1] ?? "");
      const publicNames = new Map(pairs.filter(([, name]) => declared.has(name)));
      const nameOf = ([local, name]: Pair) =>
        declared.has(name) ? name : (publicNames.get(local) ?? `${packageName}$${local}`);
      return [fileName, new Map(pairs.map((pair) => [pair[1], nameOf(pair)]))] as const;
    });
    const marked = new Map(await Promise.all(all));
    for (const chunk of chunks) {
      const renamed = (file: string, name: string) => marked.get(file)?.get(name) ?? name;
      chunk.code = chunk.code
        .replace(EXPORTS, (line, list: string) =>
          line.replace(list, () =>
            listOf(pairsIn(list).map(([local, name]) => [local, renamed(chunk.fileName, name)])),
          ),
        )
        .replace(FROM, (line, list: string, file: string) =>
          line.replace(list, () => listOf(pairsIn(list).map(([name, local]) => [renamed(file, name), local]))),
        );
    }
  },
});
