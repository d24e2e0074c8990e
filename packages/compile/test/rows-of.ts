import { readFile } from "node:fs/promises";

/** Returns the strings in a scheme's rows. */
export async function rowsOf(name: string): Promise<readonly string[]> {
  const rows = JSON.parse(await readFile(new URL(`../../${name}/test/${name}.rows.json`, import.meta.url), "utf8"));
  return Object.values(rows).flatMap((list) =>
    (list as readonly Readonly<Record<string, unknown>>[]).flatMap(({ url, text, canonical }) =>
      [url, text, canonical].filter((one) => typeof one === "string"),
    ),
  );
}
