import { posix } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { declaredBy, type Names, namesIn } from "./names-in.ts";

/** A module that programs load, without the code that it shares: it only exports names of the whole. */
export interface Entry {
  /** The name of its file. */
  readonly file: string;
  readonly code: string;
  /** The module that it was made of, as the comments in the whole name it. */
  readonly module: string;
}

type Statements = ReturnType<typeof parseAst>["body"];
type Specifier = Extract<Statements[number], { readonly type: "ImportDeclaration" }>["specifiers"][number];

/** An entry, with what it exports: the name in the whole by the name outside. */
interface Layer extends Entry {
  readonly exported: ReadonlyMap<string, string>;
}

/** A statement of the whole, with its comments. */
interface Statement extends Names {
  readonly code: string;
  /** The module that it was written in. */
  readonly module: string;
  readonly declared: readonly string[];
}

/** A name that is imported from another package: the name there, `*` for all of its exports. */
interface Import {
  readonly name: string;
  readonly from: string;
}

/** Returns the name that a specifier of an import has in the other package. */
function nameAbroad(specifier: Specifier, code: string): string {
  if (specifier.type === "ImportNamespaceSpecifier") return "*";
  return specifier.type === "ImportDefaultSpecifier"
    ? "default"
    : code.slice(specifier.imported.start, specifier.imported.end);
}

/** Reads the whole: its statements, and its imports by their names in it. */
function readWhole(code: string) {
  const statements: Statement[] = [];
  const imports = new Map<string, Import>();
  let module = "";
  let from = 0;
  for (const statement of parseAst(code).body) {
    const text = code.slice(from, statement.end).trim();
    module = [...code.slice(from, statement.start).matchAll(/^\/\/ (\S+\.[jt]s)$/gm)].at(-1)?.[1] ?? module;
    from = statement.end;
    if (statement.type === "ImportDeclaration")
      for (const specifier of statement.specifiers) {
        imports.set(specifier.local.name, { name: nameAbroad(specifier, code), from: statement.source.value });
      }
    else if (statement.type !== "ExportNamedDeclaration") {
      const declared = declaredBy(statement);
      statements.push({ code: text, module, declared, ...namesIn(statement) });
    }
  }
  return { statements, imports };
}

/** Reads a list of exports: the name inside by the name outside. */
function exportsIn(code: string): ReadonlyMap<string, string> {
  const names = /^export \{(.*)\}(?: from "\..*")?;$/m.exec(code)?.[1]?.split(",") ?? [];
  return new Map(
    names.map((one) => {
      const [inner = "", outer = inner] = one.trim().split(" as ");
      return [outer, inner];
    }),
  );
}

/** Returns the first entry that needs each statement, if any. */
function firstUsers(statements: readonly Statement[], entries: readonly Layer[]): ReadonlyMap<Statement, Layer> {
  const users = new Map<Statement, Layer>();
  const declaring = new Map(statements.flatMap((statement) => statement.declared.map((name) => [name, statement])));
  for (const entry of entries) {
    // To use something of a module is to run its statements that declare nothing.
    const effects = (module: string) => statements.filter((one) => one.declared.length === 0 && one.module === module);
    const needed = new Set<Statement>(effects(entry.module));
    for (const name of entry.exported.values()) {
      const statement = declaring.get(name);
      if (statement !== undefined) needed.add(statement);
    }
    // Iterating over a set includes items added on the way.
    for (const statement of needed) {
      if (!users.has(statement)) users.set(statement, entry);
      for (const name of statement.used) {
        const other = declaring.get(name);
        if (other !== undefined) needed.add(other);
      }
      // No module can assign to a name of another one.
      for (const other of statements)
        if (statement.declared.some((name) => other.assigned.has(name))) needed.add(other);
      for (const effect of effects(statement.module)) needed.add(effect);
    }
  }
  return users;
}

const list = (names: Iterable<readonly [string, string]>) =>
  Array.from(names, ([name, as]) => (name === as ? name : `${name} as ${as}`)).join(", ");

/** Writes the imports of names from other packages. */
function importsOf(used: ReadonlySet<string>, imports: ReadonlyMap<string, Import>): readonly string[] {
  const mine = [...imports].filter(([local]) => used.has(local));
  return [...new Set(mine.map(([, { from }]) => from))].flatMap((source) => {
    const names = mine.flatMap(([local, { name, from }]) => (from === source ? [[name, local] as const] : []));
    const named = names.filter(([name]) => name !== "*");
    return [
      ...names.filter(([name]) => name === "*").map(([, local]) => `import * as ${local} from "${source}";`),
      ...(named.length === 0 ? [] : [`import { ${list(named)} } from "${source}";`]),
    ];
  });
}

/**
 * Divides the code that entries export into as many files as there are entries: every statement is in the file of the first entry that
 * needs it, and later ones import it from there. So no entry loads more code than it needs except that of earlier entries, and there is no
 * further file to open. For that an entry exports more than its declarations say, under names with a `$` that no other package has.
 *
 * @param whole - All the code, without repeated names, with a comment where another module begins.
 * @param modules - The entries, each of which exports names of the whole. Those that most programs load come first.
 * @param name - A name for the package.
 * @returns The code of each entry's file.
 */
export function inLayers(whole: string, modules: readonly Entry[], name: string): ReadonlyMap<string, string> {
  const { statements, imports } = readWhole(whole);
  const inner = exportsIn(whole);
  const entries = modules.map((entry) => {
    const exported = Array.from(exportsIn(entry.code), ([outer, own]) => [outer, inner.get(own) ?? own] as const);
    return { ...entry, exported: new Map(exported) };
  });
  const users = firstUsers(statements, entries);
  const homes = new Map([...users].flatMap(([{ declared }, entry]) => declared.map((own) => [own, entry] as const)));
  const layers = entries.map((entry) => {
    const own = statements.filter((statement) => users.get(statement) === entry);
    return { ...entry, own, used: new Set([...own.flatMap(({ used }) => [...used]), ...entry.exported.values()]) };
  });
  const outer = (own: string) => {
    const known = [...(homes.get(own)?.exported ?? [])].find(([, local]) => local === own);
    return known?.[0] ?? `${name}$${own}`;
  };
  const borrowed = (by: (typeof layers)[number], from: Entry) =>
    [...by.used].filter((own) => homes.get(own)?.file === from.file).map((own) => [outer(own), own] as const);

  const files = layers.map((layer, index) => {
    const { file, code, own, used } = layer;
    const ofEntries = layers.slice(0, index).map((earlier) => {
      const path = posix.relative(posix.dirname(file), earlier.file).replace(/^(?!\.)/, "./");
      return `import { ${list(borrowed(layer, earlier))} } from "${path}";`;
    });
    const exported = new Map([
      ...layer.exported,
      ...layers.slice(index + 1).flatMap((later) => borrowed(later, layer)),
    ]);
    // A script begins with the line that names its program; other packages' exports are passed on.
    const kept = code.split("\n").filter((line) => /^(?:#!|export \*)/.test(line));
    const lines = [
      ...kept,
      ...importsOf(used, imports),
      ...ofEntries.filter((line) => !line.startsWith("import {  }")),
      ...own.map((statement) => statement.code),
      ...(exported.size === 0
        ? []
        : [`export { ${list(Array.from(exported, ([as, local]) => [local, as] as const))} };`]),
    ];
    return [file, `${lines.join("\n")}\n`] as const;
  });
  return new Map(files);
}
