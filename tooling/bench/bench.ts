import { readFileSync, writeFileSync } from "node:fs";
import { InvalidArgumentError, Option, program } from "commander";
import { circumstances, origin } from "./circumstances.ts";
import { compare } from "./compare.ts";
import { cold } from "./measures/cold.ts";
import { bulk, filter } from "./measures/filters.ts";
import { first } from "./measures/first.ts";
import { hostile } from "./measures/hostile.ts";
import { hostileRepair } from "./measures/hostile-repair.ts";
import { hostileText } from "./measures/hostile-text.ts";
import type { Measure } from "./measures/measure.ts";
import { peers } from "./measures/peers.ts";
import { size } from "./measures/size.ts";
import { start } from "./measures/start.ts";
import { text } from "./measures/text.ts";
import { transfers } from "./measures/transfers.ts";
import { type CorpusGroup, corpusGroups, urlMeasures } from "./measures/urls.ts";
import { otherParsers } from "./other-parsers.ts";
import { keep, publish, type Results } from "./publish.ts";
import { fullTable, peerTable, targetTable } from "./tables.ts";

const measures: ReadonlyMap<string, Measure> = new Map([
  ...Object.entries(urlMeasures),
  ["text", text],
  ["filters", filter],
  ["bulk", bulk],
  ["cold", cold],
  ["start", start],
  ["first", first],
  ["size", size],
  ["hostile", hostile],
  ["hostile-text", hostileText],
  ["hostile-repair", hostileRepair],
  ["peers", peers],
  ["transfers", transfers],
]);

const ROUNDS = 12;

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError("It is a whole number, 1 or more.");
  return Number(text);
}

program
  .name("pnpm bench")
  .description("Measures the packages against others, in one process, and compares the figures with their targets.")
  .addOption(new Option("--only <name...>", "measure only some").choices([...measures.keys()]))
  .option("--rounds <count>", "how many rounds a median is of", wholeNumber, ROUNDS)
  .option("--json <file>", "also write the figures to a file")
  .option("--write", "write the tables of the READMEs")
  .option("--compare <commit>", "measure the speeds compared with URL of a commit and of what is built here")
  .parse();

const {
  only,
  rounds,
  json,
  write,
  compare: commit,
} = program.opts<{
  readonly only?: readonly string[];
  readonly rounds: number;
  readonly json?: string;
  readonly write?: true;
  readonly compare?: string;
}>();

/** Returns the versions of the peers, which package.json pins. */
function versionsOfPeers(): Readonly<Record<string, string>> {
  const { devDependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
  return Object.fromEntries(
    [...otherParsers.keys(), "linkify-it", "linkifyjs"].map((name) => [name, devDependencies[name]]),
  );
}

async function measureAll(): Promise<void> {
  const here = circumstances(versionsOfPeers());
  const results: Record<string, Results[string]> = {};
  for (const [name, measure] of measures) {
    if (only !== undefined && !only.includes(name)) continue;
    const findings = await measure({ rounds });
    results[name] = findings;
    console.log(`\n## ${name}\n\n${name === "peers" ? peerTable(findings) : fullTable(findings)}`);
    if (json !== undefined) writeFileSync(json, `${JSON.stringify({ circumstances: here, results }, undefined, 2)}\n`);
    if (write) keep(here, results);
  }
  console.log(`\n## targets\n\n${targetTable(Object.values(results).flat())}\n\n${origin(here)}`);
  if (write) publish([...measures.keys()]);
}

async function compareAll(commit: string): Promise<void> {
  const groups = Object.keys(corpusGroups) as CorpusGroup[];
  const compared = groups.filter((name) => only === undefined || only.includes(name));
  console.log(await compare(commit, compared, { rounds }));
}

try {
  await (commit === undefined ? measureAll() : compareAll(commit));
} catch (thrown) {
  if (!(thrown instanceof Error)) throw thrown;
  program.error(`error: ${thrown.message}`);
}
