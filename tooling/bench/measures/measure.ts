import type { Effort } from "../effort.ts";
import type { Finding } from "../finding.ts";

/** Something that takes some of the figures. */
export type Measure = (effort: Effort) => Promise<readonly Finding[]>;
