/** What a figure is held against. */
export interface Target {
  /** Its row in the table of targets; findings that share it are one row, which shows the worst of them. */
  readonly row: string;
  readonly limit: number;
  /** Whether the figure is to be the limit or more; without it, the limit or less. */
  readonly atLeast?: boolean;
}

/** One figure. */
export interface Finding {
  /** What was measured: a function, a program. */
  readonly subject: string;
  /** On what: a corpus, a scheme. */
  readonly on: string;
  /** What it was measured beside; empty where the figure stands for itself. */
  readonly beside: string;
  readonly figure: number;
  readonly unit: "×" | "ms" | "bytes";
  /** The quartiles, where there were rounds. */
  readonly quartiles?: readonly [number, number];
  readonly target?: Target;
  /** What a reader of the figure has to know. */
  readonly note?: string;
}

/** How long to look. */
export interface Effort {
  /** Rounds, of which a median is taken. */
  readonly rounds: number;
}

/** Something that takes some of the figures. */
export type Measure = (effort: Effort) => Promise<readonly Finding[]>;

/** Whether a figure is what it is to be. */
export function isMet(figure: number, target: Target): boolean {
  return target.atLeast ? figure >= target.limit : figure <= target.limit;
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new Error("There is nothing to take a quantile of.");
  return below + (above - below) * (place - Math.floor(place));
}

/** The median and the quartiles of some values. */
export function middle(values: readonly number[]): Pick<Finding, "figure"> & Required<Pick<Finding, "quartiles">> {
  return { figure: quantile(values, 0.5), quartiles: [quantile(values, 0.25), quantile(values, 0.75)] };
}
