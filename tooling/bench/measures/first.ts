import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { valid } from "../corpora.ts";
import type { Finding } from "../finding.ts";
import { occurring } from "../occurring.ts";
import { printed } from "../printed.ts";
import { ratio } from "../race.ts";
import type { Measure } from "./measure.ts";

/** Our calls, the platform's that each is compared with, and the options of Node that choose the files of the packages. */
const CLAIMS: readonly (readonly [subject: string, against: string, ...options: readonly string[]])[] = [
  ["registry.parse", "new URL(s)"],
  ["registry.parse, interpreted", "new URL(s)", "--conditions=@url1738/source"],
  ["registry.canParse", "URL.canParse"],
  ["registry.format", "new URL(s).href"],
  ["registry.normalize", "new URL(s).href"],
];

/** Turns the name of a call into its code. */
const codeOf = (name: string) => (name.startsWith("new") ? `(s) => ${name}` : name.replace(/,.*/, ""));

const program = (registry: string, call: string, file: string) => `
  const { readFileSync } = await import("node:fs");
  const { ${registry}: registry } = await import("url1738");
  const texts = JSON.parse(readFileSync(${JSON.stringify(file)}, "latin1"));
  const items = ${call === "registry.format" ? "texts.map(registry.parse)" : "texts"};
  const call = ${call};
  const kept = [];
  const [start, used] = [performance.now(), process.cpuUsage()];
  for (const item of items) kept.push(call(item));
  const { user, system } = process.cpuUsage(used);
  console.log(JSON.stringify([(user + system) / 1e3, performance.now() - start].map((time) => time / items.length)));`;

/** Measures the first operations of a process on one corpus. */
async function firstOn(corpus: string, registry: string, texts: readonly string[], rounds: number) {
  const calls = new Map<string, readonly string[]>(
    CLAIMS.flatMap(([subject, against, ...options]) => [
      [against, []],
      [subject, options],
    ]),
  );
  const times = new Map([...calls.keys()].map((name) => [name, { processor: [] as number[], clock: [] as number[] }]));
  const folder = mkdtempSync(join(tmpdir(), "first-"));
  const file = join(folder, "texts.json");
  writeFileSync(file, JSON.stringify(texts));
  for (let round = 0; round < rounds; round++)
    for (const [name, options] of calls) {
      const [processor, clock] = JSON.parse(await printed(program(registry, codeOf(name), file), options)) as [
        number,
        number,
      ];
      times.get(name)?.processor.push(processor);
      times.get(name)?.clock.push(clock);
    }
  rmSync(folder, { recursive: true });
  const on = `${corpus}, the first ${texts.length.toLocaleString("en")} of a process`;
  return CLAIMS.map(
    ([subject, against]): Finding => ({ subject, on, against, ...ratio(times, subject, against), unit: "×" }),
  );
}

/** Measures the first operations of a process, without the import, as command lines and pages experience them. */
export const first: Measure = async ({ rounds }) => {
  const findings = await firstOn("the mix", "rfc1738", valid.get("the mix") ?? [], rounds);
  for (const [name, texts] of occurring) findings.push(...(await firstOn(name, "registry", texts, rounds)));
  return findings;
};
