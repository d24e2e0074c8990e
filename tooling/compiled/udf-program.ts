import { readFileSync } from "node:fs";
import { schemes } from "url1738";
import { randomFrom } from "../bench/random.ts";
import { SEED } from "../build/vitest/draws.ts";
import { mutated } from "./mutated.ts";
import { folderOf, rowsOf } from "./rows-of.ts";

/** The script `url1738/udf`, as it is built. */
export const script: string = readFileSync(new URL("../../packages/url1738/dist/udf.js", import.meta.url), "utf8");

/** Returns the examples of all schemes, and texts that are nearly URLs. */
export function texts(): readonly string[] {
  const rows = schemes.flatMap(({ name }) => rowsOf(folderOf(name)));
  const pick = randomFrom(SEED);
  const nearly = Array.from({ length: 2000 }, () => mutated(rows[pick(rows.length)] as string, pick));
  return [...rows, ...nearly, "see ftp://u:pw@h/ and ?token=abc", ""];
}

/** Returns an expression for the JSON of what the script makes of texts. */
export function answersTo(texts: readonly string[]): string {
  const answers =
    "[url1738.parse(t), url1738.normalize(t), url1738.redact(t), url1738.repair(t), url1738.repair(t, true)]";
  // JSON in a program may hold any character, except that a lone surrogate needs its escape, which JSON.stringify writes.
  return `JSON.stringify(${JSON.stringify(texts)}.map((t) => ${answers}))`;
}
