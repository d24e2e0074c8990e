import { schemeSizes } from "../scheme-sizes.ts";
import limits from "../size-limits.json" with { type: "json" };
import type { Measure } from "./measure.ts";

/** Measures the size of bundles, minified and compressed. */
export const size: Measure = async () => {
  const { alone, further, furtherMedian, all, programs } = await schemeSizes();
  const bytes = { against: "", unit: "bytes" } as const;
  const target = (row: string, limit: keyof typeof limits) => ({
    target: { row: `${row}, min+gzip`, limit: limits[limit].target },
  });
  return [
    ...[...alone].map(([on, figure]) => ({
      subject: "core and one scheme",
      on,
      figure,
      ...bytes,
      ...(on === "http" ? target("core and http", "http") : target("core and one scheme, each", "alone")),
    })),
    ...[...further].map(([on, figure]) => ({
      subject: "a further scheme",
      on,
      figure,
      ...bytes,
    })),
    {
      subject: "a further scheme",
      on: "the median",
      figure: furtherMedian,
      ...bytes,
      ...target("a further scheme, the median", "furtherMedian"),
    },
    {
      subject: "core, ten schemes and their registry",
      on: "all",
      figure: all,
      ...bytes,
      ...target("core, ten schemes and their registry", "all"),
    },
    ...[...programs].map(([on, figure]) => ({ subject: "a program", on, figure, ...bytes })),
  ];
};
