import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bundle, compressed, exportOf } from "./bundle.ts";
import { SCHEMES } from "./corpora.ts";
import { quantile } from "./quantile.ts";
import { root } from "./root.ts";
import limits from "./size-limits.json" with { type: "json" };

/** The schemes with a package of their own here. */
export const PUBLISHED: readonly string[] = [...SCHEMES, "https"];

/** The size of a bundle, minified and compressed, in bytes. */
export interface Size {
  readonly subject: string;
  readonly on: string;
  readonly figure: number;
  /** The name of its limit and its target. */
  readonly limit?: keyof typeof limits;
}

/** Other programs that many write, by name; the README of `url1738` says how large the first three are. */
const programs: readonly (readonly [on: string, program: string, limit?: keyof typeof limits])[] = [
  ["registry of url1738", `export { registry } from "url1738";`, "registry"],
  ["web of url1738", `export { web } from "url1738";`, "web"],
  [
    "https and its registry",
    `import { createRegistry } from "@url1738/core"; import { https } from "@url1738/https";
    export const urls = createRegistry([https]);`,
    "httpsRegistry",
  ],
  [
    "https, its registry and advice",
    `import { createRegistry } from "@url1738/core"; import { https } from "@url1738/https";
    import { advice } from "@url1738/lint"; export const urls = createRegistry([https], { advice });`,
  ],
  ["redact", `export { redact } from "@url1738/redact";`],
];

/** The families of today, and the schemes that programs import from them. */
const FAMILIES: readonly (readonly [scheme: string, family: string, limit: keyof typeof limits])[] = [
  ...["data", "tel", "urn", "ssh"].map((name) => [name, name, "family"] as const),
  ["mailto", "mail", "family"],
  ["ws", "ws", "ws"],
  ...["amqp", "redis", "mysql", "sqlserver", "mongodb"].map((name) => [name, name, "connectionString"] as const),
  ["postgresql", "postgresql", "postgresql"],
];

/** The program with all ten schemes and a registry of them. */
export const registryOfTen: string = `import { createRegistry } from "@url1738/core";
  ${SCHEMES.map((scheme) => `import { ${scheme} } from "@url1738/${scheme}";`).join("")}
  export const urls = createRegistry([${SCHEMES.join()}]);`;

const sizeOf = async (program: string) => compressed(await bundle(program));

/** Measures all sizes. They do not depend on the machine. A further scheme is measured in programs with each of the others. */
export async function sizes(): Promise<readonly Size[]> {
  const alone = new Map<string, number>();
  for (const scheme of PUBLISHED) alone.set(scheme, await sizeOf(exportOf(scheme)));
  const added = new Map<string, number[]>(PUBLISHED.map((scheme) => [scheme, []]));
  for (const [index, entry] of PUBLISHED.entries())
    for (const other of PUBLISHED.slice(index + 1)) {
      const both = await sizeOf(exportOf(entry) + exportOf(other));
      added.get(entry)?.push(both - (alone.get(other) as number));
      added.get(other)?.push(both - (alone.get(entry) as number));
    }
  const median = (figures: readonly number[] = []) => Math.round(quantile(figures, 0.5));
  const [one, further] = ["core and one scheme", "a further scheme"];
  const ofTen = SCHEMES.map((scheme) => median(added.get(scheme)));
  const others = programs.map(async ([on, program, limit]) => {
    return { subject: "a program", on, figure: await sizeOf(program), ...(limit && { limit }) };
  });
  const ofToday = FAMILIES.map(async ([scheme, family, limit]): Promise<Size> => {
    const figure = await sizeOf(`export { ${scheme} } from "@url1738/${family}";`);
    return { subject: "core and a family of today", on: family, figure, limit };
  });
  const script = readFileSync(join(root, "packages/url1738/dist/udf.js"), "utf8");
  return [
    ...[...alone].map(([on, figure]): Size => {
      return { subject: one, on, figure, limit: on === "http" || on === "https" ? on : "alone" };
    }),
    ...[...added].map(([on, figures]) => ({ subject: further, on, figure: median(figures) })),
    { subject: further, on: "the median", figure: median(ofTen), limit: "furtherMedian" },
    { subject: "core, ten schemes and their registry", on: "all", figure: await sizeOf(registryOfTen), limit: "all" },
    ...(await Promise.all([...others, ...ofToday])),
    { subject: "the script for engines", on: "all", figure: compressed(script), limit: "script" },
  ];
}
