import { readFileSync } from "node:fs";

/** The greatest size allowed, and the size to aim at, in bytes. */
export interface Limit {
  readonly limit: number;
  readonly target: number;
}

/** The limits of the largest scheme, of http and https, of the median of further schemes, of all ten, and of `url1738/udf`: `size-limits.json`. */
export const limits: Readonly<Record<"alone" | "http" | "https" | "furtherMedian" | "all" | "script", Limit>> =
  JSON.parse(readFileSync(new URL("size-limits.json", import.meta.url), "utf8"));
