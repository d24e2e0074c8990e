import { posix } from "node:path";
import type { Plugin, PluginContext } from "rolldown";

type Pair = readonly [from: string, to: string];

type Statement = ReturnType<PluginContext["parse"]>["body"][number];

/** A list of names in a statement of a chunk: those that it exports, or those that it imports from a file of its bundle. */
interface NameList {
  readonly start: number;
  readonly end: number;
  readonly keyword: "import" | "export";
  /** The path of the file as it is written; absent if the chunk exports names of its own. */
  readonly path?: string;
  readonly pairs: readonly Pair[];
}

const nameIn = (node: { readonly name: string } | { readonly value: string }) =>
  "name" in node ? node.name : node.value;

function namesIn(statement: Statement): NameList | undefined {
  const { start, end } = statement;
  if (statement.type === "ExportNamedDeclaration" && statement.declaration === null) {
    const pairs = statement.specifiers.map(({ local, exported }): Pair => [nameIn(local), nameIn(exported)]);
    const path = statement.source?.value;
    return path === undefined
      ? { start, end, keyword: "export", pairs }
      : { start, end, keyword: "export", path, pairs };
  }
  if (statement.type !== "ImportDeclaration") return undefined;
  const pairs = statement.specifiers.flatMap((one): readonly Pair[] =>
    one.type === "ImportSpecifier" ? [[nameIn(one.imported), one.local.name]] : [],
  );
  const isList = pairs.length > 0 && pairs.length === statement.specifiers.length;
  return isList ? { start, end, keyword: "import", path: statement.source.value, pairs } : undefined;
}

/** Writes each pair of names once. */
const listOf = (pairs: readonly Pair[]) =>
  [...new Set(pairs.map(([from, to]) => (from === to ? from : `${from} as ${to}`)))].join(", ");

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
    const chunks = Object.values(bundle).flatMap((file) => {
      if (file.type !== "chunk") return [];
      return [{ file, lists: this.parse(file.code).body.flatMap((statement) => namesIn(statement) ?? []) }];
    });
    const all = chunks.map(async ({ file: { fileName, facadeModuleId }, lists }) => {
      const declared = new Set(facadeModuleId === null ? [] : await exportsOf(this, facadeModuleId));
      const pairs = lists.flatMap((list) => (list.path === undefined ? list.pairs : []));
      const known = new Map(pairs.filter(([, name]) => declared.has(name)));
      const nameOf = ([local, name]: Pair) =>
        declared.has(name) ? name : (known.get(local) ?? `${packageName}$${local}`);
      return [fileName, new Map(pairs.map((pair) => [pair[1], nameOf(pair)]))] as const;
    });
    const marked = new Map(await Promise.all(all));
    for (const { file, lists } of chunks) {
      const renamed = (path: string, name: string) => marked.get(path)?.get(name) ?? name;
      // From the end, so that the offsets of the others hold.
      for (const { start, end, keyword, path, pairs } of [...lists].reverse()) {
        const other = path === undefined ? file.fileName : posix.join(posix.dirname(file.fileName), path);
        const list = listOf(
          pairs.map(
            ([from, to]): Pair => (path === undefined ? [from, renamed(other, to)] : [renamed(other, from), to]),
          ),
        );
        const source = path === undefined ? "" : ` from ${JSON.stringify(path)}`;
        file.code = `${file.code.slice(0, start)}${keyword} { ${list} }${source};${file.code.slice(end)}`;
      }
    }
  },
});
