import { readFileSync } from "node:fs";
import { type Registry, registry, rfc1738, web } from "url1738";
import { expect, test } from "vitest";

/** Errors of the readmes whose message says all, so that advice adds nothing. */
const SAID = ["gopher://host.dom/1/a%0D%0Ab", "http://anna@host.dom/"];

/** Returns the texts of the table "Common errors" of a scheme's readme. */
function commonErrors(scheme: string): readonly string[] {
  const readme = readFileSync(new URL(`../../${scheme}/README.md`, import.meta.url), "utf8");
  const [, table = ""] = readme.split("## Common errors");
  return [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, text = ""]) => text.replaceAll("\\|", "|"));
}

const rows: readonly (readonly [string, Pick<Registry, "safeParse">])[] = [
  ...rfc1738.schemes.map(({ name }) => [name, rfc1738] as const),
  ["https", registry],
  ["mail", registry],
  ["https", web],
];

test.each(rows)("the readme of %s has errors, and the registry says what to write instead", (name, { safeParse }) => {
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
