import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Circumstances, origin, place } from "./circumstances.ts";
import type { Finding } from "./finding.ts";
import { root } from "./root.ts";
import { headlines, peerTable, targetTable } from "./tables.ts";

/** The findings of each measure. */
export type Results = Readonly<Record<string, readonly Finding[]>>;

interface Kept {
  readonly circumstances: Circumstances;
  readonly results: Results;
}

const file = join(root, "tooling", "bench", "results.json");

/** Writes JSON with one line for each finding. */
const lines = (kept: Kept) =>
  JSON.stringify(kept).replaceAll('{"subject"', '\n{"subject"').replace('"results"', '\n"results"');

const sameBut = ({ date: _, ...circumstances }: Circumstances) => JSON.stringify(circumstances);

/**
 * Returns the results to publish: the new ones, and those published before that were not measured again, provided they come from the
 * same machine and versions.
 *
 * @throws Error - If results are missing: a table with rows from two machines, or with rows left out, would not be honest.
 */
function together(circumstances: Circumstances, results: Results, measures: readonly string[]): Results {
  const kept: Kept | undefined = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  const isAlike = kept !== undefined && sameBut(kept.circumstances) === sameBut(circumstances);
  const all = isAlike ? { ...kept.results, ...results } : results;
  const missing = measures.filter((name) => all[name] === undefined);
  if (missing.length > 0) throw new Error(`Nothing is written: these were never measured here: ${missing.join(", ")}.`);
  return Object.fromEntries(measures.map((name) => [name, all[name] ?? []]));
}

/** Puts a text between the markers of a document. */
function fill(path: string, marker: string, text: string): void {
  const document = readFileSync(path, "utf8");
  const [begin, end] = [`<!-- ${marker} -->`, `<!-- /${marker} -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${path} has no ${begin} … ${end}.`);
  writeFileSync(path, `${document.slice(0, from + begin.length)}\n${text}\n${document.slice(to)}`);
}

/** Writes the worst figures into the README of the workspace, and the tables into the README of this folder. */
export function publish(circumstances: Circumstances, fresh: Results, measures: readonly string[]): void {
  const results = together(circumstances, fresh, measures);
  writeFileSync(file, `${lines({ circumstances, results })}\n`);
  const findings = Object.values(results).flat();
  fill(join(root, "README.md"), "bench", `${headlines(findings)}\n\n${place(circumstances)}.`);
  const details = join(root, "tooling", "bench", "README.md");
  fill(details, "bench targets", `${targetTable(findings)}\n\n${place(circumstances)}.`);
  fill(details, "bench peers", `${peerTable(results.peers ?? [])}\n\n${origin(circumstances)}`);
}
