import {
  type Codec,
  choice,
  component,
  decimal,
  decodedText,
  encodedText,
  many,
  type Node,
  escape as octet,
  oneOf,
  sequence,
  some,
  uchar,
  unescapedText,
} from "@url1738/core/define";
import { type Spared, withFacts } from "@url1738/core/inside/grammar/facts";
import { lowerCase } from "@url1738/core/runtime";
import { hostport6 } from "@url1738/rfc3986";
import { expect, test } from "vitest";
import { componentsIn } from "../../src/proof/prove-flags.ts";
import { untrueFact } from "../../src/proof/try-facts.ts";

// A fact about a codec that does not hold is found, with one of the shortest texts.

const same = (text: unknown) => text as string;
const upper = (text: string) => text.toUpperCase();
const found = [{ index: 0, end: 1, message: "It is wrong." }];
const rule = many(oneOf("abAB", octet));
const late = sequence(choice("a", oneOf("bz")), oneOf("xy"), oneOf("12"));
const checkShort = (text: string) => (text.length > 9 ? found : []);
const longError = ["does not pass its check", /^a{301}$/] as const;

/** Makes a component with facts about its codec, true or not. */
const withSpared = (spared: Spared, codec: Partial<Codec<string>> = {}, item: Node = rule) =>
  component("c", item, withFacts({ read: same, spell: same, ...codec } as Codec<string>, { spared }));

test.each<[what: string, made: Node, reason: string, text: string | RegExp]>([
  ["read changes a text", withSpared({ read: many(oneOf("ab")) }, { read: upper }), "is not read as it is", /^[ab]$/],
  ["read throws", withSpared({ read: many(oneOf("ab")) }, { read: () => JSON.parse("{") }), "is not read as it is", ""],
  [
    "spell changes a text",
    withSpared({ read: rule, spell: rule }, { spell: (text) => upper(String(text)) }),
    "is not spelt as it is",
    /^[ab]$/,
  ],
  [
    "spell throws at one",
    withSpared(
      { read: rule, spell: many(oneOf("b")) },
      { spell: (text) => (text === "bb" ? JSON.parse("{") : same(text)) },
    ),
    "is not spelt as it is",
    "bb",
  ],
  [
    "a check finds an error",
    withSpared({ check: many(oneOf("ab")) }, { check: (text) => (text === "b" ? found : []) }),
    "does not pass its check",
    "b",
  ],
  [
    "a check returns no list",
    withSpared({ check: many(oneOf("ab")) }, { check: () => undefined as never }),
    "does not pass its check",
    "",
  ],
  [
    "a check of the check's own facts",
    component("c", rule, {
      read: same,
      spell: same,
      check: withFacts((text: string) => (text.startsWith("A") ? found : []), { spared: many(oneOf("aA")) }),
    }),
    "does not pass its check",
    "A",
  ],
  [
    "escapes that read brings into another form",
    withSpared({ written: rule, keeps: () => true }, { read: (text) => text.replace("%A9", "a") }),
    "is not spelt as written",
    "%A9",
  ],
  [
    "usual texts that are spelt otherwise",
    withSpared(
      { read: rule, spell: rule, usual: many(oneOf("aB")) },
      { spell: (text) => same(text).replace("B", "b") },
    ),
    "is not spelt as it is",
    "B",
  ],
  [
    "usual texts alone that are spelt otherwise",
    withSpared({ usual: many(oneOf("aB")) }, { spell: (text) => same(text).replace("B", "b") }),
    "is not its canonical spelling",
    "B",
  ],
  [
    "usual texts with an error",
    withSpared({ usual: some(oneOf("ab")) }, { check: (text) => (text === "b" ? found : []) }),
    "does not pass its check",
    "b",
  ],
  [
    "one with the greatest characters that lead to a state",
    withSpared({ check: late }, { check: (text) => (text === "zy1" ? found : []) }, late),
    "does not pass its check",
    "zy1",
  ],
  ["long texts with an error", withSpared({ check: many(oneOf("ab")) }, { check: checkShort }), ...longError],
  ["long usual texts with an error", withSpared({ usual: many(oneOf("ab")) }, { check: checkShort }), ...longError],
  [
    "texts that are longer than a check claims",
    withSpared({ usual: many(oneOf("ab")), most: 9, checkLong: () => [] }, { check: checkShort }),
    "does not pass its check",
    /^a{10}$/,
  ],
  [
    "usual texts that are read otherwise",
    withSpared(
      { read: oneOf("a"), usual: oneOf("ab") },
      { read: (text) => (text === "b" ? "B" : text), spell: (text) => same(text).toLowerCase() },
    ),
    "is not its value",
    "b",
  ],
  [
    "an exception that is too small",
    withSpared(
      { usual: many(oneOf("ab")), except: sequence("b", "b") },
      { spell: (text) => same(text).replace("b", "a") },
    ),
    "is not its canonical spelling",
    "b",
  ],
])("%s", (_, made, reason, text) => {
  const refuted = untrueFact(componentsIn(made)[0] as never);
  expect(refuted?.reason).toBe(`c ${reason}`);
  expect(refuted?.text).toMatch(typeof text === "string" ? new RegExp(`^${text}$`) : text);
});

test.each<[what: string, made: Node]>([
  [
    "longer than the facts reach",
    withSpared({ check: many(oneOf("ab")), most: 1 }, { check: (text) => (text === "ba" ? found : []) }),
  ],
  ["long texts that are always checked", withSpared({ check: many(oneOf("ab")), most: 9 }, { check: checkShort })],
  [
    "usual texts longer than the facts reach",
    withSpared({ usual: many(oneOf("ab")), most: 1 }, { check: (text) => (text === "ba" ? found : []) }),
  ],
  [
    "an exception for the rest",
    withSpared(
      { usual: many(oneOf("ab")), except: sequence("b", many(oneOf("ab"))) },
      { spell: (text) => same(text).replace(/^b/, "a") },
    ),
  ],
  [
    "escapes that are not kept",
    withSpared({ written: rule, keeps: (octet) => octet !== 0xa9 }, { read: (text) => text.replace(/%[aA]9/, "a") }),
  ],
  [
    "escapes in lower case",
    withSpared({ written: rule, keeps: () => true }, { read: (text) => text.replace(/%a9/, "%A9") }),
  ],
  ["decoded text", decodedText("c", many(oneOf(uchar, "/")))],
  ["encoded text", encodedText("c", many(oneOf(uchar, "/")))],
  ["lower case", unescapedText("c", many(uchar), lowerCase)],
  ["a number", decimal("c", some(oneOf("0123456789")), 255)],
  ["a few texts", decodedText("c", choice("%2F", "a"))],
  ["a host", hostport6],
])("holds: %s", (_, made) => {
  for (const one of componentsIn(made)) expect(untrueFact(one)).toBeUndefined();
});
