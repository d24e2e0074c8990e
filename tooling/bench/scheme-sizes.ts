import { bundle, compressed, exportOf } from "./bundle.ts";
import { SCHEMES } from "./corpora.ts";
import { quantile } from "./quantile.ts";

/** The schemes with a package of their own here. */
export const PUBLISHED: readonly string[] = [...SCHEMES, "https"];

/** The sizes of programs that use schemes. */
export interface SchemeSizes {
  /** The size of core and one scheme, by scheme: everything that the scheme's object needs. */
  readonly alone: ReadonlyMap<string, number>;
  /** The size that a scheme adds to a program with another scheme, by scheme: the median over the others. */
  readonly further: ReadonlyMap<string, number>;
  /** The median size that one of the ten schemes adds. */
  readonly furtherMedian: number;
  /** The size of core, all ten schemes and a registry of them. */
  readonly all: number;
  /** The sizes of other programs that many write, by name. */
  readonly programs: ReadonlyMap<string, number>;
}

/** The other programs, by name. */
const programs: Readonly<Record<string, string>> = {
  "https and its registry": `import { createRegistry } from "@url1738/core"; import { https } from "@url1738/https";
    export const urls = createRegistry([https]);`,
  "https, its registry and advice": `import { createRegistry } from "@url1738/core"; import { https } from "@url1738/https";
    import { advice } from "@url1738/lint"; export const urls = createRegistry([https], { advice });`,
  redact: `export { redact } from "@url1738/redact";`,
};

/** The program with all ten schemes and a registry of them. */
export const registryOfTen: string = `import { createRegistry } from "@url1738/core";
  ${SCHEMES.map((scheme) => `import { ${scheme} } from "@url1738/${scheme}";`).join("")}
  export const urls = createRegistry([${SCHEMES.join()}]);`;

/** Measures all sizes, in bytes. They do not depend on the machine. */
export async function schemeSizes(): Promise<SchemeSizes> {
  const sizeOf = async (program: string) => compressed(await bundle(program));
  const alone = new Map<string, number>();
  for (const scheme of PUBLISHED) alone.set(scheme, await sizeOf(exportOf(scheme)));
  const added = new Map<string, number[]>(PUBLISHED.map((scheme) => [scheme, []]));
  for (const [index, one] of PUBLISHED.entries())
    for (const other of PUBLISHED.slice(index + 1)) {
      const both = await sizeOf(exportOf(one) + exportOf(other));
      added.get(one)?.push(both - (alone.get(other) as number));
      added.get(other)?.push(both - (alone.get(one) as number));
    }
  const further = new Map([...added].map(([scheme, all]) => [scheme, Math.round(quantile(all, 0.5))]));
  const ofTen = SCHEMES.map((scheme) => further.get(scheme) ?? 0);
  const others = Object.entries(programs).map(async ([name, program]) => [name, await sizeOf(program)] as const);
  return {
    alone,
    further,
    furtherMedian: Math.round(quantile(ofTen, 0.5)),
    all: await sizeOf(registryOfTen),
    programs: new Map(await Promise.all(others)),
  };
}
