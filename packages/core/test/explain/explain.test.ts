import { createRegistry, type UrlError } from "@url1738/core";
import {
  alpha,
  choice,
  decodedText,
  defineScheme,
  digit,
  hex,
  hialpha,
  login,
  lowalpha,
  many,
  type Node,
  oneOf,
  oneWord,
  rule,
  sequence,
  some,
  uchar,
  unescapedText,
  without,
} from "@url1738/core/define";
import { advice } from "@url1738/lint";
import { describe, expect, test } from "vitest";
import { inEnglish } from "../../src/errors/english.ts";
import { scheme as xHost } from "../x-host.ts";

const xText = defineScheme({
  name: "x-text",
  section: "9.9",
  schemepart: decodedText("text", many(uchar)),
  hint: ({ found }) => (found === "!" ? undefined : found === "/" ? "Here a slash is never right." : undefined),
  meant: (text) => (text.startsWith("text ") ? `x-text:${text.slice(5)}` : undefined),
  access: "It designates its own text.",
});

const xLogin = defineScheme({
  name: "x-login",
  defaultPort: 7,
  schemepart: sequence("//", login, "/"),
  access: "It designates a login.",
});

const registry = createRegistry([xHost, xText, xLogin], { advice });

function errorOf(text: unknown) {
  const result = registry.safeParse(text);
  return result.ok ? undefined : result.error;
}

test.each([
  ["a lower-case letter", lowalpha],
  ["an upper-case letter", hialpha],
  ["a letter", alpha],
  ["a digit", digit],
  ["a hexadecimal digit", hex],
  ["a lower-case letter or a digit", oneOf(lowalpha, digit)],
  ["an upper-case letter or a digit", oneOf(digit, hialpha)],
  ['a digit or one of "abcdef"', oneOf(digit, "abcdef")],
  ['one of "abcdefghijklmnopqrstuvwxy"', without(lowalpha, "z")],
  ['one of "BCDEFGHIJKLMNOPQRSTUVWXYZ"', without(hialpha, "A")],
  ['an upper-case letter or one of "abcdefghijklmnopqrstuvwxy"', without(alpha, "z")],
  ['a digit or one of "ABCDEFabcde"', without(hex, "f")],
  ['one of "012345678"', without(digit, "9")],
])("%s is expected", (expected, allowed) => {
  const scheme = defineScheme({
    name: "x-set",
    schemepart: unescapedText("it", allowed),
    access: "It is a character.",
  });
  const { error } = scheme.safeParse("x-set:!") as { error: UrlError };
  const { params } = error;
  expect(inEnglish("{expected}", {}, params)).toBe(`${expected.charAt(0).toUpperCase()}${expected.slice(1)}`);
});

describe("an error tells", () => {
  test("everything that it knows about a character that is not allowed there", () => {
    expect(errorOf("X-Host://a_b/")).toEqual({
      "~url1738": "error",
      code: "syntax",
      reason: "unexpected",
      params: { expected: "letter digit - . :" },
      message: '"_" is not allowed here in the host: expected a letter, a digit, "-", "." or ":".',
      scheme: "x-host",
      component: "host",
      index: 10,
      end: 11,
      found: 0x5f,
      expected: ["alphadigit", '"-"', '"."', '":"'],
      section: "3.1",
      advice: { reason: "host-characters", params: {} },
      hint: "A host may contain only letters, digits, hyphens and dots.",
    });
  });

  test("everything that it knows of an end that comes too early", () => {
    expect(errorOf("x-host://")).toEqual({
      "~url1738": "error",
      code: "syntax",
      reason: "ends-early",
      params: { expected: "letter digit" },
      message: "Unexpected end of the host: expected a letter or a digit.",
      hint: 'Write the host after the "//".',
      advice: { reason: "host-missing", params: { delimiter: "//" } },
      scheme: "x-host",
      component: "host",
      index: 9,
      end: 9,
      expected: ["hostname", "hostnumber"],
      section: "3.1",
    });
  });

  test("everything that it knows of a rule beyond the grammar", () => {
    expect(errorOf("x-host://h:65536")).toEqual({
      "~url1738": "error",
      code: "not-allowed",
      reason: "at-most",
      params: { most: 65535 },
      message: "The port must be at most 65535.",
      scheme: "x-host",
      component: "port",
      index: 11,
      end: 16,
      found: 0x36,
      section: "3.1",
      advice: { reason: "port-too-great", params: { port: 7 } },
      hint: "Check the port at its source, or leave it out for port 7.",
    });
  });
});

describe("the message names the character", () => {
  test.each([
    ["x-text: ", "A space is not"],
    ['x-text:"', "A quotation mark is not"],
    ["x-text:\t", "A tab is not"],
    ["x-text:\n", "A line feed is not"],
    ["x-text:\0", "A NUL is not"],
    ["x-text:\u00e9", '"\u00e9" (U+00E9) is not'],
    ["x-text:\ud83d\udc7d", '"\ud83d\udc7d" (U+1F47D) is not'],
    ["x-text:\ud800", "U+D800 is not"],
    ["x-text:\udce9", "The octet E9 is not"],
    ["x-text:\u00a0", "A no-break space (U+00A0) is not"],
    ["x-text:\u200b", "A zero-width space (U+200B) is not"],
    ["x-text:\u2028", "A line separator (U+2028) is not"],
    ["x-text:\ufeff", "A byte order mark (U+FEFF) is not"],
    ["x-text:\u0085", "U+0085 is not"],
    ["\ufeffx-text:", "but found a byte order mark"],
    ["", "Expected the name of a scheme, but found nothing"],
    ["x-text", 'Expected ":" after the scheme, but found nothing'],
  ])("%j: %s", (text, message) => {
    expect(errorOf(text)?.message).toContain(message);
  });

  test("a scheme of any length is quoted only in part", () => {
    const error = errorOf(`${"a".repeat(100_000)}:`);
    expect(error).toMatchObject({ code: "unknown-scheme", index: 0, end: 100_000 });
    expect(error?.message).toBe(`The scheme "${"a".repeat(40)}\u2026" is not known here.`);
  });
});

describe("the hint", () => {
  test.each([
    ["x-text:a/b", "Here a slash is never right."],
    ["x-text:a?b", "Write %3F if it belongs to the text."],
    ["x-text:a#b", "Leave out the fragment, from the # on, or write the # as %23."],
    ["x-text:a~b", "Write %7E instead."],
    ["x-text:a%b", "Write %25 for a % that does not begin an escape."],
    ["x-text:a\u0007b", "Leave it out, or write %07."],
    ["x-text:a\ud800b", "Leave it out: it is only half of a character."],
    ["x-text:a ", "Leave out the white space after the URL."],
    [" x-text:a", "Leave out the white space before the URL."],
    ["\ufeffx-text:a", "Leave out the byte order mark before the URL."],
    ["<x-text:a>", "Leave out everything around the URL."],
    ["x-host:/h", "Write / after the colon."],
    ["x-host://[::1]", "Write the name of the host: URLs of this scheme have no IPv6 addresses."],
    ["x-host://h\u00f6st", "Write the name in ASCII, where it begins with xn--."],
    ["x-host://h%41", "A host cannot contain escapes."],
    ["x-host://a..b", "Leave out the dot."],
    ["x-host://h.", "Leave out the dot."],
    ["x-host://1.2.3", "A host must end with a name, or have four numbers."],
    ["x-host://h^", "A host may contain only letters, digits, hyphens and dots."],
    ["x-host://h:", "Leave out the colon, or write a port after it."],
    ["x-host://h:x", "A port must be written in digits."],
    ["x-login://a_b/", undefined],
    ["x-login://h:x/", undefined],
    ["x-login://u:p/q@h", "Write %XX if it belongs to the password."],
    ["text a", "Did you mean x-text:a?"],
    ["text a b", "Did you mean x-text:a%20b?"],
    ["text a/b", undefined],
    ["y:", undefined],
  ])("for %j: %s", (text, hint) => {
    expect(errorOf(text)?.hint).toBe(hint);
  });
});

test("an error is computed only when somebody looks at it", () => {
  let looked = 0;
  const scheme = defineScheme({
    name: "x-counted",
    schemepart: decodedText("text", many(uchar)),
    access: "It designates nothing.",
  });
  const counting = () => {
    looked++;
    return undefined;
  };
  const registry = createRegistry([scheme], { advice: counting });
  const result = registry.safeParse("x-counted:/");
  registry.canParse("x-counted:/");
  expect([result.ok, looked]).toEqual([false, 0]);
  expect(!result.ok && result.error.index).toBe(10);
  expect(looked).toBe(1);
});

describe("keywords are expected by their text", () => {
  const on = rule("on", choice("yes", "no", rule("perhaps", sequence("may", "be"))));
  test.each<[why: string, switched: Node, text: string, expected: readonly string[]]>([
    ["one of several", on, "x-a:/", ['"yes"', '"no"', '"maybe"']],
    ["one", rule("word", "yes"), "x-a:", ['"yes"']],
    ["in any case", oneWord("word", ["Yes", "No"], { anyCase: true }).item, "x-a:1", ['"Yes"', '"No"']],
    ["next to what is not a keyword", rule("word", choice("yes", rule("number", some(digit)))), "x-a:/", ["word"]],
  ])("%s", (_, switched, text, expected) => {
    const schemepart = unescapedText("on", switched);
    const scheme = defineScheme({ name: "x-a", schemepart, access: "It designates a switch." });
    expect(scheme.safeParse(text)).toMatchObject({ ok: false, error: { expected } });
  });
});
