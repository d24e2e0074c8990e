/** The limit that a figure must meet. */
export interface Target {
  /** Its row in the table of targets; findings that share a row are shown as one, by the worst of them. */
  readonly row: string;
  readonly limit: number;
  /** True if the figure should be the limit or more; by default, the limit or less. */
  readonly atLeast?: boolean;
}

/** One figure. */
export interface Finding {
  /** The thing measured: a function, a program. */
  readonly subject: string;
  /** The input: a corpus, a scheme. */
  readonly on: string;
  /** The thing it was compared with; empty for an absolute figure. */
  readonly against: string;
  readonly figure: number;
  readonly unit: "×" | "ms" | "MB/s" | "bytes" | "of 50";
  /** The quartiles of rounds, or the least and the greatest of processes. */
  readonly spread?: readonly [number, number];
  /** The same ratio by the clock, if the figure is one of processor time. */
  readonly clock?: number;
  /** For a ratio, the nanoseconds of processor time that it is relative to. */
  readonly to?: number;
  readonly target?: Target;
  /** A remark that readers of the figure need. */
  readonly note?: string;
}

/** Tells whether a figure meets its target. */
export function isMet(figure: number, target: Target): boolean {
  return target.atLeast ? figure >= target.limit : figure <= target.limit;
}
