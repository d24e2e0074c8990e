/** What a figure is held against. */
export interface Target {
  /** Its row in the table of targets; findings that share it are one row, which shows the worst of them. */
  readonly row: string;
  readonly limit: number;
  /** Whether the figure should be the limit or more; by default, the limit or less. */
  readonly atLeast?: boolean;
}

/** One figure. */
export interface Finding {
  /** What was measured: a function, a program. */
  readonly subject: string;
  /** On what: a corpus, a scheme. */
  readonly on: string;
  /** What it was compared with; empty where the figure stands for itself. */
  readonly against: string;
  readonly figure: number;
  readonly unit: "×" | "ms" | "bytes";
  /** The quartiles, where there were rounds. */
  readonly quartiles?: readonly [number, number];
  readonly target?: Target;
  /** What a reader of the figure has to know. */
  readonly note?: string;
}

/** Whether a figure meets its target. */
export function isMet(figure: number, target: Target): boolean {
  return target.atLeast ? figure >= target.limit : figure <= target.limit;
}
