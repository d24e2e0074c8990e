import { builtinModules } from "node:module";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { analyzeMetafile, build, type Plugin } from "esbuild";
import { root } from "./root.ts";

/** Bundles and minifies a program that uses the built packages, with compiled schemes. */
export async function bundle(program: string): Promise<string> {
  return (await built(program)).outputFiles[0]?.text ?? "";
}

function built(program: string, conditions: string[] = [], plugins: Plugin[] = []) {
  return build({
    stdin: { contents: program, resolveDir: root, loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    conditions,
    external: [...builtinModules],
    write: false,
    logLevel: "error",
    metafile: true,
    plugins,
  });
}

/** Uses the built schemes, but the sources of everything else: a built package no longer has the folders of its sources. */
const builtSchemes: Plugin = {
  name: "built-schemes",
  setup({ onResolve }) {
    onResolve({ filter: /^@url1738\/[a-z]+$/ }, ({ path }) => {
      const name = basename(path);
      return name === "core" || name === "redact" ? undefined : { path: join(root, "packages", name, "dist/index.js") };
    });
  },
};

/** Returns a table of the files that contribute to a minified program with compiled schemes, and of their bytes. */
export async function bytesByFile(program: string): Promise<string> {
  return analyzeMetafile((await built(program, ["@url1738/source"], [builtSchemes])).metafile);
}

export function compressed(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

export const exportOf = (scheme: string): string =>
  `export { ${scheme} } from ${JSON.stringify(`@url1738/${scheme}`)};`;
