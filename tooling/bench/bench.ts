import { InvalidArgumentError, Option, program } from "commander";
import { cold } from "./measures/cold.ts";
import { ofFamilies } from "./measures/families.ts";
import { filters } from "./measures/filters.ts";
import { first } from "./measures/first.ts";
import { hostile } from "./measures/hostile.ts";
import { ofKinds } from "./measures/kinds.ts";
import type { Measure } from "./measures/measure.ts";
import { peers } from "./measures/peers.ts";
import { requests } from "./measures/requests.ts";
import { size } from "./measures/size.ts";
import { start } from "./measures/start.ts";
import { text } from "./measures/text.ts";
import { transfers } from "./measures/transfers.ts";
import { urlMeasures } from "./measures/urls.ts";
import { circumstances, keep, origin, publish, type Results } from "./publish.ts";
import { familyTable, fullTable, kindTable, peerTable, targetTable } from "./tables.ts";

const measures: Readonly<Record<string, Measure>> = {
  ...urlMeasures,
  kinds: ofKinds,
  text,
  filters,
  cold,
  start,
  first,
  size,
  hostile,
  peers,
  families: ofFamilies,
  transfers,
  requests,
};

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError("It is a whole number, 1 or more.");
  return Number(text);
}

/** The tables of measures that have one of their own. */
const tables: Readonly<Record<string, typeof fullTable>> = {
  kinds: kindTable,
  peers: peerTable,
  families: familyTable,
};

program
  .name("pnpm bench")
  .description("Measures the packages against others, in one process, and compares the figures with their targets.")
  .addOption(new Option("--only <name...>", "measure only some").choices(Object.keys(measures)))
  .option("--rounds <count>", "how many rounds a median is of", wholeNumber, 12)
  .option("--write", "write the tables of the READMEs")
  .parse();

const {
  only = Object.keys(measures),
  rounds,
  write,
} = program.opts<{ readonly only?: readonly string[]; readonly rounds: number; readonly write?: true }>();

const here = circumstances();
const results: Record<string, Results[string]> = {};
try {
  for (const [name, measure] of Object.entries(measures).filter(([name]) => only.includes(name))) {
    const findings = await measure({ rounds });
    results[name] = findings;
    console.log(`\n## ${name}\n\n${(tables[name] ?? fullTable)(findings)}`);
    if (write) keep(here, results);
  }
  console.log(`\n## targets\n\n${targetTable(Object.values(results).flat())}\n\n${origin(here)}`);
  if (write) publish(Object.keys(measures));
} catch (thrown) {
  if (!(thrown instanceof Error)) throw thrown;
  program.error(`error: ${thrown.message}`);
}
