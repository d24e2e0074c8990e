import { readFileSync } from "node:fs";
import { build } from "esbuild";

const { dependencies = {} } = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly dependencies?: Readonly<Record<string, string>>;
};

/** Packages of this repository; packages of others stay what npm installs, with their licences. */
const isOwn = (name: string) => name === "url1738" || name.startsWith("@url1738/");

/**
 * Bundles the command of the package in the current directory, with the packages of this repository: most of the time of a short run went
 * into opening hundreds of small files. What only some commands need stays apart.
 *
 * The modules in `dist/command` are as deep as those in the folders of `src`, so that paths relative to them hold.
 */
export async function bundleCommand(): Promise<void> {
  await build({
    entryPoints: ["src/main.ts", "src/line-thread.ts"],
    outdir: "dist",
    chunkNames: "command/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    // It has the spellings of all letters, from a package that only it depends on.
    external: [...Object.keys(dependencies).filter((name) => !isOwn(name)), "@url1738/text/transliterate"],
  });
}
