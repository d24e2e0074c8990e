import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type InputOptions, type OutputOptions, rolldown } from "rolldown";
import { leftOutIfUnused } from "./left-out-if-unused.ts";

type Entry = string | { readonly default: string };

interface Manifest {
  readonly exports?: Readonly<Record<string, Entry>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Tells whether a package is of this repository; npm installs the others, with their licences. */
const isOwn = (name: string) => name === "url1738" || name.startsWith("@url1738/");

const isPackage = (name: string) => !/^[./]/.test(name);

/**
 * Bundles the modules that were built for the package in the current directory, and removes those that are in a bundle now: half of the
 * time of `import "@url1738/ftp"` went into opening a hundred small files. Packages import each other as before. Parts that entries share
 * are next to them, so that paths relative to the modules of `src` hold.
 */
export async function bundlePackage(): Promise<void> {
  const { exports = {}, bin = {} } = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
  const modules = globSync("dist/**/*.js");
  const exported = Object.values(exports).map((entry) => (typeof entry === "string" ? entry : entry.default));
  const entries = [...exported, ...Object.values(bin)]
    .map((file) => join(file))
    .filter((file) => modules.includes(file));
  const kept = await write(entries, { external: isPackage }, { chunkFileNames: "chunk-[name]-[hash].js" });
  for (const file of modules) if (!kept.has(file)) rmSync(file);
}

/**
 * Bundles the command of the package in the current directory, with the packages of this repository; code that only some commands need
 * stays apart. The modules in `dist/command` are as deep as those in the folders of `src`, so that paths relative to them hold.
 */
export async function bundleCommand(): Promise<void> {
  const { dependencies = {} } = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
  const others = Object.keys(dependencies).filter((name) => !isOwn(name));
  await write(
    ["src/main.ts", "src/line-thread.ts"],
    // It has the spellings of all letters, from a package that only it depends on.
    { external: [...others, "@url1738/text/transliterate"], platform: "node" },
    { chunkFileNames: "command/[name]-[hash].js" },
  );
}

/** Bundles modules of `dist`, and returns the files that it has written. */
async function write(entries: readonly string[], options: InputOptions, output: OutputOptions): Promise<Set<string>> {
  const input = entries.map((file) => [file.replace(/^(dist|src)\/|\.[jt]s$/g, ""), file] as const);
  const bundle = await rolldown({
    ...options,
    input: Object.fromEntries(input),
    // Bundlers of the package may leave out unused pure calls; here, the check that core is new enough must stay.
    treeshake: { annotations: false },
    // When a bundler bundles this bundle, it inlines only constants at the beginning of a module.
    optimization: { inlineConst: { mode: "all", pass: 2 } },
  });
  const written = await bundle.write({
    ...output,
    dir: "dist",
    comments: { annotation: true, jsdoc: false, legal: true },
    minifyInternalExports: false,
    plugins: [leftOutIfUnused],
  });
  return new Set(written.output.map(({ fileName }) => join("dist", fileName)));
}
