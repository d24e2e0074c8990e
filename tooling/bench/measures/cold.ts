import { SCHEMES, valid } from "../corpora.ts";
import { printed } from "../printed.ts";
import { middle } from "../quantile.ts";
import type { Measure } from "./measure.ts";

const program = (scheme: string, text: string) => `
  import { ${scheme} as scheme } from ${JSON.stringify(`@url1738/${scheme}`)};
  const { performance } = globalThis;
  performance.now();
  const start = performance.now();
  const url = scheme.parse(${JSON.stringify(text)});
  const end = performance.now();
  if (url.scheme !== scheme.name) throw new Error("That was not a URL.");
  console.log(end - start);`;

/** Measures the first parse of a process, without the import. */
export const cold: Measure = async ({ rounds }) => {
  const times = new Map<string, number[]>(SCHEMES.map((scheme) => [scheme, []]));
  for (let round = 0; round < rounds; round++)
    for (const [scheme, all] of times)
      all.push(Number(await printed(program(scheme, valid.get(scheme)?.[round] ?? ""))));
  return [...times].map(([scheme, all]) => ({
    subject: "the first parse of a process",
    on: scheme,
    against: "",
    ...middle(all),
    unit: "ms",
    target: { row: "first parse after import, cold process, each scheme", limit: 1 },
  }));
};
