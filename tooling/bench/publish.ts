import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import type { Finding } from "./finding.ts";
import { otherParsers } from "./other-parsers.ts";
import manifest from "./package.json" with { type: "json" };
import { root } from "./root.ts";
import { headlines, peerTable, targetTable } from "./tables.ts";

/** The findings of each measure. */
export type Results = Readonly<Record<string, readonly Finding[]>>;

/** The place, date and software with which figures were measured. */
interface Circumstances {
  readonly date: string;
  readonly machine: string;
  readonly node: string;
  /** Versions of the peers, by name. */
  readonly peers: Readonly<Record<string, string>>;
}

export function circumstances(): Circumstances {
  const all = cpus();
  const machine = `${all[0]?.model ?? "an unknown processor"}, ${all.length} cores`;
  const versions: Readonly<Record<string, string>> = manifest.devDependencies;
  const names = [...otherParsers.keys(), "linkify-it", "linkifyjs"];
  const peers = Object.fromEntries(names.map((name) => [name, versions[name] as string]));
  return { date: new Date().toISOString().slice(0, 10), machine, node: process.versions.node, peers };
}

const place = ({ date, machine, node }: Circumstances) => `${date}, ${machine}, Node ${node}`;

/** Describes the circumstances in one line. */
export function origin(all: Circumstances): string {
  const versions = Object.entries(all.peers).map(([name, version]) => `${name} ${version}`);
  return `${place(all)}; ${versions.join(", ")}.`;
}

interface Kept {
  readonly circumstances: Circumstances;
  readonly results: Results;
}

const file = join(root, "tooling", "bench", "results.json");

/** Writes JSON with one line for each finding. */
const lines = (kept: Kept) =>
  JSON.stringify(kept).replaceAll('{"subject"', '\n{"subject"').replace('"results"', '\n"results"');

const sameBut = ({ date: _, ...circumstances }: Circumstances) => JSON.stringify(circumstances);

const kept = (): Kept => JSON.parse(readFileSync(file, "utf8"));

/** Keeps results, and earlier ones that were not measured again if they come from the same machine and versions. */
export function keep(circumstances: Circumstances, fresh: Results): void {
  const before = existsSync(file) ? kept() : undefined;
  const isAlike = before !== undefined && sameBut(before.circumstances) === sameBut(circumstances);
  writeFileSync(file, `${lines({ circumstances, results: isAlike ? { ...before.results, ...fresh } : fresh })}\n`);
}

/** Puts a text between the markers of a document. */
function fill(path: string, marker: string, text: string): void {
  const document = readFileSync(path, "utf8");
  const [begin, end] = [`<!-- ${marker} -->`, `<!-- /${marker} -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${path} has no ${begin} … ${end}.`);
  writeFileSync(path, `${document.slice(0, from + begin.length)}\n${text}\n${document.slice(to)}`);
}

/**
 * Writes the worst figures of the results that are kept into the README of the workspace, and tables into the README of this folder.
 *
 * @throws Error - If results are missing: a table with rows from two machines, or with rows left out, would not be honest.
 */
export function publish(measures: readonly string[]): void {
  const { circumstances, results } = kept();
  const missing = measures.filter((name) => results[name] === undefined);
  if (missing.length > 0)
    throw new Error(`No table is written: these were never measured here: ${missing.join(", ")}.`);
  const findings = measures.flatMap((name) => results[name] ?? []);
  fill(join(root, "README.md"), "bench", `${headlines(findings)}\n\n${place(circumstances)}.`);
  const details = join(root, "tooling", "bench", "README.md");
  fill(details, "bench targets", `${targetTable(findings)}\n\n${place(circumstances)}.`);
  fill(details, "bench peers", `${peerTable(results.peers ?? [])}\n\n${origin(circumstances)}`);
}
