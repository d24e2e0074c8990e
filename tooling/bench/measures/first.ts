import { valid } from "../corpora.ts";
import { printed } from "../printed.ts";
import { middle } from "../quantile.ts";
import type { Measure } from "./measure.ts";

const COUNTS = [1_000, 10_000];

/** The parsing functions, and the conditions that choose the packages that they import. */
const CONTENDERS = {
  "new URL(s)": { parse: "(text) => new URL(text)", conditions: [] },
  "registry.parse, compiled": { parse: `(await import("url1738")).rfc1738.parse`, conditions: [] },
  "registry.parse, interpreted": {
    parse: `(await import("url1738")).rfc1738.parse`,
    conditions: ["--conditions=@url1738/source"],
  },
} as const;

const program = (parse: string, texts: readonly string[]) => `
  const texts = ${JSON.stringify(texts)};
  const parse = ${parse};
  const { performance } = globalThis;
  performance.now();
  const times = [];
  const start = performance.now();
  for (let index = 0, kept; index < ${COUNTS.at(-1)}; index++) {
    kept = parse(texts[index % texts.length]);
    if (${JSON.stringify(COUNTS)}.includes(index + 1)) times.push(performance.now() - start);
  }
  console.log(JSON.stringify(times));`;

/** Measures the first operations of a process on the mix, without the import: the experience of a command line and a page. */
export const first: Measure = async ({ rounds }) => {
  const texts = valid.get("the mix") ?? [];
  const all = new Map<string, number[][]>(Object.keys(CONTENDERS).map((name) => [name, COUNTS.map(() => [])]));
  for (let round = 0; round < Math.ceil(rounds / 6); round++)
    for (const [name, { parse, conditions }] of Object.entries(CONTENDERS)) {
      const times = JSON.parse(await printed(program(parse, texts), conditions)) as readonly number[];
      for (const [index, time] of times.entries()) all.get(name)?.[index]?.push(time);
    }
  return [...all].flatMap(([subject, times]) =>
    times.map((own, index) => ({
      subject,
      on: `the first ${COUNTS[index]?.toLocaleString("en")} of a process`,
      against: "",
      ...middle(own),
      unit: "ms" as const,
    })),
  );
};
