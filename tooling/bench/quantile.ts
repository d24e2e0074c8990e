import type { Finding } from "./finding.ts";

/** Returns the value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new Error("There is nothing to take a quantile of.");
  return below + (above - below) * (place - Math.floor(place));
}

/** Returns the median and the quartiles of some values. */
export function middle(values: readonly number[]): Pick<Finding, "figure"> & Required<Pick<Finding, "spread">> {
  return { figure: quantile(values, 0.5), spread: [quantile(values, 0.25), quantile(values, 0.75)] };
}
