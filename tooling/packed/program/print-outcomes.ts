import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type * as core from "@url1738/core";
import type { AnyDefinition, defineScheme } from "@url1738/core/define";
import type * as lint from "@url1738/lint";
import { isDefinition, isScheme } from "./is-scheme.ts";

/** The packages that npm has installed in a folder: a copy of core, and what is used with it. */
interface Copy {
  readonly core: typeof core;
  readonly define: { readonly defineScheme: typeof defineScheme };
  readonly lint: typeof lint;
  readonly packages: Readonly<Record<string, object>>;
}

/** What `mixed.test.ts` asks for. */
export interface Mixture {
  /** The folder whose core makes the registry. */
  readonly registry: string;
  /** Of each scheme, by its package, the folder that it comes from, and whether its definition is interpreted there. */
  readonly schemes: readonly { readonly from: string; readonly folder: string; readonly isInterpreted: boolean }[];
}

const { mixtures, texts }: { readonly mixtures: readonly Mixture[]; readonly texts: readonly string[] } = JSON.parse(
  readFileSync(0, "utf8"),
);

const copyIn = async (folder: string): Promise<Copy> => await import(pathToFileURL(`${folder}/copy.js`).href);

/** Returns the value of a function, or the record of the error that it throws. */
function tried({ urlErrorOf }: typeof core, run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return urlErrorOf(thrown) ?? String(thrown);
  }
}

async function outcomesOf({ registry: folder, schemes }: Mixture): Promise<readonly unknown[]> {
  const { core, lint } = await copyIn(folder);
  const mixed = schemes.map(async ({ from, folder, isInterpreted }) => {
    const { packages, define } = await copyIn(folder);
    const all = Object.values({ ...packages[from], ...packages[`${from}/definition`] });
    if (!isInterpreted) return all.find((value) => isScheme(value) && from.endsWith(`/${value.name}`));
    return define.defineScheme(
      all.find((value) => isDefinition(value) && from.endsWith(`/${value.name}`)) as AnyDefinition,
    );
  });
  const registry = core.createRegistry((await Promise.all(mixed)) as core.Scheme[], { advice: lint.advice });
  return texts.map((text) => {
    const url = tried(core, () => registry.parse(text));
    return {
      text,
      url,
      href: tried(core, () => registry.format(url as never)),
      normalized: tried(core, () => registry.normalize(text)),
      access: tried(core, () => registry.access(url as never)),
      findings: tried(core, () => lint.audit(registry, text)),
      errors: lint.diagnose(registry, text),
      repaired: lint.repair(registry, text),
    };
  });
}

const all = await Promise.all(mixtures.map(outcomesOf));
const [expected = [], ...others] = all.map((outcomes) => outcomes.map((outcome) => JSON.stringify(outcome)));
const different = others.flatMap((outcomes, index) => {
  const at = outcomes.findIndex((outcome, at) => outcome !== expected[at]);
  return at < 0 ? [] : [{ mixture: index + 1, expected: expected[at], outcome: outcomes[at] }];
});
console.log(
  JSON.stringify({
    compared: expected.length,
    refused: expected.filter((outcome) => outcome.includes('"code":')).length,
    different,
  }),
);
