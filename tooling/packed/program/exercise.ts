import { createRegistry, type Scheme, type UrlValue, urlErrorOf } from "@url1738/core";
import type { AnyDefinition } from "@url1738/core/define";
import { conformance, type Examples } from "@url1738/testkit";
import { same } from "./checks.ts";
import { isDefinition, isScheme, packageOf } from "./is-scheme.ts";

/** The work done, for the test to compare with the expected work. */
export interface Report {
  readonly imported: readonly string[];
  /** The number of examples tried for every scheme. */
  readonly examples: Readonly<Record<string, number>>;
  /** The examples that do not hold, with their errors. */
  readonly broken: readonly string[];
  /** The number of URLs that a registry reads in the same way as their scheme. */
  readonly registry: number;
  readonly readmes: readonly string[];
  /** The examples of READMEs whose `fetch` refuses this platform, because its own cannot be gated. */
  readonly ungated: readonly string[];
}

/** The imports of a program: modules by import specifier, and the examples of READMEs, which run when imported. */
export interface Imports {
  readonly modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly examples: Readonly<Record<string, Examples>>;
  readonly readmes: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Parses, formats, builds, refuses and accesses as the examples of some schemes say. */
export function checkExamples(
  schemes: readonly Scheme<UrlValue>[],
  definitions: readonly AnyDefinition[],
  examples: Imports["examples"],
): Pick<Report, "examples" | "broken"> {
  const tried: Record<string, number> = {};
  const broken: string[] = [];
  for (const scheme of schemes) {
    const definition = definitions.find(({ name }) => name === scheme.name) as AnyDefinition;
    // The rows cite their sections. The tests of each scheme cover the laws, which take long.
    const rows = conformance(scheme, definition, examples[scheme.name] as Examples).filter(({ name }) =>
      name.startsWith("§"),
    );
    tried[scheme.name] = rows.length;
    for (const { name, run } of rows) {
      try {
        run();
      } catch (error) {
        broken.push(`${scheme.name} ${name}: ${String(error)}`);
      }
    }
  }
  return { examples: tried, broken };
}

function checkRegistry(schemes: readonly Scheme<UrlValue>[], examples: Imports["examples"]): number {
  const registry = createRegistry(schemes, { generic: true });
  let checked = 0;
  for (const scheme of schemes) {
    for (const { url } of examples[scheme.name]?.urls ?? []) {
      same(registry.parse(url), scheme.parse(url));
      same(registry.format(registry.parse(url)), scheme.format(scheme.parse(url)));
      checked++;
    }
  }

  const unknown = registry.parse("x-unknown:a%2fb");
  same(unknown, { scheme: "x-unknown", schemePart: "a%2Fb" });
  same(registry.format(unknown), "x-unknown:a%2Fb");
  const refused = createRegistry(schemes).safeParse("x-unknown:a");
  same(!refused.ok && [urlErrorOf(refused.error)?.code, refused.error.index], ["unknown-scheme", 0]);
  return checked;
}

/** Uses all imports, and throws the first error. */
export async function exercise({ modules, examples, readmes }: Imports): Promise<Report> {
  const ownOf = <T extends { readonly name: string }>(is: (value: unknown) => value is T, entry = "") =>
    Object.entries(modules).flatMap(([from, module]) =>
      Object.values(module)
        .filter(is)
        .filter(({ name }) => from === `${packageOf(name)}${entry}`),
    );
  const schemes = ownOf(isScheme);
  const checked = checkExamples(schemes, ownOf(isDefinition, "/definition"), examples);
  const registry = checkRegistry(schemes, examples);

  const ungated: string[] = [];
  for (const [title, example] of Object.entries(readmes)) {
    await example().catch((error: unknown) => {
      if (String(error).includes("so it cannot be gated.")) return ungated.push(title);
      throw new Error(`${title}: ${String(error)}`, { cause: error });
    });
  }
  return { imported: Object.keys(modules), ...checked, registry, readmes: Object.keys(readmes), ungated };
}
