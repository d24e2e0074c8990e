import * as kit from "@url1738/core/define";
import * as runtime from "@url1738/core/runtime";
import * as rfc3986 from "@url1738/rfc3986";
import * as own from "../../compile/test/modules/own-functions.ts";

/** Names that the code of `telling.json` uses in addition to those for authors. */

const { alpha, component, decodedText, digit, host, list, many, oneOf, rule, sequence, some, uchar } = kit;
const { hostList, options } = rfc3986;

const word = rule("word", many(uchar));
const text = decodedText("text", word);
const circle = { kind: "sequence", items: [text] as unknown[] };
circle.items.push(circle);
const page = decodedText("page", some(uchar));

const broken = (): never => {
  throw new Error("It does not work.");
};

const names = {
  word,
  bare: rule("bare", some(alpha)),
  text,
  own: { read: (read: string) => read, spell: (value: unknown) => (typeof value === "string" ? value : undefined) },
  circle,
  broken,
  withCodec: (codec: unknown) => component("text", word, codec as never),
  opts: (options: object) => decodedText("text", word, options as never),
  optionsOf: options,
  hostRule: host,
  anyEscape: kit.escape,
  page,
  pairs: list("pairs", sequence(page, "=", decodedText("value", some(uchar))), ";", "between"),
  hosts: hostList("hosts"),
  fields: options("fields", { a: decodedText("a", many(uchar)), b: decodedText("b", many(uchar)) }),
  sectioned: decodedText("text", some(uchar), { section: "3" }),
  other: () => decodedText("page", some(uchar)),
  good: { name: "x-a", schemepart: text, access: "It designates nothing." },
  small: { name: "x-a", schemepart: decodedText("text", many(oneOf("ab"))), access: "It designates nothing." },
  one: decodedText("one", some(oneOf("ab"))),
  two: decodedText("two", some(oneOf("b"))),
  both: sequence(decodedText("one", many(oneOf("ab"))), decodedText("two", many(oneOf("b")))),
  letters: oneOf("ab"),
  a: decodedText("a", rule("a", some(digit))),
  b: decodedText("b", rule("b", many(digit))),
  lowerCase: runtime.lowerCase,
  contextLine: runtime.contextLine,
  missingContext: runtime.missingContext,
  asWritten: (value: string) => value,
  never: () => [{ index: 0, end: 0, message: "It is too long." }],
};

const scope: Readonly<Record<string, unknown>> = { ...kit, ...rfc3986, ...own, ...names };

/** Runs code that makes a grammar or a definition. */
export const madeBy = (code: string): unknown =>
  new Function(...Object.keys(scope), `return ${code};`)(...Object.values(scope));
