import { gzipSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import { root } from "./root.ts";

/** What a bundle is made of: the sources, with schemes that are interpreted, or what was built, with schemes that are compiled. */
export type Origin = "sources" | "built";

/** A program, bundled and minified by esbuild. */
export async function bundle(program: string, plugins: Plugin[] = [], origin: Origin = "sources"): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: root, loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    conditions: origin === "sources" ? ["@url1738/source"] : [],
    write: false,
    logLevel: "error",
    plugins,
  });
  return outputFiles[0]?.text ?? "";
}

/** The bytes of a text that gzip has compressed. */
export function compressed(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

/** The program that exports a scheme. */
export const exportOf = (scheme: string): string =>
  `export { ${scheme} } from ${JSON.stringify(`@url1738/${scheme}`)};`;
