import { readFileSync } from "node:fs";
import { schemes } from "url1738";
import { logLines } from "../../packages/redact/test/log-lines/log-lines.ts";
import { randomFrom } from "../bench/random.ts";
import { SEED } from "../build/vitest/draws.ts";
import { mutated } from "./mutated.ts";
import { folderOf, rowsOf } from "./rows-of.ts";

/** The script `url1738/udf`, as it is built. */
export const script: string = readFileSync(new URL("../../packages/url1738/dist/udf.js", import.meta.url), "utf8");

/** Returns the examples of all schemes, texts that are nearly URLs, and lines of logs with secrets. */
export function texts(): readonly string[] {
  const rows = schemes.flatMap(({ name }) => rowsOf(folderOf(name)));
  const pick = randomFrom(SEED);
  const nearly = Array.from({ length: 2000 }, () => mutated(rows[pick(rows.length)] as string, pick));
  const lines = [...logLines("secrets", SEED), ...logLines("further-secrets", SEED)].map(({ text }) => text);
  return [...rows, ...nearly, ...lines, ""];
}

/** Returns an expression for the JSON of what the script makes of texts. */
export function answersTo(texts: readonly string[]): string {
  const answers =
    "[url1738.parse(t), url1738.normalize(t), url1738.redact(t), url1738.repair(t), url1738.repair(t, true)]";
  // JSON in a program may hold any character, except that a lone surrogate needs its escape, which JSON.stringify writes.
  return `JSON.stringify(${JSON.stringify(texts)}.map((t) => ${answers}))`;
}
