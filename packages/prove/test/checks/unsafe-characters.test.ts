import { decodedText, defineScheme, encodedText, list, many, oneOf, sequence, uchar } from "@url1738/core/define";
import { checkDefinition } from "@url1738/prove";
import { conformance } from "@url1738/testkit";
import { describe, expect, test } from "vitest";
import { errorOf } from "../../../core/test/error-of.ts";
import { withoutGrowth } from "../../../testkit/test/without-growth.ts";

const POSSIBLE = "{}|^~[]`";

const text = (characters: string) => decodedText("text", many(oneOf(uchar, characters)));
const defined = (schemepart: ReturnType<typeof text>, unsafe?: string) =>
  errorOf(() =>
    checkDefinition({ name: "x-a", schemepart, access: "It is nothing.", ...(unsafe !== undefined && { unsafe }) }),
  );

describe("characters that are named as unsafe", () => {
  const more = list("more", encodedText("one", many(oneOf(uchar, "{~}"))), "|", "before");
  const schemepart = sequence("~[", text(POSSIBLE.replace("|", "")), more);
  const definition = { name: "x-a", schemepart, unsafe: POSSIBLE, access: "It is nothing." };
  const scheme = defineScheme(definition);
  const examples = {
    urls: [
      { url: "x-a:~[{}^~[]`|{a}|%7Eb", value: { text: "{}^~[]`", more: ["{a}", "%7Eb"] } },
      { url: "x-a:~[%7e%5C%23", value: { text: "~\\#", more: [] }, href: "x-a:~[~%5C%23" },
    ],
  };
  for (const { name, run } of withoutGrowth(conformance(scheme as never, definition as never, examples)))
    test(name, run);
});

test.each([...POSSIBLE])("%s is refused unless it is named", (character) => {
  expect(defined(text(character))?.message).toContain(`say so: unsafe: ${JSON.stringify(character)}`);
  expect(defined(text(character), character)).toBeUndefined();
});

test.each([...' \x00\x1f\x7f<>"#%\\aé/'])("%j can never be named", (character) => {
  expect(defined(text(""), `~${character}`)?.message).toContain(`"unsafe" names ${JSON.stringify(character)}`);
});

test.each([...' \x00\x7f<>"#\\é'])("%j is refused, and nothing is said of naming it", (character) => {
  const message = defined(text(character))?.message ?? "";
  expect(message).toContain(JSON.stringify(character));
  expect(message).not.toContain("say so");
});

test("a named character, and another one", () => {
  expect(defined(text("~|"), "~")?.message).toContain('say so: unsafe: "~|"');
});

test("it is a string", () => {
  expect(defined(text(""), ["~"] as never)?.message).toContain('"unsafe" must be a string');
});
