import { readFileSync } from "node:fs";
import { bnf } from "@url1738/prove";
import { rfc1738Definitions } from "url1738/definitions";
import { expect, test } from "vitest";

/** Returns the lines of a grammar without comments, all with the same spaces between brackets. */
const lines = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.replace(/ ; .*$/, "").replace(/\](?=\])/g, "] "));

const nameOf = (line: string) => line.split(" = ", 1)[0] as string;

test("rules print as the lines of §5, or are in other words, which the proofs compare", () => {
  const section5 = new Set(
    lines(readFileSync(new URL("../../../../tooling/documents/rfc/section-5.txt", import.meta.url), "utf8")),
  );
  const printed = rfc1738Definitions.flatMap((definition) => lines(bnf(definition)));
  const [same, other] = [new Set<string>(), new Set<string>()];
  for (const line of printed) (section5.has(line) ? same : other).add(nameOf(line));
  expect([...other].sort()).toEqual([
    "domainlabel",
    "fileurl",
    "fpath",
    "prosperourl",
    // gopher's alone
    "search",
    "toplabel",
    "waisurl",
  ]);
  expect(same.size).toBe(48);
});
