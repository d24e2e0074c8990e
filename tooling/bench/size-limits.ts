import { readFileSync } from "node:fs";

/** In bytes: what a size must not pass, and what it is to become. */
export interface Limit {
  readonly limit: number;
  readonly target: number;
}

/** The limits of the largest scheme, of the largest further scheme and of their median: `size-limits.json`. */
export const limits: Readonly<Record<"alone" | "further" | "furtherMedian", Limit>> = JSON.parse(
  readFileSync(new URL("size-limits.json", import.meta.url), "utf8"),
);
