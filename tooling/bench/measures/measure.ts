import type { Finding } from "../finding.ts";
import { returned } from "../printed.ts";

/** The amount of measuring. */
export interface Effort {
  /** The number of rounds, whose median counts. */
  readonly rounds: number;
}

/** A function that measures some of the figures. */
export type Measure = (effort: Effort) => Promise<readonly Finding[]>;

/** Makes a measure that calls an exported function of a module for each of some things, in a fresh process each. */
export const inProcesses =
  (url: string, name: string, things: Iterable<unknown>): Measure =>
  async (effort) => {
    const findings: Finding[] = [];
    for (const thing of things) findings.push(...(await returned<readonly Finding[]>(url, name, thing, effort)));
    return findings;
  };
