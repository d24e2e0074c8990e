import { readFileSync } from "node:fs";

/** Returns the strings in some fields of a scheme's rows; by default, the URLs. */
export function rowsOf(name: string, fields: readonly string[] = ["url"]): readonly string[] {
  const rows = readFileSync(new URL(`../../packages/${name}/test/${name}.rows.json`, import.meta.url), "utf8");
  const tables = Object.values(JSON.parse(rows)) as readonly (readonly Readonly<Record<string, unknown>>[])[];
  return tables.flat().flatMap((row) => fields.map((field) => row[field]).filter((one) => typeof one === "string"));
}
