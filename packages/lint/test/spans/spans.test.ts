import {
  alpha,
  choice,
  decimal,
  decodedText,
  digit,
  digits,
  fpath,
  implied,
  list,
  login,
  many,
  type Node,
  oneOf,
  optional,
  rule,
  sequence,
  some,
  uchar,
  unescapedText,
} from "@url1738/core/define";
import { spans } from "@url1738/lint";
import { conformance } from "@url1738/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { definition as xDefinition } from "../../../core/test/x-host.ts";
import { schemes } from "../../../prove/test/random-grammar.ts";
import { define, shownSpans } from "./shown-spans.ts";

describe("one component after the other", () => {
  const path = optional("/", fpath("cwd"), optional(";type=", unescapedText("type", rule("type", oneOf("aid")))));
  const scheme = define(sequence("//", login, path));
  const host = "h host login>hostport>host>hostname>toplabel";

  test.each<[text: string, ...spans: string[]]>([
    ["x-a://h", ":// -", host],
    ["X-A://H", ":// -", host.replace("h", "H")],
    [
      "x-a://u:p@h.d:7",
      ":// -",
      "u user login>user",
      ": - login",
      "p password login>password",
      "@ - login",
      "h host login>hostport>host>hostname>domainlabel",
      ". host login>hostport>host>hostname",
      "d host login>hostport>host>hostname>toplabel",
      ": - login>hostport",
      "7 port login>hostport>port>digits",
    ],
    ["x-a://:@h", ":// -", "<> user login>user", ": - login", "<> password login>password", "@ - login", host],
    ["x-a://h/", ":// -", host, "/ -", "<> cwd fpath", "<> name fpath>fsegment"],
    ["x-a://h/%2Fb", ":// -", host, "/ -", "<> cwd fpath", "%2Fb name fpath>fsegment"],
    [
      "x-a://h//b/;type=i",
      ":// -",
      host,
      "/ -",
      "<> cwd[0] fpath>fsegment",
      "/ (cwd) fpath",
      "b cwd[1] fpath>fsegment",
      "/ (cwd) fpath",
      "<> name fpath>fsegment",
      ";type= -",
      "i type type",
    ],
  ])("%s", (text, ...expected) => {
    expect(shownSpans(scheme, text)).toEqual(expected);
  });
});

describe("lists", () => {
  const word = (name: string) => decodedText(name, rule("word", many(uchar)));
  const field = sequence(decodedText("name", rule("name", many(uchar))), "=", optional(decimal("value", digits, 9)));

  test.each<[why: string, grammar: Node, text: string, ...spans: string[]]>([
    ["before, without items", list("a", word("b"), ";", "before"), "x-a:", ": -", "<> a"],
    ["before", list("a", word("b"), ";", "before"), "x-a:;x;", ": -", "; (a)", "x a[0] word", "; (a)", "<> a[1] word"],
    [
      "between",
      rule("line", list("a", word("b"), ";", "between")),
      "x-a:x;y",
      ": -",
      "x a[0] line>word",
      "; (a) line",
      "y a[1] line>word",
    ],
    ["between, with one empty item", list("a", word("b"), ";", "between"), "x-a:", ": -", "<> a[0] word"],
    ["after", list("a", word("b"), ";", "after"), "x-a:x;;", ": -", "x a[0] word", "; (a)", "<> a[1] word", "; (a)"],
    [
      "of lists",
      list("a", list("b", word("c"), "&", "before"), ";", "between"),
      "x-a:&x&;;&y",
      ": -",
      "& (a)",
      "x a[0][0] word",
      "& (a)",
      "<> a[0][1] word",
      "; (a)",
      "<> a[1]",
      ";& (a)",
      "y a[2][0] word",
    ],
    [
      "of objects",
      sequence(word("host"), list("fields", field, ";", "before")),
      "x-a:h;a=;%3D=2",
      ": -",
      "h host word",
      "; (fields)",
      "a fields[0].name name",
      "=; (fields)",
      "%3D fields[1].name name",
      "= (fields)",
      "2 fields[1].value digits",
    ],
    [
      "of objects with lists",
      list("a", sequence("@", list("b", word("c"), "&", "between"), "/"), ";", "between"),
      "x-a:@x&/;@/",
      ": -",
      "@ (a)",
      "x a[0].b[0] word",
      "& (a)",
      "<> a[0].b[1] word",
      "/;@ (a)",
      "<> a[1].b[0] word",
      "/ (a)",
    ],
  ])("%s", (_, grammar, text, ...expected) => {
    expect(shownSpans(define(grammar), text)).toEqual(expected);
  });
});

describe("other grammars", () => {
  const word = rule("word", some(alpha));

  test.each<[why: string, grammar: Node, text: string, ...spans: string[]]>([
    ["no line at all", decodedText("a", many(uchar)), "x-a:x%41", ": -", "x%41 a"],
    ["nothing but literals", sequence("//", optional("x")), "x-a://x", "://x -"],
    [
      "a line in a line that may be empty",
      decodedText("a", rule("path", choice("*", rule("segments", many(digit))))),
      "x-a:",
      ": -",
      "<> a path>segments",
    ],
    [
      "alternatives in lines of their own",
      choice(rule("one", "1", unescapedText("a", word)), rule("two", "2", unescapedText("b", word))),
      "x-a:2x",
      ": -",
      "2 - two",
      "x b two>word",
    ],
    [
      "what is implied, and left out",
      sequence(unescapedText("a", word), implied("/", decodedText("b", many(uchar), { absent: "" }))),
      "x-a:x",
      ": -",
      "x a word",
    ],
    [
      "a line that comes up again and again",
      unescapedText("a", rule("words", word, many("-", word))),
      "x-a:x-yy",
      ": -",
      "x a words>word",
      "- a words",
      "yy a words>word",
    ],
    [
      "several readings, of which it tells that of the value",
      sequence(
        optional(rule("one", decodedText("a", many(oneOf(uchar, ";"))), ";")),
        rule("two", decodedText("b", many(oneOf(uchar, ";")))),
      ),
      "x-a:x;y;z",
      ": -",
      "x;y a one",
      "; - one",
      "z b two",
    ],
  ])("%s", (_, grammar, text, ...expected) => {
    expect(shownSpans(define(grammar), text)).toEqual(expected);
  });
});

test("of several definitions, that of the text's scheme is taken", () => {
  const other = define(sequence("//", login));
  expect(spans([other, xDefinition], "X-Host://H")).toEqual(spans(xDefinition, "X-Host://H"));
  expect(spans([other, xDefinition], "x-a://h")).toEqual(spans(other, "x-a://h"));
});

test("whatever the grammar, its spans keep their law", () => {
  const law = "the spans of a URL cover it, and each component is read from the text of its own";
  fc.assert(
    fc.property(schemes, fc.nat(), ({ definition, scheme }, seed) => {
      const checks = conformance(scheme, definition, { urls: [] }, { runs: 8, seed });
      const check = checks.find(({ name }) => name === law);
      expect(check).toBeDefined();
      check?.run();
    }),
    { numRuns: 150 },
  );
});

test("the pieces are the caller's own: to change them changes no others", () => {
  const definition = { name: "x-a", schemepart: rule("word", decodedText("text", many(uchar))) };
  const before = spans(definition, "x-a:b");
  for (const { rules } of spans(definition, "x-a:b")) (rules as string[]).push("other");
  expect(spans(definition, "x-a:b")).toEqual(before);
});
