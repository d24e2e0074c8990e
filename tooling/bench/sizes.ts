import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import { SCHEMES } from "./corpora.ts";
import { quantile } from "./measure.ts";
import { root } from "./root.ts";

/** A program, bundled and minified by esbuild. */
export async function bundle(program: string, plugins: Plugin[] = []): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: root, loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    conditions: ["@url1738/source"],
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

const sizeOf = async (program: string) => compressed(await bundle(program));

/** The program that exports a scheme. */
export const exportOf = (scheme: string): string =>
  `export { ${scheme} } from ${JSON.stringify(`@url1738/${scheme}`)};`;

/** In bytes: what a size must not pass, and what it is to become. */
export interface Limit {
  readonly limit: number;
  readonly target: number;
}

/** The limits of the largest scheme, of the largest further scheme and of their median: `size-limits.json`. */
export const limits: Readonly<Record<"alone" | "further" | "furtherMedian", Limit>> = JSON.parse(
  readFileSync(new URL("size-limits.json", import.meta.url), "utf8"),
);

/** What the programs carry that use schemes. */
export interface Sizes {
  /** Core and one scheme, by scheme: what the scheme's object carries. */
  readonly alone: ReadonlyMap<string, number>;
  /** What a scheme adds to a program that has another one, by scheme: the median over the others. */
  readonly further: ReadonlyMap<string, number>;
  /** The median of what a scheme adds. */
  readonly furtherMedian: number;
  /** Core, all ten schemes and a registry of them. */
  readonly all: number;
}

/** Measures all sizes, in bytes. They do not depend on the machine. */
export async function sizes(): Promise<Sizes> {
  const alone = new Map<string, number>();
  for (const scheme of SCHEMES) alone.set(scheme, await sizeOf(exportOf(scheme)));
  const added = new Map<string, number[]>(SCHEMES.map((scheme) => [scheme, []]));
  for (const [index, one] of SCHEMES.entries())
    for (const other of SCHEMES.slice(index + 1)) {
      const both = await sizeOf(exportOf(one) + exportOf(other));
      added.get(one)?.push(both - (alone.get(other) as number));
      added.get(other)?.push(both - (alone.get(one) as number));
    }
  const further = new Map([...added].map(([scheme, all]) => [scheme, Math.round(quantile(all, 0.5))]));
  const registry = `import { createRegistry } from "@url1738/core";
    ${SCHEMES.map((scheme) => `import { ${scheme} } from "@url1738/${scheme}";`).join("")}
    export const urls = createRegistry([${SCHEMES.join()}]);`;
  return {
    alone,
    further,
    furtherMedian: Math.round(quantile([...further.values()], 0.5)),
    all: await sizeOf(registry),
  };
}
