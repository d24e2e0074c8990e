import { choice, keyword, many, type Node, oneOf, optional, sequence, set, some } from "@url1738/core/define";
import { Automaton } from "@url1738/core/inside/automaton/automaton";
import { describe, expect, test } from "vitest";
import { BnfError, compareLanguages, type LanguageOptions } from "../src/index.ts";

const letters = oneOf("ab");

/** Compares the texts of `x:` and a grammar with those of a BNF text, in which they are those of the rule `x`. */
const compared = (schemepart: Node, bnf: string, options?: LanguageOptions) =>
  compareLanguages({ name: "x", schemepart }, bnf, "x", options);

describe("is read as its specification says", () => {
  const rows: readonly (readonly [what: string, bnf: string, Node])[] = [
    // RFC 1738 §5
    ["brackets after a count are a group", 'x = "x:" *[ "a" | "b" ] 1*[ "c" ]', sequence(many(letters), some("c"))],
    ["brackets are a part that may be left out", 'x = "x:" [ "a" | "b" ] "c"', sequence(optional(letters), "c")],
    ["a count of 2 to 3", 'x = "x:" 2*3y\ny = "a" | "b"', sequence(letters, letters, optional(letters))],
    ["a count of 2 or more", 'x = "x:" 2*y\ny = "a" | "b"', sequence(letters, some(letters))],
    ["a count of exactly 2", 'x = "x:" 2y\ny = "a" | "b"', sequence(letters, letters)],
    ["literals have a case", 'x = "x:" y\ny = "a" | "B"', oneOf("aB")],
    ["a quotation mark is in angle brackets", 'x = "x:" y\ny = <"> | "\\" | ";"', set("y", '"\\;')],
    ["comments and continued lines", 'x = "x:" ; one\n    y\n; more\ny = "a"\n   | "b"\n', letters],
    ["parentheses are a group", 'x = "x:" ( "a" | "b" ) "c"', sequence(letters, "c")],
    ["names with signs", 'x = "x:" y+_z\ny+_z = "a" | "b"', letters],
    ["the name of the scheme has no case", 'x = "X:" y\ny = "a" | "b"', letters],
    ["pages", 'x = "x:" y\n\nA, B & C      [Page 18]\n\f\nRFC 1738    URLs   December 1994\n\ny = "a" | "b"', letters],
    // RFC 1959 §2
    ["names are in angle brackets", '<x> ::= "x:" <y>\n\n<y> ::= "a" | "b"', oneOf("abAB")],
    ["NULL is nothing", '<x> ::= "x:" <y> "c"\n<y> ::= NULL | "a"', sequence(optional(oneOf("aA")), oneOf("cC"))],
    ["a rule in prose is not read", '<x> ::= "x:" [ "," ]\n<y> ::= a string as defined in RFC 1485', optional(",")],
    // RFC 2045 and RFC 2397
    ["a sign of MIME's", 'x := "x:" y\nY := "a" / "b"', oneOf("abAB")],
    ["a group repeats in parentheses", 'x := "x:" *( ";" "1" ) [ "2" ]', sequence(many(";1"), optional("2"))],
    ["a quotation mark of MIME's", 'x := "x:" y ; one\ny := <"> / "\\" / ";"', set("y", '"\\;')],
    ["core rules of MIME's", 'x := "x:" 1*DIGIT', some(oneOf("0123456789"))],
    ["prose of several lines", 'x := "x:" "1"\ny := <the two characters "X-"\n   and others>\nz := "2"', sequence("1")],
    // RFC 5234 and RFC 7405
    ["literals have no case", 'x = "x:" "aB"', sequence(oneOf("aA"), oneOf("bB"))],
    ["%s has a case, %i none", 'x = "x:" %s"a" %i"b"', sequence("a", oneOf("bB"))],
    ["one character by its number", 'x = "x:" (%x61 / %d98 / %b1100011)', oneOf("abc")],
    ["several characters by their numbers", 'x = "x:" %x61.62 %d97.98', sequence("abab")],
    ["ranges", 'x = "x:" %x61-63', oneOf("abc")],
    ["alternatives added later", 'x = "x:" y\ny = %s"a"\nY =/ %s"b"', letters],
    ["counts", 'x = "x:" *1%s"a" 1*%s"b" 2%s"c"', sequence(optional("a"), some("b"), "cc")],
    ["none of a rule in prose", 'x = "x:" 0<y> %s"a"', sequence("a")],
    ["brackets after a count may be left out", 'x = "x:" 1*[%s"a"]', many("a")],
    ["core rules", 'x = "x:" DIGIT hexdig', sequence(oneOf("0123456789"), oneOf("0123456789abcdefABCDEF"))],
    ["core rules of its own", 'x = "x:" DIGIT\nDIGIT = "0" / "1"', oneOf("01")],
  ];

  test.each(rows)("%s: %s", (_, bnf, schemepart) => {
    expect(compared(schemepart, bnf)).toBeUndefined();
  });

  test("the notation can be named, where it cannot be seen", () => {
    const bnf = 'x = "x:" 1*[ "a" ]';
    expect(compared(many(oneOf("aA")), bnf)).toBeUndefined();
    expect(compared(some("a"), bnf, { notation: "rfc1738" })).toBeUndefined();
  });
});

test("the grammar of RFC 2397 is read as it stands there", () => {
  // RFC 2397 §3
  const bnf = `
    dataurl    := "data:" [ mediatype ] [ ";base64" ] "," data
    mediatype  := [ type "/" subtype ] *( ";" parameter )
    data       := *urlchar
    parameter  := attribute "=" value
  `;
  // `urlchar` is imported from RFC 2396, and the others are tokens of RFC 2045 with escapes: a few characters do here.
  const others = ["urlchar := %x61-62", "type := %x61", "subtype := %x62", "attribute := %x61", "value := %x62"];
  const mediatype = sequence(optional("a/b"), many(";a=b"));
  const dataOf = (...base64: readonly Node[]) => ({
    name: "data",
    schemepart: sequence(mediatype, ...base64, ",", many(oneOf("ab"))),
  });
  const options = { others: [others.join("\n")] };
  expect(compareLanguages(dataOf(optional(keyword(";base64"))), bnf, "dataurl", options)).toBeUndefined();
  expect(compareLanguages(dataOf(), bnf, "dataurl", options)).toMatchObject({
    text: expect.stringMatching(/^data:;base64,$/i),
    takenBy: "bnf",
  });
});

describe("finds a shortest text that only one takes", () => {
  const rows: readonly (readonly [Node, bnf: string, text: string, takenBy: "scheme" | "bnf"])[] = [
    [many("a"), 'x = "x:" 1*%s"a"', "x:", "scheme"],
    [some("a"), 'x = "x:" *[ "a" | "b" ]', "x:", "bnf"],
    [many("a"), 'x = "x:" [ *"a" | "b" ]', "x:b", "bnf"],
    [many("a"), 'x = "x:" *3%s"a"', "x:aaaa", "scheme"],
    [choice("abc", "abd"), 'x = "x:ab" %s"c"', "x:abd", "scheme"],
    [choice("abc", "abd"), 'x = "x:ab" "c" | "x:"', "x:", "bnf"],
    [many("a"), 'x = "y:" *"a" | "x:" *"a"', "y:", "bnf"],
    [many("a"), 'x = *"a"', "", "bnf"],
    [many("a"), 'x = "x" [ ":" ] *%s"a"', "x", "bnf"],
    [many(oneOf("aA")), 'x = "x:" *%s"a"', "x:A", "scheme"],
    [many("a"), 'x = "x:" *%x00-7F', "x:b", "bnf"],
  ];

  test.each(rows)("%#: %s is not %s", (schemepart, bnf, text, takenBy) => {
    const found = compared(schemepart, bnf);
    expect([found?.takenBy, found?.text.length]).toEqual([takenBy, text.length]);
    if (text.length < 5) expect(found?.text).toBe(text);
  });
});

describe("rules that prose changes", () => {
  const bnf = '<x> ::= "x:" <y>\n<y> ::= a letter\n';
  const sentence = "A letter is a or b.";

  test("are read in place of the text's own, or in addition to them", () => {
    const schemepart = oneOf("abAB");
    expect(compared(schemepart, bnf, { rules: { y: { bnf: '"a" | "b"', sentence } } })).toBeUndefined();
    const both = { y: { bnf: '<z> | "b"', sentence }, z: { bnf: '"a"', sentence } };
    expect(compared(schemepart, bnf, { rules: both })).toBeUndefined();
    expect(compared(letters, "", { rules: { X: { bnf: '"x:" %x61-62', sentence } } })).toBeUndefined();
  });

  test.each([
    ["without a sentence", { y: { bnf: '"a"', sentence: " " } }, "y", /\{ bnf, sentence \}/],
    ["not as an object", { y: '"a"' as never }, "y", /\{ bnf, sentence \}/],
    ["that are not needed", { y: { bnf: '"a"', sentence }, z: { bnf: '"a"', sentence } }, "z", /does not need/],
    ["that contain themselves", { y: { bnf: '"a" <y>', sentence } }, "y", /contains itself/],
  ])("are refused %s", (_, rules, rule, message) => {
    const thrown = thrownBy(() => compared(letters, bnf, { rules }));
    expect([thrown.rule, thrown.message]).toEqual([rule, expect.stringMatching(message)]);
  });
});

test("a rule that a text lacks is that of the next one, with the rules of that text", () => {
  const others = ['b = c | "B"\nc = "b"', "b = %x63\nd = DIGIT"];
  const [bnf, schemepart] = [
    '<x> ::= "x:" <c> <b> <d>\n<c> ::= "A"',
    sequence(oneOf("aA"), oneOf("bB"), oneOf("0123456789")),
  ];
  expect(compared(schemepart, bnf, { others })).toBeUndefined();
  expect(thrownBy(() => compared(schemepart, bnf, { others: others.slice(0, 1) })).message).toContain("no rule d");
});

function thrownBy(run: () => unknown): BnfError {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof BnfError) return thrown;
    throw thrown;
  }
  throw new Error("Nothing was thrown.");
}

describe("a text is refused, and its rule named", () => {
  test.each([
    ["a rule that contains itself", 'x = "x:" y\ny = "a" | "(" y ")"', "y", /contains itself/],
    ["rules that contain each other", 'x = "x:" y\ny = "a" | z\nz = "b" | y', "y", /contains itself/],
    ["a rule that is missing", 'x = "x:" y | "x"', "y", /has no rule y/],
    ["a rule asked for that is missing", 'y = "x:"', "x", /has no rule x/],
    ["a rule defined twice", 'x = "x:"\nx = "y:"', "x", /twice/],
    ["a rule in prose", '<x> ::= "x:" <y>\n<y> ::= a string as defined in RFC 1485', "y", /prose/],
    ["prose in angle brackets", 'x = "x:" y\ny = <a string>', "y", /prose: <a string>/],
    ["a character beyond ASCII", 'x = "x:" %x80', "x", /beyond ASCII/],
    ["a range beyond ASCII", 'x = "x:" %x00-10FFFF', "x", /beyond ASCII/],
    ["a literal beyond ASCII", 'x = "x:é"', "x", /beyond ASCII/],
    ["a range that ends before it begins", 'x = "x:" %x62-61', "x", /before its beginning/],
    ["a count that ends before it begins", 'x = "x:" 3*2"a"', "x", /3\*2/],
    ["a count of nothing", 'x = "x:" *', "x", /has \*/],
    ["a count before a space", 'x = "x:" 1* "a"', "x", /has 1/],
    ["an open bracket", 'x = "x:" [ "a"', "x", /ends where/],
    ["a closing bracket too many", 'x = "x:" "a" ]', "x", /has \]/],
    ["an empty alternative", 'x = "x:" | | "a"', "x", /has \|/],
    ["an empty rule", "x =\ny = %x61", "x", /ends where/],
    ["the bar of another notation", 'x = "x:" y / z\ny = "a" | "b"\nz = "c"', "x", /has \//],
    ["too large a count", 'x = "x:" 1000000*"a"', "x", /too large/],
    ["no rule at the beginning", 'The grammar:\nx = "x:"', "", /begin with a rule/],
  ])("%s", (_, bnf, rule, message) => {
    const thrown = thrownBy(() => compared(letters, bnf));
    expect([thrown.name, thrown.rule, thrown.message]).toEqual(["BnfError", rule, expect.stringMatching(message)]);
  });
});

test("a grammar of a newer version is refused", () => {
  expect(() => compared({ kind: "anything" } as never, 'x = "x:"')).toThrow("anything");
});

test("a scheme is compared by its machine", () => {
  const scheme = { name: "x", machine: () => new Automaton(many("a")).machine };
  expect(compareLanguages(scheme, 'x = "x:" *%s"a"', "x")).toBeUndefined();
  expect(compareLanguages(scheme, 'x = "x:" 1*%s"a"', "x")).toEqual({ text: "x:", takenBy: "scheme" });
});

test("a grammar with more states than an automaton keeps is compared in full", () => {
  // The thirteenth character from the end is an a: 2^13 sets of states, twice the number kept.
  const last = Array.from({ length: 12 }, () => letters);
  const schemepart = sequence(many(letters), "a", ...last);
  const bnf = (count: number) => `x = "x:" *y %s"a" ${count}y\ny = %s"a" / %s"b"`;
  expect(compared(schemepart, bnf(12))).toBeUndefined();
  expect(compared(schemepart, bnf(11))?.text).toHaveLength(14);
});
