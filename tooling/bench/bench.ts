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
import { publish, type Results } from "./publish.ts";
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

const ROUNDS = 60;

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
  .option("--compare <commit...>", "measure the sources against those of a commit, or two commits against each other")
  .parse();

const {
  only,
  rounds,
  json,
  write,
  compare: commits,
} = program.opts<{
  readonly only?: readonly string[];
  readonly rounds: number;
  readonly json?: string;
  readonly write?: true;
  readonly compare?: readonly string[];
}>();

/** Returns the versions of the peers, which package.json pins. */
function versionsOfPeers(): Readonly<Record<string, string>> {
  const { devDependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
  return Object.fromEntries(
    [...otherParsers.keys(), "linkify-it", "linkifyjs"].map((name) => [name, devDependencies[name]]),
  );
}

async function measureAll(): Promise<void> {
  const results: Record<string, Results[string]> = {};
  for (const [name, measure] of measures) {
    if (only !== undefined && !only.includes(name)) continue;
    const findings = await measure({ rounds });
    results[name] = findings;
    console.log(`\n## ${name}\n\n${name === "peers" ? peerTable(findings) : fullTable(findings)}`);
  }
  const here = circumstances(versionsOfPeers());
  console.log(`\n## targets\n\n${targetTable(Object.values(results).flat())}\n\n${origin(here)}`);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ circumstances: here, results }, undefined, 2)}\n`);
  if (write) publish(here, results, [...measures.keys()]);
}

async function compareAll(commits: readonly string[]): Promise<void> {
  const groups = only ?? Object.keys(corpusGroups);
  const other = groups.find((name) => !(name in corpusGroups));
  if (commits.length > 2 || write || json !== undefined)
    throw new Error("--compare takes one or two commits, and goes only with --only and --rounds.");
  if (other !== undefined) throw new Error(`Only speeds compared with URL can be compared again, so not "${other}".`);
  const corpora = groups.flatMap((group) => corpusGroups[group as CorpusGroup]);
  console.log(await compare(commits, corpora, { rounds }));
}

try {
  await (commits === undefined ? measureAll() : compareAll(commits));
} catch (thrown) {
  if (!(thrown instanceof Error)) throw thrown;
  program.error(`error: ${thrown.message}`);
}
