import { sizes } from "../scheme-sizes.ts";
import limits from "../size-limits.json" with { type: "json" };
import type { Measure } from "./measure.ts";

/** The rows in the table of targets. */
const ROWS = {
  alone: "core and one scheme, each",
  http: "core and http",
  https: "core and one scheme, each",
  furtherMedian: "a further scheme, the median",
  all: "core, ten schemes and their registry",
  registry: "registry of url1738",
  web: "web of url1738",
  httpsRegistry: "https and its registry",
  script: "the script for engines",
  family: "core and a family of today, each",
  ws: "core and ws",
  connectionString: "core and the connection strings of a family, each",
  postgresql: "core and postgresql",
};

/** Measures the size of bundles, minified and compressed. */
export const size: Measure = async () =>
  (await sizes()).map(({ limit, ...size }) => ({
    ...size,
    against: "",
    unit: "bytes",
    ...(limit && { target: { row: `${ROWS[limit]}, min+gzip`, limit: limits[limit].target } }),
  }));
