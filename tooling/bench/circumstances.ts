import { cpus } from "node:os";
import { otherParsers } from "./other-parsers.ts";
import manifest from "./package.json" with { type: "json" };

/** The place, date and software with which the figures were measured. */
export interface Circumstances {
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

/** Says in one line where the figures were measured. */
export function place({ date, machine, node }: Circumstances): string {
  return `${date}, ${machine}, Node ${node}`;
}

/** Describes the circumstances in one line. */
export function origin(all: Circumstances): string {
  const versions = Object.entries(all.peers).map(([name, version]) => `${name} ${version}`);
  return `${place(all)}; ${versions.join(", ")}.`;
}
