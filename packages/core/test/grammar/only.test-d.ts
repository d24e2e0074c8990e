import {
  component,
  decimal,
  decodedText,
  digits,
  encodedText,
  list,
  many,
  rule,
  uchar,
  unescapedText,
} from "@url1738/core/define";
import { test } from "vitest";

// A misspelt option next to a correct one would be dropped silently, and a check with it.

const word = rule("word", many(uchar));
const check = () => [];
const codec = { read: (text: string) => text, spell: String };

test("options that nobody knows are refused", () => {
  // @ts-expect-error -- "chek" is not an option
  decodedText("a", word, { chek: check, section: "1" });
  // @ts-expect-error -- "chek" is not an option
  encodedText("a", word, { chek: check, section: "1" });
  // @ts-expect-error -- "chek" is not an option
  unescapedText("a", word, undefined, { chek: check, section: "1" });
  // @ts-expect-error -- the check of a number is its own
  decimal("a", digits, 9, { check, section: "1" });
  // @ts-expect-error -- the check of a component is part of its codec
  component("a", word, codec, { check, section: "1" });
  // @ts-expect-error -- "chek" is not a part of a codec
  component("a", word, { ...codec, read: codec.read, spell: codec.spell, chek: check });
  // @ts-expect-error -- "seperator" is not an option
  list("a", decodedText("b", word), ";", "between", { absent: "", seperator: "," });
});

test("options that are known are taken", () => {
  decodedText("a", word, {
    check,
    section: "1",
    specification: "RFC 1288",
    absent: "",
    hint: () => undefined,
    sample: word,
  });
  component("a", word, { ...codec, check }, { section: "1" });
  list("a", decodedText("b", word), ";", "between", { absent: "" });
});

test("functions among the options know the types of their arguments", () => {
  decodedText("a", word, { hint: ({ found }) => found, check: (text) => (text === "" ? [] : []) });
  component("a", word, codec, { hint: ({ found }) => found });
});
