import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { families as familiesOfToday } from "./connection-strings.ts";
import type { Finding } from "./finding.ts";
import { otherParsers } from "./other-parsers.ts";
import manifest from "./package.json" with { type: "json" };
import { root } from "./root.ts";
import { familyTable, headlines, kindTable, peerTable, targetTable } from "./tables.ts";

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
  const names = [...otherParsers.keys(), "linkify-it", "linkifyjs", ...familiesOfToday.map(({ peer }) => peer)];
  const peers = Object.fromEntries(names.map((name) => [name, versions[name] as string]));
  return { date: new Date().toISOString().slice(0, 10), machine, node: process.versions.node, peers };
}

const place = ({ date, machine, node }: Circumstances) => `${date}, ${machine}, Node ${node}`;

/** Describes the circumstances in one line. */
export function origin(all: Circumstances): string {
  const versions = Object.entries(all.peers).map(([name, version]) => `${name} ${version}`);
  return `${place(all)}; ${versions.join(", ")}.`;
}

/** What is kept of a measure. */
interface Kept {
  readonly circumstances: Circumstances;
  readonly findings: readonly Finding[];
}

type AllKept = Readonly<Record<string, Kept>>;

const file = join(root, "tooling", "bench", "results.json");

/** Writes JSON with one line for each finding. */
const lines = (all: AllKept) =>
  JSON.stringify(all).replaceAll('{"subject"', '\n{"subject"').replaceAll(']},"', ']},\n"');

const kept = (): AllKept => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** Keeps results, each with its circumstances, and earlier ones of what was not measured again. */
export function keep(circumstances: Circumstances, fresh: Results): void {
  const added = Object.entries(fresh).map(([name, findings]) => [name, { circumstances, findings }]);
  writeFileSync(file, `${lines({ ...kept(), ...Object.fromEntries(added) })}\n`);
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
 * Writes the figures of URLs as they occur into the README of the workspace, and tables into the README of this folder.
 *
 * @throws Error - If results are missing: a table with rows left out would not be honest.
 */
export function publish(measures: readonly string[]): void {
  const results = kept();
  const missing = measures.filter((name) => results[name] === undefined);
  if (missing.length > 0)
    throw new Error(`No table is written: these were never measured here: ${missing.join(", ")}.`);
  const all = measures.map((name) => results[name] as Kept);
  const { occurring, kinds, peers, families } = results as Record<"occurring" | "kinds" | "peers" | "families", Kept>;
  const headline = headlines(all.flatMap(({ findings }) => findings));
  fill(join(root, "README.md"), "bench", `${headline}\n\n${place(occurring.circumstances)}.`);
  const details = join(root, "tooling", "bench", "README.md");
  // Rows of a table come from one machine and one day.
  const places = Map.groupBy(all, ({ circumstances }) => place(circumstances));
  const targets = [...places].map(
    ([origin, those]) => `${targetTable(those.flatMap(({ findings }) => findings))}\n\n${origin}.`,
  );
  fill(details, "bench targets", targets.join("\n\n"));
  fill(details, "bench kinds", `${kindTable(kinds.findings)}\n\n${place(kinds.circumstances)}.`);
  fill(details, "bench peers", `${peerTable(peers.findings)}\n\n${origin(peers.circumstances)}`);
  fill(details, "bench families", `${familyTable(families.findings)}\n\n${origin(families.circumstances)}`);
}
