import { readFileSync } from "node:fs";
import { join } from "node:path";
import { randomFrom } from "../../../tooling/bench/random.ts";
import { packages } from "./every-scheme.ts";
import { mistaken } from "./mistaken.ts";

/** Returns some texts of a file of examples, and others with mistakes. */
export function textsIn(
  file: string,
  counts: { readonly examples: number; readonly mistakes: number },
): readonly string[] {
  const tables: readonly (readonly Readonly<Record<string, unknown>>[])[] = Object.values(
    JSON.parse(readFileSync(join(packages, file), "utf8")),
  );
  const all = tables.flat().flatMap(({ url, text }) => [url, text].filter((value) => typeof value === "string"));
  const stride = Math.ceil(all.length / counts.examples);
  const pick = randomFrom(file.length);
  const wrong = Array.from({ length: counts.mistakes }, () => mistaken(all[pick(all.length)] as string, pick));
  return [...all.filter((_, index) => index % stride === 0), ...wrong];
}
