#!/usr/bin/env node
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { urlErrorOf } from "@url1738/core";
import { Command, CommanderError } from "commander";
import { CompileError } from "./automaton/compile-error.ts";
import { compileScheme } from "./compile-scheme.ts";
import type { Compilable } from "./emit/compilable.ts";
import type { Modules } from "./emit/functions.ts";

/** The command `url1738-compile`. */

const RUN_TIME = "@url1738/core/runtime";

interface Options {
  readonly name: string;
  readonly out?: string;
  readonly export?: string;
  readonly ifPossible?: boolean;
  readonly trusted?: boolean;
}

/** Errors of Node about a module or a package that is not there, or that has no such entry. */
const MISSING = /^(?:ERR_)?MODULE_NOT_FOUND$|^ERR_PACKAGE_PATH_NOT_EXPORTED$|^ERR_UNSUPPORTED_DIR_IMPORT$/;

const load = async (path: string) => (await import(pathToFileURL(path).href)) as Modules[string];

/** Returns the specifier by which one file imports another. */
function specifier(from: string, to: string): string {
  const path = relative(dirname(from), to).split(sep).join("/");
  return path.startsWith(".") ? path : `./${path}`;
}

/** Returns the definition that a module exports. */
function definitionIn(module: Modules[string], file: string, name: string): Compilable {
  const definition = module[name];
  if (typeof definition === "object" && definition !== null && "schemepart" in definition)
    return definition as Compilable;
  throw new CompileError("not-exported", `${file} exports no definition "${name}".`);
}

/** Returns the modules at a path: for a folder, those in it except its entry, which only re-exports; none if the path does not exist. */
async function modulesAt(path: string): Promise<readonly string[]> {
  const stats = await stat(path).catch(() => undefined);
  if (stats === undefined) return [];
  if (!stats.isDirectory()) return [path];
  const files = await readdir(path);
  return files.filter((file) => file.endsWith(".js") && file !== "index.js").map((file) => join(path, file));
}

/** Returns the entries of a package to import from, first the one that loads no grammar, if it has one. */
function entriesOf(name: string, located: (specifier: string) => string): readonly string[] {
  try {
    located(`${name}/runtime`);
    return [`${name}/runtime`, name];
  } catch {
    return [name];
  }
}

async function run(file: string, modules: readonly string[], options: Options): Promise<void> {
  const path = resolve(file);
  const definition = definitionIn(await load(path), file, options.name);
  const out = resolve(options.out ?? "scheme.js");
  // Load the copy that the definition was made with: its functions are recognised by identity.
  const { resolve: located } = createRequire(path);
  const filesOf = await Promise.all(modules.map(async (module) => [module, await modulesAt(resolve(module))] as const));
  const files = filesOf.flatMap(([, files]) => files).filter((file) => file !== path && file !== out);
  // A path without a file is the name of a package.
  const named = filesOf.flatMap(([module, files]) => (files.length === 0 ? [module] : []));
  const packages = [RUN_TIME, ...named.flatMap((module) => entriesOf(module, located))];
  const all = Object.fromEntries([
    ...(await Promise.all(packages.map(async (name) => [name, await load(located(name))] as const))),
    ...(await Promise.all(files.map(async (file) => [specifier(out, file), await load(file)] as const))),
  ]);
  const settings = { exportName: options.export, isTrusted: options.trusted };
  const { code, leftOut } = compileScheme(definition, all, settings);
  for (const { shortcut, text, reason } of leftOut)
    process.stderr.write(`Slower, without the shortcut "${shortcut}": for ${JSON.stringify(text)}, ${reason}.\n`);
  if (options.out === undefined) process.stdout.write(code);
  else await writeFile(out, code);
}

const { version } = JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"));

const program = new Command("url1738-compile")
  .version(version)
  .description("Compiles a URL scheme into a module that reads and writes without a grammar.")
  .argument("<definition>", "the built module that exports the definition, as defineScheme takes it")
  .argument(
    "[modules...]",
    "built modules, folders of them and packages, from which the generated one may import functions",
  )
  .option("--name <export>", "the export that is the definition", "definition")
  .option("--export <name>", "the export of the generated module; that of the scheme in camelCase without it")
  .option("-o, --out <file>", "where to write the module; standard output without it")
  .option("--if-possible", "if the scheme cannot be compiled, say why, write nothing, and succeed")
  .option(
    "--trusted",
    "the functions of the definition throw nothing but errors of url1738: guard against nothing else",
  )
  .exitOverride();

try {
  await program.parseAsync();
  const [file = "", ...modules] = program.args;
  await run(file, modules, program.opts());
} catch (thrown) {
  if (thrown instanceof CommanderError) process.exitCode = thrown.exitCode === 0 ? 0 : 2;
  else if (thrown instanceof CompileError) {
    // Only an error of the compiler is left unproved, and must not pass unnoticed.
    const isLetPass = program.opts<Options>().ifPossible === true && thrown.code !== "unproved";
    process.stderr.write(`${thrown.message}${isLetPass ? " The scheme stays interpreted." : ""}\n`);
    process.exitCode = isLetPass ? 0 : 1;
  } else {
    // An interpreted scheme would have the same error.
    const error = urlErrorOf(thrown);
    const isMissing =
      error === undefined && thrown instanceof Error && "code" in thrown && MISSING.test(`${thrown.code}`);
    if (error === undefined && !isMissing) throw thrown;
    // Only the first line of Node's message is a sentence; the rest lists who required the module.
    process.stderr.write(`${error?.message ?? `${(thrown as Error).message.split("\n")[0]}.`}\n`);
    process.exitCode = 1;
  }
}
