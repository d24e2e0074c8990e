#!/usr/bin/env node
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { Command, CommanderError } from "commander";
import { CompileError } from "./compile-error.ts";
import { type Compilable, compileScheme } from "./compile-scheme.ts";
import { drawScheme } from "./draw-scheme.ts";
import type { Modules } from "./functions.ts";

/** The command `url1738-compile`. */

const RUN_TIME = "@url1738/core/compiled";

interface Options {
  readonly name: string;
  readonly out?: string;
  readonly dot?: boolean;
  readonly pass?: string;
}

const load = async (path: string) => (await import(pathToFileURL(path).href)) as Modules[string];

/** How one file imports another. */
function specifier(from: string, to: string): string {
  const path = relative(dirname(from), to).split(sep).join("/");
  return path.startsWith(".") ? path : `./${path}`;
}

/** The definition that a module exports. */
function definitionIn(module: Modules[string], file: string, name: string): Compilable {
  const definition = module[name];
  if (typeof definition === "object" && definition !== null && "schemepart" in definition)
    return definition as Compilable;
  throw new CompileError("not-exported", `${file} exports no definition "${name}".`);
}

async function run(file: string, modules: readonly string[], options: Options): Promise<void> {
  const path = resolve(file);
  const definition = definitionIn(await load(path), file, options.name);
  if (options.dot === true) {
    process.stdout.write(drawScheme(definition, options.pass));
    return;
  }
  const out = resolve(options.out ?? "scheme.js");
  // The copy that the definition was made with: its functions are known by their identity.
  const runTime = createRequire(path).resolve(RUN_TIME);
  const own = await Promise.all(modules.map(async (one) => [specifier(out, resolve(one)), await load(resolve(one))]));
  const { code } = compileScheme(definition, { [RUN_TIME]: await load(runTime), ...Object.fromEntries(own) });
  if (options.out === undefined) process.stdout.write(code);
  else await writeFile(out, code);
}

const { version } = JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"));

const program = new Command("url1738-compile")
  .version(version)
  .description("Compiles a URL scheme into a module that reads and writes without a grammar.")
  .argument("<definition>", "the built module that exports the definition, as defineScheme takes it")
  .argument("[modules...]", "built modules from which the generated one may import functions")
  .option("--name <export>", "the export that is the definition", "definition")
  .option("-o, --out <file>", "where to write the module; standard output without it")
  .option("--dot", "draw the automaton instead, in the language of Graphviz")
  .option("--pass <name>", "draw it as it is after this pass")
  .exitOverride();

try {
  await program.parseAsync();
  const [file = "", ...modules] = program.args;
  await run(file, modules, program.opts());
} catch (thrown) {
  if (thrown instanceof CommanderError) process.exitCode = thrown.exitCode === 0 ? 0 : 2;
  else if (thrown instanceof CompileError) {
    process.stderr.write(`${thrown.message}\n`);
    process.exitCode = 1;
  } else throw thrown;
}
