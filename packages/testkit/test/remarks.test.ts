import { decodedText, defineScheme, many, uchar } from "@url1738/core/define";
import { remarks } from "@url1738/testkit";
import { expect, test } from "vitest";

const schemepart = decodedText("text", many(uchar));

test.each<[name: string, beginnings: readonly RegExp[]]>([
  ["x-text", []],
  ["text2", []],
  ["1x", [/^The name "1x" does not begin with a letter\./]],
  ["x-", [/^Nothing follows the x- of the name "x-"/]],
  ["c", [/^The name "c" has one character: where there are drives, software takes "c:" for one\.$/]],
  ["gemini", [/^The name "gemini" is in IANA's registry .*, such as "x-gemini"\.$/]],
  ["7", [/^The name "7" does not begin with a letter/, /^The name "7" has one character/]],
])("%s is a name that can be given, and is remarked on where there is something to say", (name, beginnings) => {
  const scheme = defineScheme({ name, schemepart, access: "It designates a text." });
  expect(scheme.canParse(`${name}:a`)).toBe(true);
  expect(remarks(scheme)).toEqual(beginnings.map((beginning) => expect.stringMatching(beginning)));
});
