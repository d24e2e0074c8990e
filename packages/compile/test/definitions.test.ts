import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Scheme } from "@url1738/core";
import {
  type AnyDefinition,
  alpha,
  choice,
  component,
  decimal,
  decodedCodec,
  decodedText,
  defineScheme,
  digit,
  digits,
  flag,
  hostport,
  keyword,
  list,
  many,
  type Node,
  oneOf,
  oneWord,
  optional,
  otherwise,
  sequence,
  some,
  times,
  uchar,
  unescapedText,
  unreserved,
  userAt,
  without,
} from "@url1738/core/define";
import { generate } from "@url1738/prove";
import { hostList, hostport6, options, parameters, tagged } from "@url1738/rfc3986";
import { afterAll, describe, expect, test } from "vitest";
import { scaled } from "../../../tooling/build/vitest/draws.ts";
import { compileScheme } from "../src/index.ts";
import { compiledModules } from "./generate.ts";
import { expectSame, expectSameMachines, type Subject, textOutcome, valueOutcome } from "./outcomes.ts";
import { lengthened } from "./pieces.ts";

// Definitions with features that none of the ten schemes uses.

const folder = mkdtempSync(join(tmpdir(), "url1738-definitions-"));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 20 }));

/** A rule across components and functions that read and spell, in the only module available. */
const own = {
  readLetters: (text: string) => [...text],
  spellLetters: (value: unknown) => (Array.isArray(value) ? value.join("") : undefined),
  noX: (text: string) => (text.includes("x") ? [{ index: 0, end: 1, message: "It must not have an x." }] : []),
  raw: (value: unknown) => (typeof value === "string" ? value : undefined),
  check: ({ a, b }: { readonly a?: string; readonly b?: string }) =>
    a === b && a !== undefined ? [{ component: "b", message: "Both are the same." }] : [],
};
const ownPath = join(folder, "own.mjs");
writeFileSync(
  ownPath,
  'export const raw = (value) => typeof value === "string" ? value : undefined;\nexport const check = ({ a, b }) => a === b && a !== undefined ? [{ component: "b", message: "Both are the same." }] : [];\nexport const noX = (text) => text.includes("x") ? [{ index: 0, end: 1, message: "It must not have an x." }] : [];\nexport const readLetters = (text) => [...text];\nexport const spellLetters = (value) => Array.isArray(value) ? value.join("") : undefined;',
);

const definitionOf = (schemepart: Node, more: object): AnyDefinition =>
  ({ name: "x-a", schemepart, access: "It designates nothing.", ...more }) as AnyDefinition;

const codeOf = (definition: AnyDefinition) =>
  compileScheme(definition as never, { ...compiledModules, [ownPath]: own }, { exportName: "scheme" }).code;

/** Makes decisions that look random but are the same each time. */
function decisions(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const a = decodedText("a", some(without(uchar, ",")));
const b = decodedText("b", many(uchar));
const number = decimal("number", digits, 9, { absent: "7" });
const [p, q] = [unescapedText("p", some(alpha)), unescapedText("q", some(alpha))];
const one = decodedText("one", many(without(uchar, ",")));
const validity = optional(keyword(";UIDVALIDITY="), decimal("validity", digits, 99));

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Makes optional parts with keywords. Each leaves out another character. */
const sets = (out: string) =>
  [...out].map((one, at) => optional(keyword(`;${LETTERS[at]}=`), decodedText(`part${at}`, some(without(uchar, one)))));

const cases: readonly (readonly [title: string, schemepart: Node, more?: object])[] = [
  ["flags", sequence(a, flag("isOld", ";old"), flag("isNew", ";new"))],
  ["words", sequence(oneWord("kind", ["x", "yy"]), "/", oneWord("size", ["Big", "small"], { anyCase: true }))],
  ["keywords", sequence(keyword("Box/"), a, optional(keyword(",n="), number))],
  [
    "what is known, or else anything",
    otherwise(sequence(keyword("n="), number), "none", decodedText("b", many(oneOf(uchar, "=")))),
  ],
  ["what is known, unless an escape hides it", otherwise(oneWord("known", ["x", "yy"]), a)],
  [
    "what is known, or else anything, in a list",
    list(
      "all",
      otherwise(sequence("n=", number), decodedText("one", many(without(oneOf(uchar, "="), ",")))),
      ",",
      "between",
    ),
  ],
  ["an item that none of its alternatives spells", list("all", otherwise(a, "/", b), "~", "after"), { unsafe: "~" }],
  ["more sets than an octet has numbers", sequence("//", ...sets("!$-_.+*'(),ab"))],
  ["more sets than an octet has numbers, with a class for each letter", sequence(LETTERS, ...sets("!$-_.+*'("))],
  ["numbers with fewer digits than the greatest one", decimal("n", sequence(digit, optional(digit)), 99_999)],
  [
    "a host whose end is known only later",
    sequence("//", hostport, optional(unescapedText("later", sequence("-", digit, ":", digit, "!")))),
    { defaultPort: 7 },
  ],
  ["several hosts with the default port", sequence("//", list("hosts", hostport, ",", "between")), { defaultPort: 7 }],
  ["an escape that is a literal", sequence(decodedText("a", sequence(some(alpha), many("%2F", some(alpha)))), "!", b)],
  [
    "several hosts and options",
    sequence(
      optional(userAt, "//"),
      hostList("hosts"),
      optional(
        "?",
        options("options", {
          sslmode: oneWord("sslMode", ["disable", "require"], { absent: "disable" }),
          connect_timeout: decimal("timeout", digits, 99, { absent: "0" }),
          sslkey: decodedText("sslKey", many(uchar), { secret: true }),
          hosts: list("more", one, ",", "between"),
          n: list("none", decimal("n", digits, 9), ",", "before"),
        }),
      ),
    ),
    { defaultPort: 7 },
  ],
  [
    "options with others, and what follows them",
    sequence(
      a,
      optional(
        options("all", { a: number, "a-b": b, bc: p }, { separator: ";", place: "before", others: "others" }),
        optional("?", q),
      ),
    ),
  ],
  [
    "options in a list",
    list(
      "all",
      sequence(optional(options("each", { a: number, b: p }, { separator: "+" })), optional("=", q)),
      ",",
      "after",
    ),
  ],
  [
    "options among what a list has",
    list("all", options("each", { a: number, b: p }, { separator: "+", place: "before" }), ",", "after"),
  ],
  [
    "a counted number",
    sequence(
      unescapedText("hash", times(2, 4, digit)),
      "/",
      unescapedText("rest", times(1, Number.POSITIVE_INFINITY, alpha)),
    ),
  ],
  [
    "alternatives told apart by a word",
    sequence(
      "/",
      tagged("kind", {
        mysql: sequence("://", hostList("hosts"), optional(",", number), "/", b),
        my: sequence("!", b, optional("?", q)),
        thin: sequence(":@", hostport, optional(":", p)),
        none: "",
      }),
    ),
    { defaultPort: 7 },
  ],
  [
    "items told apart by a word",
    list("all", tagged("kind", { n: sequence("=", number), m: optional(".", number), x: p }), ",", "between"),
  ],
  [
    "options with names in any case",
    sequence(
      "/",
      options(
        "all",
        { mode: number, modeName: p, at: one },
        { others: "more", anyCase: true, separator: ";", place: "before" },
      ),
    ),
  ],
  ["a single word, or another component", choice(tagged("kind", { my: optional(":", a) }), sequence("!", number))],
  ["parameters", sequence(a, parameters("more", ";", "before"))],
  ["an empty list where nothing is", sequence(a, optional("?", list("all", one, ",", "between", { absent: "" })))],
  [
    "an empty list next to what is there",
    sequence("x", optional("?", list("all", one, ",", "between", { absent: "" }), optional("/", b))),
  ],
  ["users and addresses of IPv6", sequence("//", userAt, hostport6), { defaultPort: 7, unsafe: "[]" }],
  ["no escapes", unescapedText("a", some(unreserved))],
  ["a check across components", sequence(a, ",", b), { check: own.check }],
  [
    "decoded text that is spelt in another way",
    component("a", many(alpha), { read: decodedCodec(alpha).read, spell: own.raw }),
  ],
  [
    "a check of every text, whose places are known beforehand",
    sequence(component("a", sequence(alpha, alpha), { ...decodedCodec(alpha), check: own.noX }), "!"),
  ],
  ["a secret", sequence(decodedText("token", some(uchar), { secret: true }), "@", b)],
  ["a wish to be found", a, { bare: true }],
  [
    "three alternatives that share components, as in RFC 2192",
    optional(
      choice(
        sequence(optional(a), keyword(";TYPE="), oneWord("type", ["LIST", "LSUB"], { anyCase: true })),
        sequence(a, optional("?", b), validity),
        sequence(a, validity, keyword("/;UID="), decimal("uid", digits, 99)),
      ),
    ),
  ],
  ["alternatives that share a component", choice(sequence("/", a), sequence("?", a, ",", b))],
  [
    "alternatives that share components in another order, and what may be left out",
    choice(sequence("/", a, optional(",", number)), sequence("?", number, optional(",", a))),
  ],
  [
    "a list with items where nothing is",
    sequence(a, optional("?", list("all", decimal("one", digits, 9), ",", "between", { absent: "01,2" }))),
  ],
  [
    "a list with items of several components where nothing is",
    optional(
      "?",
      list("all", sequence(p, optional("=", decimal("size", digits, 9))), ",", "between", { absent: "x,y=1" }),
    ),
  ],
  [
    "a component for an object in place of nothing",
    sequence(
      a,
      optional(
        "?",
        component("all", many(oneOf("xy")), { read: own.readLetters, spell: own.spellLetters }, { absent: "xy" }),
      ),
    ),
  ],
  [
    "an alternative for the value in which nothing is",
    choice(decodedText("number", some(digit)), "none", sequence("x", optional(":", decodedText("x", some(digit))))),
  ],
  [
    "a port and a list that one alternative has",
    choice(
      sequence("//", hostport6, "/", a, list("more", one, ",", "before")),
      sequence("?", a, optional(",", list("all", one, ",", "between", { absent: "" }))),
    ),
    { defaultPort: 7, unsafe: "[]" },
  ],
  [
    "alternatives that nothing may tell apart but what is there",
    sequence(a, choice(sequence("?", optional(number)), sequence(",", list("all", one, ",", "after")), "")),
  ],
  [
    "a port in a part that may be left out, or is of another kind",
    optional(choice(sequence("//", optional(a, ","), optional(":", number)), otherwise(sequence("x=", p), q))),
  ],
  [
    "items of which only some have a number",
    list(
      "all",
      choice(sequence("n", decodedText("one", some(digit)), optional(".", number)), sequence("x", p)),
      ",",
      "between",
    ),
  ],
  // Only the text after these tells where they begin or end.
  [
    "the last colon",
    sequence(
      "//",
      decodedText("name", some(oneOf(uchar, ":"))),
      ":",
      unescapedText("last", some(oneOf(digit, alpha))),
      ";",
    ),
  ],
  ["the last slash", sequence("/", decodedText("dir", many(oneOf(uchar, "/"))), "/", decodedText("base", many(uchar)))],
  [
    "the last three letters, of which each can be the first",
    sequence(
      unescapedText("head", many(oneOf("xy"))),
      "x",
      unescapedText("tail", sequence(oneOf("xy"), oneOf("xy"), oneOf("xy"))),
    ),
  ],
  [
    "the last three letters, which a text may lack",
    sequence(
      unescapedText("head", many(oneOf("xy"))),
      choice("!", sequence("x", unescapedText("tail", sequence(oneOf("xy"), oneOf("xy"), oneOf("xy"))), "?")),
    ),
  ],
  [
    "the last two letters of all, after which digits follow",
    sequence(
      decodedText("all", some(oneOf("xy"))),
      unescapedText("first", alpha),
      unescapedText("second", alpha),
      decimal("size", digits, 99),
    ),
  ],
  [
    "alternatives that part at the end",
    choice(
      sequence(decodedText("x", some(oneOf(uchar, "/"))), "!"),
      sequence(decodedText("y", some(uchar)), "/", decodedText("z", some(uchar)), "?"),
    ),
  ],
  ["components that change places", choice(sequence(p, "-", q, ";a"), sequence(q, "-", p, ";b"))],
];

test("a literal escape is decoded, and spelt again", async () => {
  const rule = sequence(some(alpha), many("%2F", some(alpha)));
  const definition = definitionOf(sequence(decodedText("a", rule), "!"), {});
  const file = join(folder, "literal-escape.mjs");
  writeFileSync(file, codeOf(definition));
  const compiled = (await import(/* @vite-ignore */ file)).scheme as Scheme;
  for (const scheme of [defineScheme(definition as never) as unknown as Scheme, compiled]) {
    expect(scheme.parse("x-a:b%2Fc!")).toEqual({ scheme: "x-a", a: "b/c" });
    expect(scheme.format({ scheme: "x-a", a: "b/c" } as never)).toBe("x-a:b%2Fc!");
    expect(() => scheme.format({ scheme: "x-a", a: "b%2Fc" } as never)).toThrow();
  }
});

test("a long text may have escapes with a digit that must not be raw", async () => {
  const definition = definitionOf(sequence("//", decodedText("a", some(without(uchar, "a")))), {});
  const file = join(folder, "escaped-digits.mjs");
  writeFileSync(file, codeOf(definition));
  const compiled = (await import(/* @vite-ignore */ file)).scheme as Scheme;
  const text = `x-a://${"bcd%4aB%aa".repeat(40)}`;
  expect([compiled.canParse(text), compiled.canParse(`${text}a`), compiled.safeParse(text).ok]).toEqual([
    true,
    false,
    true,
  ]);
});

describe.each(cases.map(([title, ...others]) => ({ title, others })))("$title", ({ title, others }) => {
  const [schemepart, more = {}] = others;

  test("does the same compiled as interpreted", async () => {
    const definition = definitionOf(sequence(schemepart), more);
    const interpreted = defineScheme(definition as never) as unknown as Scheme & Subject;
    const file = join(folder, `${title.replaceAll(" ", "-")}.mjs`);
    writeFileSync(file, codeOf(definition));
    const compiled = (await import(/* @vite-ignore */ file)).scheme as Scheme & Subject;
    expect([compiled.bare, compiled.secrets]).toEqual([interpreted.bare, interpreted.secrets]);
    expectSameMachines(compiled, interpreted);
    const pick = decisions(1738);
    const pieces = [
      "",
      "é",
      "%",
      "%41",
      ",",
      ";",
      "?",
      "/",
      "[::1]",
      "[1:2]",
      "@",
      "=",
      ";old",
      "BIG",
      "a,a",
      "a".repeat(64),
    ];
    for (let count = 0; count < scaled(400); count++) {
      const changed = (url: string) => {
        const at = "x-a:".length + pick(url.length - "x-a:".length + 1);
        return url.slice(0, at) + pieces[pick(pieces.length)] + url.slice(at + pick(2));
      };
      const url = generate(definition as never, pick);
      const text = changed(url);
      const long = changed(lengthened(url, pick));
      expect([long, compiled.canParse(long)]).toEqual([long, compiled.safeParse(long).ok]);
      for (const one of [url, text]) {
        const outcome = textOutcome(interpreted, one) as { readonly url?: Record<string, unknown> };
        expectSame(one, textOutcome(compiled, one), outcome);
        // Wrong values differ by the shape of their original URL, and there are few shapes.
        if (count % 8 > 0) continue;
        for (const key of Object.keys(outcome.url ?? {}))
          for (const odd of [undefined, "", "a", "a b", [], [""], [{}], true, false, 7, 123]) {
            const value = { ...outcome.url, [key]: odd };
            expectSame(value, valueOutcome(compiled, value), valueOutcome(interpreted, value));
          }
      }
    }
  });
});
