/** What was measured, as `costs.json` has it. */
export interface Costs {
  readonly date: string;
  readonly machine: string;
  readonly node: string;
  /** How many cores other processes used while it was measured, on average, by what was measured. */
  readonly others: Readonly<Record<string, number>>;
  /** Seconds of a core, from the start of a process until it answers, by command. */
  readonly start: Readonly<Record<string, number>>;
  /** Seconds of a core for a million lines, by command, once the process runs. */
  readonly perMillion: Readonly<Record<string, number>>;
  /** What `parse --json` takes for so many lines, by the number of jobs. */
  readonly jobs: {
    readonly lines: number;
    /** Seconds from the start to the end. */
    readonly time: Readonly<Record<string, number>>;
    /** Seconds of all cores together. */
    readonly cpu: Readonly<Record<string, number>>;
  };
  /** The most memory that `parse --json` has had, in bytes, by the number of jobs. */
  readonly memory: Readonly<Record<string, number>>;
  /** Seconds of a core that GNU parallel needs to hand a part over by ssh, and to take its result. */
  readonly dispatch: number;
  /** How much longer than the median the same part took, of many runs, two at a time; in ascending order. */
  readonly slowness: readonly number[];
}
