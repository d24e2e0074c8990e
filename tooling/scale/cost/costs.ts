/** The measurements in `costs.json`. */
export interface Costs {
  readonly date: string;
  readonly machine: string;
  readonly node: string;
  /** The average number of cores that other processes used during each measurement, by its name. */
  readonly others: Readonly<Record<string, number>>;
  /** Seconds of core time from the start of a process until it answers, by command. */
  readonly start: Readonly<Record<string, number>>;
  /** Seconds of core time for a million lines, by command, once the process runs. */
  readonly perMillion: Readonly<Record<string, number>>;
  /** The cost of `parse --json` for this many lines, by the number of jobs. */
  readonly jobs: {
    readonly lines: number;
    /** Seconds from start to end. */
    readonly time: Readonly<Record<string, number>>;
    /** Seconds of core time on all cores together. */
    readonly cpu: Readonly<Record<string, number>>;
  };
  /** The peak memory of `parse --json`, in bytes, by the number of jobs. */
  readonly memory: Readonly<Record<string, number>>;
  /** Seconds of core time that GNU parallel needs to hand over a part by ssh, and to take its result. */
  readonly dispatch: number;
  /** The times of many runs of the same part, two at a time, as ratios to the median; in ascending order. */
  readonly slowness: readonly number[];
}
