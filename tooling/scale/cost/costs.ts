/** What was measured, as `costs.json` has it. */
export interface Costs {
  readonly date: string;
  readonly machine: string;
  readonly node: string;
  /** How many processes waited for each core while it was measured, on average. */
  readonly load: number;
  /** Seconds of a core, from the start of a process until it answers, by command. */
  readonly start: Readonly<Record<string, number>>;
  /** Seconds of a core for a million lines, by command, once the process runs. */
  readonly perMillion: Readonly<Record<string, number>>;
  /** Seconds of all cores for `parse --json`, of so many lines, by the number of jobs. */
  readonly jobs: { readonly lines: number; readonly cpu: Readonly<Record<string, number>> };
  /** The most memory that `parse --json` has had, in bytes, by the number of jobs. */
  readonly memory: Readonly<Record<string, number>>;
  /** How much longer than the median the same part took, of many runs, two at a time; in ascending order. */
  readonly slowness: readonly number[];
}
