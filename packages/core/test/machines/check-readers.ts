import type { Node } from "@url1738/core/grammar";
import { expect } from "vitest";
import { quickReader } from "../../src/machines/quick-reader.ts";
import { componentsReader } from "../../src/machines/reader.ts";
import { SITE } from "./site.ts";

/** Checks that what stands before the strict reader gives the same answers about some texts. */
export function checkReaders(grammar: Node, texts: Iterable<string>): void {
  const strict = componentsReader(grammar, "", SITE);
  const quick = quickReader(grammar, "", "", strict);
  for (const text of texts) {
    const values = strict.read(text)?.slice(1);
    expect([text, quick.read(text)?.slice(1)]).toStrictEqual([text, values]);
    expect([text, quick.test(text)]).toEqual([text, values !== undefined]);
  }
}
