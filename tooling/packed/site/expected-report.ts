import { expect } from "vitest";
import type { Report } from "../program/exercise.ts";
import type { Site } from "./site.ts";

/**
 * The examples that do not hold where the platform's `URL` differs from its standard, as in Deno and Chromium: both remove one of two
 * slashes at the beginning of a file's path. The answer of `audit` there about how others read the URL is correct.
 */
export const ofOtherPlatforms: readonly string[] = [expect.stringContaining('audit("file:////a//b")')];

/** Returns the report expected from the program for everywhere, or the one for Node, after using everything. */
export function expectedReport(site: Site, program: "everywhere" | "node"): Report {
  const { packages, readmes } = site;
  const isForNode = program === "node";
  const schemes = isForNode ? [] : site.schemes;
  const tables = ["urls", "errors", "parts", "refused", "access", "audit"] as const;
  const rows = schemes.map(({ name, examples }) => {
    return [name, tables.map((table) => examples[table]?.length ?? 0).reduce((a, b) => a + b)] as const;
  });
  return {
    imported: packages.filter((each) => each.isForNode === isForNode).flatMap(({ entries }) => entries),
    examples: Object.fromEntries(rows),
    broken: [],
    registry: schemes.reduce((sum, { examples }) => sum + examples.urls.length, 0),
    readmes: readmes.filter(({ nodeOnly }) => nodeOnly === isForNode).map(({ title }) => title),
    ungated: [],
  };
}
