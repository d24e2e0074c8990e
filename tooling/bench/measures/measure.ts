import type { Effort } from "../effort.ts";
import type { Finding } from "../finding.ts";

/** A function that measures some of the figures. */
export type Measure = (effort: Effort) => Promise<readonly Finding[]>;
