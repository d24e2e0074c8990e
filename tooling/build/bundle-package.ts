import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join, posix } from "node:path";
import { type CodeSplittingNameFunction, type InputOptions, type OutputOptions, type Plugin, rolldown } from "rolldown";
import { leftOutIfUnused } from "./left-out-if-unused.ts";
import { leftOutOfScripts } from "./left-out-of-scripts.ts";
import { markedExports } from "./marked-exports.ts";

type Entry = string | { readonly default?: string };

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, Entry>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifest = () => JSON.parse(readFileSync("package.json", "utf8")) as Manifest;

/** Matches the names under which packages import files of core that belong to none of its entries. */
const INSIDE = /^@url1738\/core\/(?:inside\/(.*)|package\.json)$/;

const core = join(import.meta.dirname, "../../packages/core");

/**
 * Puts files of core into the package that imports them, but not what they import of other packages. The package imports the class of errors
 * from core itself, because a program that uses both has one class.
 */
const insideCore: Plugin = {
  name: "inside-core",
  resolveId(id, importer = "") {
    const [name, path] = INSIDE.exec(id) ?? [];
    if (name !== undefined) return join(core, path === undefined ? "package.json" : `src/${path}.ts`);
    if (!importer.startsWith(core)) return undefined;
    const isError = posix.basename(id) === "url1738-error.ts";
    return isError || id.startsWith("@url1738/") ? { id: isError ? "@url1738/core" : id, external: true } : undefined;
  },
};

/** Tells whether a module is of one of some packages, or of Node. */
const isOf = (packages: readonly string[]) => (id: string) =>
  isBuiltin(id) || packages.some((name) => id === name || id.startsWith(`${name}/`));

/**
 * Bundles the modules that were built for the package in the current directory, and removes those that are in a bundle now: half of the
 * time of `import "@url1738/ftp"` went into opening a hundred small files. Dependencies are imported as before; the code of everything else
 * is in the bundle. A module that several entries use is in the first of them, in the order of `exports`, so that no entry opens a further
 * file. Paths relative to the modules of `src` hold.
 *
 * @param scripts - The names of entries that are scripts, which {@link bundleScripts} writes.
 * @param apart - The packages to import; by default, the dependencies. The declarations import all dependencies.
 * @returns The other packages of this repository whose code the files hold.
 */
export async function bundlePackage(scripts: readonly string[], apart?: readonly string[]): Promise<readonly string[]> {
  const { exports = {}, bin = {}, dependencies, peerDependencies } = manifest();
  const modules = globSync("dist/**/*.js");
  const built = (files: readonly string[]) => files.map((file) => join(file)).filter((file) => modules.includes(file));
  // An entry without a file is for this workspace alone.
  const files = Object.values(exports).flatMap((entry) => (typeof entry === "string" ? entry : (entry.default ?? [])));
  const exported = built(files);
  const entries = [...exported, ...built(Object.values(bin))];
  const ofScripts = scripts.map((name) => `dist/${name}.js`);
  const ofModules = entries.filter((file) => !ofScripts.includes(file));
  const isApart = isOf([...(apart ?? Object.keys({ ...dependencies })), ...Object.keys({ ...peerDependencies })]);
  const { files: written, held } = await write(
    ofModules,
    // An entry may export what only later ones need.
    {
      external: (id) => isApart(id) && !INSIDE.test(id),
      plugins: [insideCore],
      preserveEntrySignatures: "allow-extension",
    },
    {
      // Rolldown keeps code in files apart from the entries if one of them awaits something, as a command may.
      chunkFileNames: "chunk-[name]-[hash].js",
      codeSplitting: { groups: [{ name: firstOf(ofModules), includeDependenciesRecursively: false }] },
    },
    [markedExports(posix.basename(manifest().name).replaceAll("-", "_"))],
  );
  for (const file of modules) if (!written.has(file)) rmSync(file);
  removeUnusedDeclarations(exported);
  return held;
}

/**
 * Bundles the command of the package in the current directory; code that only some commands need stays apart. The modules in `dist/command`
 * are as deep as those in the folders of `src`, so that paths relative to them hold.
 *
 * @returns The other packages of this repository whose code the files hold.
 */
export async function bundleCommand(): Promise<readonly string[]> {
  const { held } = await write(
    ["src/main.ts", "src/line-thread.ts", "src/text-thread.ts"],
    // The packages fit each other, so leave out whatever is not used.
    { external: isOf(Object.keys(manifest().dependencies ?? {})), platform: "node", treeshake: { annotations: true } },
    {
      chunkFileNames: "command/[name]-[hash].js",
      codeSplitting: { groups: [{ name: usual, includeDependenciesRecursively: false }] },
    },
  );
  return held;
}

/**
 * Names the file of what `url1738 --version` loads, and that of everything else that the commands which people use most need: opening forty
 * files takes half as long as Node's own start. The commands' modules import others only for an option.
 */
const usual: CodeSplittingNameFunction = (id, context) => {
  const needed = (file: string) => {
    const modules = new Set([join(process.cwd(), "src", file)]);
    // Iterating over a set includes items added on the way.
    for (const module of modules)
      for (const other of context.getModuleInfo(module)?.importedIds ?? []) modules.add(other);
    return modules;
  };
  if (needed("output/version.ts").has(id)) return "version";
  return needed("run.ts").has(id) ? "usual" : null;
};

/**
 * Bundles scripts of the package in the current directory, each into one file without imports and exports, for engines that know no modules.
 * The packages that they hold must have been built.
 *
 * @returns The other packages of this repository whose code the files hold.
 */
export async function bundleScripts(names: readonly string[]): Promise<readonly string[]> {
  const held = names.map(async (name) => {
    const options = { treeshake: { annotations: true }, plugins: [leftOutOfScripts] };
    return (await write([`src/${name}.ts`], options, { format: "iife", minify: true })).held;
  });
  return (await Promise.all(held)).flat();
}

/** Removes the declarations that those of the exported modules do not lead to: nobody can use them. */
function removeUnusedDeclarations(exported: readonly string[]): void {
  const used = new Set(exported.map((file) => file.replace(/\.js$/, ".d.ts")).filter((file) => existsSync(file)));
  // Iterating over a set includes items added on the way.
  for (const file of used)
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import\() ?"(\.{1,2}\/[^"]*)\.js"/g))
      used.add(`${posix.join(posix.dirname(file), path)}.d.ts`);
  for (const file of globSync("dist/**/*.d.ts")) if (!used.has(file)) rmSync(file);
}

/** Returns a function that names, for a module, the first entry that needs it. */
const firstOf =
  (entries: readonly string[]): CodeSplittingNameFunction =>
  (id, context) => {
    const needs = (entry: string) => {
      const needed = new Set([join(process.cwd(), entry)]);
      // Iterating over a set includes items added on the way.
      for (const module of needed)
        for (const other of context.getModuleInfo(module)?.importedIds ?? []) needed.add(other);
      return needed.has(id);
    };
    const first = entries.find(needs);
    return first === undefined ? null : nameOf(first);
  };

/** Returns the path of a module without its folder and extension. */
const nameOf = (file: string) => file.replace(/^(dist|src)\/|\.[jt]s$/g, "");

/** Bundles modules, and returns the files that it has written, and the other packages of this repository whose code is in them. */
async function write(
  entries: readonly string[],
  options: InputOptions,
  output: OutputOptions,
  plugins: readonly Plugin[] = [],
) {
  const input = entries.map((file) => [nameOf(file), file] as const);
  const bundle = await rolldown({
    // Bundlers of the package may leave out unused pure calls; here, the check that core is new enough must stay.
    // A package that is imported for nothing has nothing to do.
    treeshake: { annotations: false, moduleSideEffects: "no-external" },
    ...options,
    input: Object.fromEntries(input),
    // When a bundler bundles this bundle, it inlines only constants at the beginning of a module.
    optimization: { inlineConst: { mode: "all", pass: 2 } },
  });
  const written = await bundle.write({
    ...output,
    dir: "dist",
    // An engine keeps a module with other characters as two octets for each, and takes longer to read it.
    charset: "ascii",
    // Nobody bundles what is minified already, so it needs no marks for bundlers.
    comments: { annotation: output.minify !== true, jsdoc: false, legal: true },
    minifyInternalExports: false,
    plugins: [leftOutIfUnused, ...plugins],
  });
  const modules = written.output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
  // npm installs the code of others, with its licence.
  const others = modules.filter((id) => id.includes("/node_modules/"));
  if (others.length > 0) throw new Error(`These modules are of no dependency: ${others.join(", ")}.`);
  const folders = modules.flatMap((id) => /^(.*\/packages\/[^/]+)\/(?:src|dist)\//.exec(id)?.[1] ?? []);
  const names = [...new Set(folders)].map(
    (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).name,
  );
  return {
    files: new Set(written.output.map(({ fileName }) => join("dist", fileName))),
    held: names.filter((name) => name !== manifest().name).sort() as readonly string[],
  };
}
