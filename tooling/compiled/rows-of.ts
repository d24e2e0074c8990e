import { readFileSync } from "node:fs";
import type { Examples } from "@url1738/testkit";

/** Reads the examples of a scheme from the rows among its tests. */
export function examplesOf(scheme: string): Examples {
  const rows = new URL(`../../packages/${scheme}/test/${scheme}.rows.json`, import.meta.url);
  return JSON.parse(readFileSync(rows, "utf8"));
}

/** Returns the strings in some fields of a scheme's rows; by default, the URLs. */
export function rowsOf(scheme: string, fields: readonly string[] = ["url"]): readonly string[] {
  const tables = Object.values(examplesOf(scheme)) as readonly (readonly Readonly<Record<string, unknown>>[])[];
  return tables.flat().flatMap((row) => fields.map((field) => row[field]).filter((one) => typeof one === "string"));
}
