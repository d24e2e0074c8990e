import { readFileSync } from "node:fs";
import { advice } from "@url1738/lint";
import { createRegistry, habits, rfc1738Schemes, type Scheme, schemes } from "url1738";
import { expect, test } from "vitest";

/** Errors of the readmes whose message says all, so that advice adds nothing. */
const SAID = ["gopher://host.dom/1/a%0D%0Ab"];

/** Returns the texts of the table "Common errors" of a scheme's readme. */
function commonErrors(scheme: string): readonly string[] {
  const readme = readFileSync(new URL(`../../${scheme}/README.md`, import.meta.url), "utf8");
  const [, table = ""] = readme.split("## Common errors");
  return [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, text = ""]) => text.replaceAll("\\|", "|"));
}

const rows: readonly (readonly [string, readonly Scheme[]])[] = [
  ...rfc1738Schemes.map(({ name }) => [name, rfc1738Schemes as readonly Scheme[]] as const),
  ["https", schemes as readonly Scheme[]],
];

test.each(rows)("the readme of %s has errors, and advice says what to write instead", (name, all) => {
  const { safeParse } = createRegistry(all, { advice, habits });
  const texts = commonErrors(name);
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) {
    const result = safeParse(text);
    expect([text, result.ok, !result.ok && result.error.hint !== undefined]).toEqual([
      text,
      false,
      !SAID.includes(text),
    ]);
  }
});
