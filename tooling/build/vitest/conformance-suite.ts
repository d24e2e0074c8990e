import { createRequire } from "node:module";
import type { Scheme, UrlValue } from "@url1738/core";
import type { AnyDefinition } from "@url1738/core/define";
import { conformance } from "@url1738/testkit";
import { describe, test } from "vitest";
import { dividedChecks, withLessGrowth, withoutGrowth } from "../../../packages/testkit/test/without-growth.ts";

/** The schemes that always count their work and read the longest texts: together they have every shape of a grammar. */
const GROWN = ["file", "ftp", "gopher", "http", "mailto", "news", "prospero", "wais"];

/** By day, each of the checks that take most of the time is run once: a third with the sources, the rest with the built packages. */
const IS_OF_SOURCES = process.env.CONFORMANCE !== "compiled";

/**
 * Describes the conformance suite for the schemes of a package.
 *
 * @param entry - The module that exports the schemes.
 * @param definitions - The module that exports their definitions.
 * @param path - The file of the rows.
 * @param only - The scheme that the rows are for; if it is empty, they are for the only one.
 */
export function describeConformance(
  entry: Readonly<Record<string, unknown>>,
  definitions: Readonly<Record<string, unknown>>,
  path: string,
  only: string,
): void {
  // Node's own JSON parser reads the rows: Vite's does not support lone surrogates.
  const rows = createRequire(import.meta.url)(path);
  const [exported = "", ...others] = Object.keys(definitions).filter((name) =>
    only === "" ? name.endsWith("Definition") : name === `${only}Definition`,
  );
  if (others.length > 0) throw new Error(`${path} may be the rows of ${exported} or of ${others.join()}.`);
  const scheme = entry[exported.replace(/Definition$/, "")] as Scheme<UrlValue>;
  const definition = definitions[exported] as AnyDefinition;
  describe(definition.name, () => {
    const all = conformance(scheme, definition, rows);
    const checks = dividedChecks(all, definition.name.length, IS_OF_SOURCES);
    const which = GROWN.indexOf(definition.name);
    for (const { name, run } of which < 0 ? withoutGrowth(checks) : withLessGrowth(checks, which)) test(name, run);
  });
}
