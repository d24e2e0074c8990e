import {
  alpha,
  escape as anyEscape,
  choice,
  component,
  decimal,
  decodedText,
  digit,
  digits,
  encodedText,
  hostCodec,
  hostport,
  host as hostRule,
  implied,
  list,
  many,
  oneOf,
  oneWord,
  optional,
  otherwise,
  rule,
  sequence,
  set,
  some,
  uchar,
  unescapedText,
  without,
} from "@url1738/core/define";
import { checkDefinition } from "@url1738/prove";
import { options as optionsOf } from "@url1738/rfc3986";
import { describe, expect, test } from "vitest";
import { errorOf } from "../../../core/test/error-of.ts";

/** Definitions that cannot work, each with all of its errors. */

const word = rule("word", many(uchar));
const bare = rule("bare", some(alpha));
const text = decodedText("text", word);
const own = {
  read: (text: string) => text,
  spell: (value: unknown) => (typeof value === "string" ? value : undefined),
};
const host = component("host", hostRule, hostCodec);
const circle = { kind: "sequence", items: [text] as unknown[] };
circle.items.push(circle);
const TWO_WAYS =
  "Each text must have one value: put a character between two components that neither of them can contain there, and let alternatives and optional parts begin with characters that tell them apart.";
const ambiguous = (ways: string) => `The text ${ways}. ${TWO_WAYS}`;
const implies = (what: string) =>
  `The ${what} is in an implied part, which the canonical spelling always writes, so it needs`;

describe("a grammar is refused", () => {
  test.each<[why: string, schemepart: unknown, message: string]>([
    // Alternatives that are tried in order.
    [
      "an alternative that an earlier one leaves nothing",
      otherwise(decodedText("any", many(uchar)), sequence("n", decimal("n", digits, 9))),
      'Alternative 2 of an "otherwise" never reads a text, because earlier ones allow all of its texts, such as "n0". Put it before them, or leave it out.',
    ],
    [
      "one that two earlier ones leave nothing together, in a list",
      list(
        "all",
        otherwise(unescapedText("a", some(alpha)), unescapedText("b", some(digit)), oneWord("c", ["x", "1"])),
        ",",
        "between",
      ),
      'Alternative 3 of an "otherwise" never reads a text, because earlier ones allow all of its texts, such as "x". Put it before them, or leave it out.',
    ],
    // Options.
    [
      "options that are always there",
      optionsOf("given", { n: decimal("n", digits, 9) }),
      'The fields of "given" may all have the values that absence means, and the canonical spelling leaves out such fields, but nothing in the grammar lets a URL leave out all of them. Make them optional together with what comes before them: optional("?", …).',
    ],
    [
      "the value of an option left out, against its rule",
      sequence("/", optional("?", optionsOf("given", { n: decimal("n", digits, 9, { absent: "x" }) }))),
      'The component "n" has the "absent" "x", which its rule does not allow. Give a text of the rule, or "" if nothing is there.',
    ],
    [
      "the value of an option left out, against its check",
      sequence("/", optional("?", optionsOf("given", { n: decimal("n", digits, 9, { absent: "10" }) }))),
      'The component "n" has the "absent" "10", which its own "check" refuses. Give a text for which "check" finds no errors.',
    ],
    // Implied parts.
    [
      "what is implied has no value where it is left out",
      sequence("a", implied("/", text)),
      `${implies('component "text"')} the option "absent": the text to write where the URL leaves it out. Or make the part optional.`,
    ],
    [
      "an implied list needs an item",
      sequence("a", implied("/", list("texts", text, ";", "between"))),
      `${implies('list "texts"')} the option "absent": the text to write where the URL leaves it out. Or make the part optional.`,
    ],
    [
      "the rule does not allow what is implied",
      sequence("a", implied("/", unescapedText("text", bare, undefined, { absent: "" }))),
      'The component "text" is in an implied part, which the canonical spelling always writes, but its rule does not allow its "absent", "". Give a text of the rule, or make the part optional.',
    ],
    // Texts that can be read in two ways.
    [
      "one component right before another that is like it",
      sequence(decodedText("a", word), decodedText("b", word)),
      ambiguous('"x-a:a" can be read in two ways: a "a", b ""; or a "", b "a"'),
    ],
    [
      "what follows can be like what may be left out",
      sequence(optional(decodedText("user", bare), "-"), decodedText("name", many(oneOf(alpha, "-")))),
      ambiguous('"x-a:a-" can be read in two ways: user "a", name ""; or user undefined, name "a-"'),
    ],
    [
      "alternatives overlap",
      choice(decimal("number", digits, 99), decodedText("name", rule("name", some(oneOf(alpha, digit))))),
      ambiguous('"x-a:0" can be read in two ways: number "0", name undefined; or number undefined, name "0"'),
    ],
    [
      "what is there and empty is like what is not there",
      optional(text),
      ambiguous('"x-a:" can be read in two ways: text ""; or text undefined'),
    ],
    [
      "the items of a list can be cut in two ways",
      list("pairs", sequence(decodedText("key", word), optional(".", decodedText("rest", word))), ";", "between"),
      ambiguous('"x-a:." can be read in two ways: pairs [{key ".", rest undefined}]; or pairs [{key "", rest ""}]'),
    ],
    [
      "a default that the URL can also spell elsewhere",
      sequence(hostport, optional(":", decimal("line", digits, 9))),
      ambiguous('"x-a:a:0" can be read in two ways: port "0", line undefined; or port "7", line "0"'),
    ],
    // Components in the wrong places.
    [
      "a component inside a component",
      decodedText("outer", rule("outer", "(", decodedText("inner", word), ")")),
      'The component "inner" is inside the component "outer", whose whole text is one value. Make one of them a rule.',
    ],
    [
      "a component in a repetition",
      sequence("a", many("/", decodedText("segment", word))),
      'The component "segment" is in a repetition, so it could occur several times. For that, use a list: list("segments", segment, "/", "before").',
    ],
    [
      "a component in a repetition that ends with a mark",
      some(decodedText("directory", word), "/"),
      'The component "directory" is in a repetition, so it could occur several times. For that, use a list: list("directories", directory, "/", "after").',
    ],
    // Names and sets.
    [
      "two rules of one name",
      sequence(decodedText("a", rule("word", some(uchar))), "/", decodedText("b", word)),
      'Two different lines are named "word", 1*uchar and *uchar: give one rule another name.',
    ],
    [
      "two sets of one name",
      sequence(unescapedText("a", set("mark", "ab")), "/", unescapedText("b", set("mark", "cd"))),
      'Two different lines are named "mark", "a" | "b" and "c" | "d": give one set another name.',
    ],
    [
      "a rule whose name is not one",
      decodedText("text", rule("my word", many(uchar))),
      '"my word" cannot be the name of a rule, which is the left side of a line of BNF: take a letter and then letters, digits, "-", "_", "+" and ".".',
    ],
    ["an empty set", unescapedText("text", some(oneOf())), "A set has no characters, so nothing can match it."],
    [
      "octets left out of a set without escapes",
      unescapedText("text", many(without(alpha, 0x41))),
      'The set "alpha" leaves out octets that may not be escaped, but has no escape: take the characters out instead.',
    ],
    // Texts that cannot be spelt.
    [
      "a character that is raw at some places only",
      decodedText("text", rule("text", oneOf(alpha, anyEscape), many(oneOf(alpha, digit, anyEscape)))),
      'The component "text" accepts the text "%30", but not "0", which is its canonical spelling: a character that is allowed raw at one place of decoded text is never escaped, so it must be allowed raw wherever it may be escaped.',
    ],
    [
      "encoded text whose normal form is not allowed",
      encodedText("text", many(oneOf("/", anyEscape))),
      'The component "text" accepts the text "%2D", but not "-", which is its normal form as encoded text. Where escape is in a set, put letters, digits, "-", "_" and "." into it as well.',
    ],
    // Names that say what a component is.
    [
      "text in the place of a host",
      sequence("//", decodedText("host", word), optional(":", decimal("port", digits, 65535, { absent: "7" }))),
      expect.stringContaining(
        "but a component of this name is taken for that part of a login. Use hostport, login or, for a host alone, hostCodec; or choose another name.",
      ),
    ],
    [
      "a host in any case",
      sequence("//", unescapedText("host", bare)),
      expect.stringMatching(/^The component "host" has the value "[a-z]*[A-Z][A-Za-z]*" for/),
    ],
    [
      "a port that is text",
      sequence("//", host, ":", unescapedText("port", digits)),
      'The component "port" has the value "0" for "0", but a component of this name is taken for that part of a login. Use hostport, login or, for a host alone, hostCodec; or choose another name.',
    ],
    [
      "a port that no computer has",
      sequence("//", host, ":", decimal("port", digits, 99_999_999)),
      expect.stringMatching(/^The component "port" has the value \d{5,} for/),
    ],
    [
      "an implied list whose absence means no items",
      implied("/", list("words", unescapedText("word", bare), ",", "between", { absent: "" })),
      'The list "words" is in an implied part, which the canonical spelling always writes, but its rule does not allow its "absent", "". Give a text of the rule, or make the part optional.',
    ],
    [
      "a range",
      decodedText("text", some(oneOf("_", set("small", "a-z")))),
      'A set has the characters "a-z", which are three characters, not a range. For a range, take alpha, lowalpha, hialpha or digit, or write out its characters; if you mean these three, put the "-" last.',
    ],
    [
      "a regular expression",
      sequence("//", /a/ as never),
      "The grammar contains a value of type RegExp where a piece of grammar should be: use the functions of @url1738/core/define; for a text alone or several parts, sequence(…).",
    ],
    [
      "a number that is not written in digits",
      decimal("number", word, 9),
      'The component "number" is a decimal number, but its rule accepts the character "a": take digits only, or a component with a codec of its own.',
    ],
    // Lists.
    [
      "lists in a list with one separator",
      list("rows", list("row", unescapedText("cell", bare), ",", "between"), ",", "between"),
      'The list "rows" allows its separator in its items; take it out of their sets.',
    ],
    [
      "a list of nothing",
      list("words", sequence("a"), ",", "between"),
      'The list "words" has items without a component, so they would be empty.',
    ],
    [
      "a value that JSON cannot hold, where the component is left out",
      optional("/", component("text", bare, { read: Number, spell: own.spell }, { absent: "x" })),
      'The "read" of the component "text" returns a value that JSON cannot hold for "x". A value is plain data: a string, a number, true or false, null, or arrays and objects of them.',
    ],
    // The name of the scheme.
    [
      "the name of the scheme again",
      sequence("X-A://", hostport),
      'The grammar begins with "x-a:", which a URL would then have twice: "schemepart" is what follows the name and its colon.',
    ],
    [
      "the name of the scheme again, in a rule",
      rule("top", sequence("x-a:"), text),
      'The grammar begins with "x-a:", which a URL would then have twice: "schemepart" is what follows the name and its colon.',
    ],
    // Values that are not grammars.
    [
      "no name",
      decodedText(word as never, undefined as never),
      "The grammar contains a component whose name is of type object: the name comes first, and is a string.",
    ],
    [
      "a number for a rule",
      sequence("/", decimal("n", 9 as never, digits as never)),
      'The component "n" needs a piece of grammar after its name, but has a value of type number there.',
    ],
    [
      "a grammar that contains itself",
      circle,
      "The grammar contains a piece of the kind sequence that contains itself: a grammar of URLs is finite, so use many, some or list for repetitions.",
    ],
    [
      "a function that was not called",
      sequence("//", hostport, many as never),
      "The grammar contains a value of type function where a piece of grammar should be: use the functions of @url1738/core/define; for a text alone or several parts, sequence(…).",
    ],
  ])("%s", (_, schemepart, message) => {
    const definition = { name: "x-a", defaultPort: 7, schemepart, access: "It designates nothing." };
    expect(errorOf(() => checkDefinition(definition as never))).toMatchObject({ code: "invalid-definition", message });
  });
});
