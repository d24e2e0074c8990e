import {
  alpha,
  choice,
  component,
  decimal,
  decodedText,
  defineScheme,
  digit,
  digits,
  flag,
  hostport,
  list,
  many,
  oneWord,
  optional,
  otherwise,
  type Part,
  rule,
  schemeDefinition,
  sequence,
  some,
  uchar,
} from "@url1738/core/define";
import type { Examples } from "@url1738/testkit";
import { expect, test } from "vitest";
import { breachOf, broken, checksOf, failures, type Subject, subjectOf } from "./subject.ts";

test("a scheme that keeps the laws passes", () => {
  expect(failures(broken({}))).toEqual([]);
});

const covered = "the spans of a URL cover it, and each component is read from the text of its own";

test("an octet that is lost is found", () => {
  const forgetful = component("name", rule("name", many(uchar)), {
    read: (text) => decodeURIComponent(text.replace(/%[89A-F]./gi, "?")),
    spell: (value) => (typeof value === "string" ? encodeURIComponent(value) : undefined),
  });
  const lossy = subjectOf({
    name: "x-name",
    defaultPort: 7,
    schemepart: sequence("//", hostport, optional("/", forgetful)),
    access: "It designates nothing.",
  });
  const law = 'every octet survives the component "name", or is refused by parse and format alike';
  expect(breachOf(law, lossy)).toBeDefined();
});

test.each([
  ["/", "x-user://evil.dom/@h"],
  ["?", "x-user://evil.dom?@h"],
])("users in whose canonical spelling others see the end of the host at a raw %s is found", (mark, url) => {
  const users = list("users", decodedText("user", rule("user", many(uchar))), mark, "after");
  const definition = schemeDefinition({
    name: "x-user",
    defaultPort: 7,
    schemepart: sequence("//", optional(users, "@"), hostport),
    access: "It designates nothing.",
  });
  const misread = { scheme: defineScheme(definition), definition } as unknown as Subject;
  const value = { users: ["evil.dom"], host: "h", port: 7 };
  const law = "the platform's URL refuses a canonical spelling, or reads the same host, port, user and password";
  expect(breachOf(law, misread, { urls: [{ url, value }] })).toBeDefined();
});

/** Returns the check that a condition holds. */
const checked = (isRight: (text: string) => boolean) => (text: string) =>
  isRight(text) ? [] : [{ index: text.length - 1, end: text.length, message: "The check digit is wrong." }];

test.each([
  [
    "inserted: no digit can be changed by itself",
    (text: string) => [...text].reduce((total, digit) => total + Number(digit), 0) % 10 === 0,
    /0$/,
    "",
  ],
  ["put in the place of another: no digit can be added", (text: string) => text.length === 4, /^9/, "7"],
])("a component that takes no single character is tried in every place, with one %s", (_, isRight, misspelt, as) => {
  const rows: Examples = { urls: [{ url: "x-sum:5555", value: { sum: "5555" } }] };
  const sum = (spell: (value: unknown) => string | undefined) => {
    const read = (text: string) => text;
    const schemepart = component("sum", rule("sum", some(digit)), { read, spell, check: checked(isRight) });
    return subjectOf({ name: "x-sum", schemepart, access: "It designates a sum." });
  };
  const asWritten = (value: unknown) => (typeof value === "string" ? value : undefined);
  expect(failures(sum(asWritten), rows)).toEqual([]);
  const octets = 'every octet survives the component "sum", or is refused by parse and format alike';
  const wrongly = (value: unknown) => asWritten(value)?.replace(misspelt, as);
  expect(breachOf(octets, sum(wrongly), rows)).toBeDefined();
});

test("a value of any type is right for a component whose codec gives it back", () => {
  const flag = (spell: (value: unknown) => string | undefined) => {
    const schemepart = component("on", choice("yes", "no"), { read: (text) => text === "yes", spell });
    return subjectOf({ name: "x-flag", schemepart, access: "It designates a switch." });
  };
  const rows: Examples = { urls: [{ url: "x-flag:yes", value: { on: true } }] };
  const spelled = (value: unknown) => (value === true ? "yes" : value === false ? "no" : undefined);
  expect(failures(flag(spelled), rows)).toEqual([]);
  // The formatter keeps this law: it asks the codec to read what it has spelt, so format still refuses the value.
  expect(
    failures(
      flag((value) => (value ? "yes" : "no")),
      rows,
    ),
  ).toEqual([]);
});

const word = decodedText("word", some(alpha));
const count = decimal("count", digits, 9);

const types = "format refuses every wrong type and names its component";
const octets = 'every octet survives the component "b", or is refused by parse and format alike';

test.each<[what: string, law: string, schemepart: Part, ...rests: string[]]>([
  [
    "an item of a list need not have a component",
    covered,
    list("all", sequence("=", optional(word)), ";", "before"),
    ";=;=a",
  ],
  ["a flag may need others", types, optional(flag("isOld", "!"), word), ""],
  [
    "alternatives may have the same components in another order",
    covered,
    choice(sequence("/", word, "-", count), sequence("?", count, optional("-", word))),
    "?1-a",
  ],
  [
    "an escape may hide a word that takes precedence",
    octets,
    otherwise(oneWord("kind", ["a"]), decodedText("b", some(uchar))),
    "a",
    "b",
  ],
])("%s", (_, law, part, ...rests) => {
  const definition = { name: "x-name", schemepart: sequence(part), access: "It designates nothing." };
  const subject = subjectOf(definition);
  const urls = rests.map((rest) => ({ url: `x-name:${rest}`, value: {} }));
  const check = checksOf(subject, { urls }, { runs: 20 }).find(({ name }) => name === law);
  expect(check).toBeDefined();
  check?.run();
});
