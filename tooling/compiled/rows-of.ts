import { existsSync, readFileSync } from "node:fs";
import type { Examples } from "@url1738/testkit";

/** The folder of the package with a scheme of today, if it has another name: `mailto` is that of RFC 1738. */
export const folderOf = (scheme: string): string => (scheme === "mailto" ? "mail" : scheme);

/** Reads the examples of a scheme from the rows in its folder. */
export function examplesOf(scheme: string): Examples {
  const folder = new URL(`../../packages/${scheme}/`, import.meta.url);
  const rows = ["rows.json", `${scheme}.rows.json`]
    .map((name) => new URL(name, folder))
    .find((file) => existsSync(file));
  if (rows === undefined) throw new Error(`The scheme ${scheme} has no rows.`);
  return JSON.parse(readFileSync(rows, "utf8"));
}

/** Returns the strings in some fields of a scheme's rows; by default, the URLs. */
export function rowsOf(scheme: string, fields: readonly string[] = ["url"]): readonly string[] {
  const tables = Object.values(examplesOf(scheme)) as readonly (readonly Readonly<Record<string, unknown>>[])[];
  return tables.flat().flatMap((row) => fields.map((field) => row[field]).filter((field) => typeof field === "string"));
}
