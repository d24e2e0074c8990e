import type { Finding } from "../finding.ts";
import { returned } from "../printed.ts";
import { quantile } from "../quantile.ts";

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

/** The number of processes: the engine places a loop well or badly, which differs from one to the next. */
const PROCESSES = 3;

/** Returns the medians of several processes' findings, with the least and the greatest. */
function together(rounds: readonly (readonly Finding[])[]): readonly Finding[] {
  return (rounds[0] ?? []).map((finding, index) => {
    const all = rounds.flatMap((round) => round[index] ?? []);
    const median = (figureOf: (finding: Finding) => number) => quantile(all.map(figureOf), 0.5);
    const figures = all.map(({ figure }) => figure);
    return {
      ...finding,
      figure: median(({ figure }) => figure),
      spread: [Math.min(...figures), Math.max(...figures)],
      ...(finding.clock !== undefined && {
        clock: median(({ clock = 0 }) => clock),
        to: median(({ to = 0 }) => to),
      }),
    };
  });
}

/** Makes a measure that calls an exported function of a module in some processes, and takes the medians. */
export const inThreeProcesses =
  (url: string, name: string, ...args: readonly unknown[]): Measure =>
  async (effort) => {
    const rounds: (readonly Finding[])[] = [];
    for (let index = 0; index < PROCESSES; index++) rounds.push(await returned(url, name, ...args, effort));
    return together(rounds);
  };
