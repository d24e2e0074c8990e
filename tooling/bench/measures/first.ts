import { ofToday, valid } from "../corpora.ts";
import type { Finding } from "../finding.ts";
import { printed } from "../printed.ts";
import { ratio } from "../race.ts";
import type { Measure } from "./measure.ts";

/** The calls to measure, as code, and the options of Node that choose the files of the packages. */
const CALLS = {
  "new URL(s)": ["(text) => new URL(text)"],
  "URL.canParse": ["URL.canParse"],
  "new URL(s).href": ["(text) => new URL(text).href"],
  "registry.parse": ["registry.parse"],
  "registry.parse, interpreted": ["registry.parse", "--conditions=@url1738/source"],
  "registry.canParse": ["registry.canParse"],
  "registry.format": ["registry.format"],
  "registry.normalize": ["registry.normalize"],
} as const;

type Call = keyof typeof CALLS;

const CLAIMS: readonly (readonly [subject: Call, against: Call])[] = [
  ["registry.parse", "new URL(s)"],
  ["registry.parse, interpreted", "new URL(s)"],
  ["registry.canParse", "URL.canParse"],
  ["registry.format", "new URL(s).href"],
  ["registry.normalize", "new URL(s).href"],
];

const program = (registry: string, call: string, texts: readonly string[]) => `
  const { ${registry}: registry } = await import("url1738");
  const texts = ${JSON.stringify(texts)};
  const items = ${call === "registry.format" ? "texts.map(registry.parse)" : "texts"};
  const call = ${call};
  const kept = [];
  const [start, used] = [performance.now(), process.cpuUsage()];
  for (const item of items) kept.push(call(item));
  const { user, system } = process.cpuUsage(used);
  console.log(JSON.stringify([(user + system) / 1e3, performance.now() - start].map((time) => time / items.length)));`;

/** Measures the first operations of a process on one corpus. */
async function firstOn(corpus: string, registry: string, texts: readonly string[], rounds: number) {
  const times = new Map(Object.keys(CALLS).map((name) => [name, { processor: [] as number[], clock: [] as number[] }]));
  for (let round = 0; round < rounds; round++)
    for (const [name, [call, ...options]] of Object.entries(CALLS)) {
      const [processor, clock] = JSON.parse(await printed(program(registry, call, texts), options)) as [number, number];
      times.get(name)?.processor.push(processor);
      times.get(name)?.clock.push(clock);
    }
  const on = `${corpus}, the first ${texts.length.toLocaleString("en")} of a process`;
  return CLAIMS.map(
    ([subject, against]): Finding => ({ subject, on, against, ...ratio(times, subject, against), unit: "×" }),
  );
}

/** Measures the first operations of a process, without the import, as command lines and pages experience them. */
export const first: Measure = async ({ rounds }) => [
  ...(await firstOn("https", "registry", ofToday.get("https") ?? [], rounds)),
  ...(await firstOn("the mix", "rfc1738", valid.get("the mix") ?? [], rounds)),
];
