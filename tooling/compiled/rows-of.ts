import { readFileSync } from "node:fs";

/** Returns the URLs among the rows of a scheme. */
export function rowsOf(name: string): readonly string[] {
  const rows = readFileSync(new URL(`../../packages/${name}/test/${name}.rows.json`, import.meta.url), "utf8");
  const tables = Object.values(JSON.parse(rows)) as readonly (readonly Readonly<Record<string, unknown>>[])[];
  return tables.flatMap((table) => table.flatMap(({ url }) => (typeof url === "string" ? [url] : [])));
}
