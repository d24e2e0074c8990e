import {
  decodedText,
  defineScheme,
  digits,
  encodedText,
  hostport,
  list,
  many,
  type Node,
  oneOf,
  sequence,
  uchar,
} from "@url1738/core/define";
import { describe, expect, test } from "vitest";
import { errorOf } from "../error-of.ts";

const text = decodedText("text", many(uchar));

const HAZARDS = `"hazards" must be an object that may have "lines" and "neverFirst", lists of components' names, and "look" and "meantLines", functions, or left out.`;

describe("plain JavaScript gets the errors that the types would give", () => {
  const good = { name: "x-a", schemepart: text, access: "It designates nothing." };

  test.each<[why: string, change: object, message: string]>([
    [
      "a key that means nothing",
      { defaultport: 1 },
      '"defaultport" is unknown: defineScheme takes an object with name',
    ],
    ["a scheme", defineScheme(good), "This is a scheme, but its definition is needed"],
    [
      "a component with a name that every object has",
      { schemepart: decodedText("toString", many(uchar)) },
      '"toString" cannot be the name of a component',
    ],
    ["no name", { name: undefined }, "The scheme needs a name, which is a string"],
    ["a space in the name", { name: "x a" }, '"x a" is not the name of a scheme: take lower-case letters'],
    [
      "no grammar",
      { schemepart: undefined },
      "The grammar contains a value of type undefined where a piece of grammar should be",
    ],
    [
      "a string for a grammar",
      { schemepart: "//" },
      "contains a value of type string where a piece of grammar should be: use the functions of @url1738/core/define; for a text alone or several parts, sequence(…)",
    ],
    [
      "a hole in the grammar",
      { schemepart: { kind: "sequence", items: [undefined, text] } },
      "The grammar contains a value of type undefined",
    ],
    [
      "a hole in a rule",
      { schemepart: { ...text, item: { kind: "rule", name: "line", item: { kind: "repeat", least: 0 } } } },
      'The rule "line" contains a piece of the kind repeat whose "item"',
    ],
    [
      "a component without a codec",
      { schemepart: { kind: "component", name: "c", item: text.item, options: {} } },
      'The component "c" has no codec: give an object with the functions read and spell',
    ],
    [
      "a list in no place",
      { schemepart: list("l", text, ";", "around" as never) },
      'The place of the separators of the list "l" must be "before", "between" or "after".',
    ],
    [
      "an encoded component before the host that may hold its end",
      { schemepart: sequence("//", encodedText("user", many(oneOf(uchar, "/"))), "@", hostport), defaultPort: 1 },
      'The component "user" is before the host and may contain a raw /, where other parsers see the end',
    ],
    [
      "an option that means nothing",
      { schemepart: decodedText("text", many(uchar), { secrte: true } as never) },
      '"secrte" is not an option of the component "text"',
    ],
    [
      "a function of a codec that means nothing",
      { schemepart: { ...text, codec: { ...text.codec, chekc: () => [] } } },
      '"chekc" is unknown in the codec of the component "text"',
    ],
    [
      "a check where nobody calls it",
      { schemepart: { ...text, options: { check: () => [] } } },
      'The component "text" has its "check" among the options',
    ],
    [
      "a separator of two characters",
      { schemepart: list("l", text, "::", "before") },
      'The list "l" needs a separator of one',
    ],
    ...["%", "0", "a", "F"].map((digit): [string, object, string] => [
      `the separator ${digit}, which escapes are made of`,
      { schemepart: list("l", text, digit, "before") },
      'The list "l" needs a separator of one ASCII character, neither % nor a hexadecimal digit',
    ]),
    ["no separator", { schemepart: list("l", text, "", "before") }, 'The list "l" needs a separator of one'],
    ["unsafe characters in a list", { unsafe: ["~"] }, '"unsafe" must be a string, or left out.'],
    ["no access", { access: undefined }, 'The scheme needs an "access" (RFC 1738 §4): a function'],
    ["an empty sentence", { access: " " }, 'The scheme needs an "access"'],
    ["a port that is too great", { defaultPort: 65536 }, '"defaultPort" must be a whole number from 0 to 65535'],
    ["a port as text", { defaultPort: "7" }, '"defaultPort" must be a whole number'],
    ["a section that is a number", { section: 3.1 }, '"section" must be a string, or left out.'],
    ["a hint that is a sentence", { hint: "Do." }, '"hint" must be a function, or left out.'],
    [
      "a label that is not a text",
      { labels: { text: 1 } },
      '"labels" must be an object with a short text for each component that has one, such as { gtype: "item type" }, or left out.',
    ],
    [
      "labels that are a text",
      { labels: "text" },
      '"labels" must be an object with a short text for each component that has one, such as { gtype: "item type" }, or left out.',
    ],
    ["an unknown hazard", { hazards: { line: ["text"] } }, HAZARDS],
    ["hazards that are not a list", { hazards: { lines: "text" } }, HAZARDS],
    ["a look that is not a function", { hazards: { look: [] } }, HAZARDS],
  ])("%s", (_, change, message) => {
    expect(errorOf(() => defineScheme({ ...good, ...change } as never))).toMatchObject({
      code: "invalid-definition",
      message: expect.stringContaining(message),
    });
  });

  test.each<[why: string, draft: () => Node, message: string]>([
    ["an undefined part", () => sequence("//", undefined as never), "The grammar contains a value of type undefined"],
    [
      "an undefined rule",
      () => decodedText("text", undefined as never),
      'The component "text" needs a piece of grammar after its name, but has a value of type undefined there.',
    ],
    [
      "an undefined item",
      () => list("l", undefined as never, ";", "before"),
      'The list "l" needs a piece of grammar after its name, but has a value of type undefined there.',
    ],
    [
      "a function that was not called",
      () => many(many as never),
      'The grammar contains a piece of the kind repeat whose "item"',
    ],
    ["a rule in a set", () => many(oneOf(uchar, digits as never)), "A set is made of sets and strings"],
  ])("a combinator with %s", (_, draft, message) => {
    expect(errorOf(() => defineScheme({ ...good, schemepart: draft() }))).toMatchObject({
      code: "invalid-definition",
      message: expect.stringContaining(message),
    });
  });

  test("all errors of a definition are reported at once", () => {
    const both = sequence(decodedText("scheme", many(uchar)), "/", decodedText("a_b", many(uchar)));
    const error = errorOf(() => defineScheme({ name: "x a", port: 1, defaultPort: -1, schemepart: both } as never));
    expect(error?.message.split(/(?<=[.?]) (?=["TN])/)).toEqual([
      expect.stringMatching(/^"port" is unknown: /),
      expect.stringMatching(/^"x a" is not the name of a scheme: /),
      expect.stringMatching(/^Names that begin with x- /),
      expect.stringMatching(/^The scheme needs an "access"/),
      expect.stringMatching(/^"defaultPort" must be a whole number/),
      expect.stringMatching(/^"scheme" cannot be the name of a component/),
      expect.stringMatching(/^"a_b" cannot be the name of a component/),
    ]);
  });

  test("a value other than a piece of grammar is reported alone, and among other errors", () => {
    const schemepart = sequence(1 as never);
    const [alone, among] = [good, { ...good, defaultPort: -1 }].map((definition) =>
      errorOf(() => defineScheme({ ...definition, schemepart } as never)),
    );
    expect(alone).toMatchObject({
      reason: "definition/not-a-piece",
      params: { where: "grammar", type: "number" },
      scheme: good.name,
    });
    expect(among).toMatchObject({
      reason: "definition/several",
      errors: [{ reason: "definition/type-of-key", scheme: good.name }, alone],
      message: `"defaultPort" must be a whole number from 0 to 65535, or left out. ${alone?.message}`,
    });
  });

  test.each([[undefined], [null], ["x-a"], [[]]])("%j for a definition", (definition) => {
    expect(errorOf(() => defineScheme(definition as never))?.message).toBe(
      "defineScheme takes an object with name, names, section, specification, defaultPort, unsafe, check, normalize, checkParts, bare, relative, hint, meant, labels, hazards, access, schemepart.",
    );
  });
});
