import { cpus } from "node:os";

/** The place, date and software with which the figures were measured. */
export interface Circumstances {
  readonly date: string;
  readonly machine: string;
  readonly node: string;
  /** Versions of the peers, by name. */
  readonly peers: Readonly<Record<string, string>>;
}

export function circumstances(peers: Readonly<Record<string, string>>): Circumstances {
  const all = cpus();
  const machine = `${all[0]?.model ?? "an unknown processor"}, ${all.length} cores`;
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
