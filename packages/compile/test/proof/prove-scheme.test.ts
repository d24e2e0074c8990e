import type { AnyDefinition } from "@url1738/core/define";
import * as kit from "@url1738/core/define";
import { expect, test } from "vitest";
import { emitScheme, type Written } from "../../src/emit/emit-scheme.ts";
import type { LeftOut, Shortcut } from "../../src/emit/shortcuts.ts";
import type { CompileError } from "../../src/index.ts";
import { proveScheme } from "../../src/proof/prove-scheme.ts";
import { compiledModules } from "../generate.ts";

// A shortcut that would be wrong is left out; code that would be wrong without any is refused.

const {
  hostport,
  implied,
  optional,
  decodedText,
  decimal,
  digits,
  encodedText,
  list,
  lowalpha,
  many,
  oneOf,
  sequence,
  some,
  uchar,
  unescapedText,
  alpha,
  without,
  xchar,
} = kit;

const definitionOf = (schemepart: kit.Node) =>
  ({ name: "x-a", schemepart, access: "It names nothing.", defaultPort: 79 }) as unknown as AnyDefinition;

const named = sequence(
  decodedText("name", many(without(uchar, "!"))),
  optional("!", decimal("version", digits, 999, { absent: "1" })),
  optional("?", encodedText("query", many(xchar))),
);
const plain = definitionOf(named);
// The proof of a whole host takes most of the time.
const port = optional(":", decimal("port", digits, 65_535, { absent: "79" }));
const site = sequence(unescapedText("who", some(lowalpha)), port);
const ofPorts = definitionOf(sequence("//", site, "/", named));
const short = {
  read: (text: string) => text,
  spell: (value: unknown) => value as string,
  check: (text: string) => (text.length > 63 ? [{ index: 0, end: text.length, message: "It is too long." }] : []),
};
const who = kit.component("who", some(lowalpha), short, { usual: { texts: some(lowalpha), most: 63 } });
const ofShort = definitionOf(sequence("//", who, "/", named));
const modules = { ...compiledModules, short };
const ofHosts = definitionOf(sequence("//", hostport, "/", named));
const open = definitionOf(
  sequence(
    "//",
    site,
    implied("/", encodedText("path", many(uchar), { absent: "" }), optional("?", encodedText("query", many(uchar)))),
  ),
);
const listed = definitionOf(
  sequence(
    list(
      "all",
      sequence(
        unescapedText("key", some(oneOf("ab"))),
        optional("=", decodedText("value", many(oneOf("ab", kit.escape)))),
      ),
      ",",
      "between",
    ),
    optional("/", unescapedText("last", some(alpha))),
  ),
);

/** Proves a scheme whose code is changed as long as it has a shortcut. */
function proved(definition: AnyDefinition, shortcut: Shortcut | undefined, change: (written: Written) => Written) {
  const write = (leftOut: LeftOut) => {
    const written = emitScheme(definition as never, modules, {}, leftOut);
    return shortcut !== undefined && leftOut.has(shortcut) ? written : change(written);
  };
  return proveScheme(definition, write, modules);
}

/** Changes the code, which must have what is changed. */
const inCode = (from: string | RegExp, to: string) => (written: Written) => {
  expect(written.code).toMatch(from);
  return { ...written, code: written.code.replace(from, to) };
};

const WRONG: readonly (readonly [Shortcut, string, AnyDefinition, (written: Written) => Written])[] = [
  ["usual", "another text", ofPorts, inCode("\\/\\/", "\\/\\/a?\\/?")],
  ["usual", "a text in another spelling", ofPorts, inCode(/^(const U = .*)\[1-9\]\\d\{0,3\}/m, "$1\\d{1,4}")],
  [
    "usual",
    "a text with a number that is too great",
    ofPorts,
    inCode(/^(const U = .*)\[1-5\]\\d\\d\\d\\d/m, "$1[1-9]\\d\\d\\d\\d"),
  ],
  ["cuts", "a cut one character on", plain, inCode(/(\? t\.slice\(a\d) \+ 1\b/, "$1 + 2")],
  ["cuts", "another delimiter", plain, inCode('t.indexOf("?"', 't.indexOf("!"')],
  ["cuts", "the other value for absence", ofPorts, inCode(/(return new V\(.*?): 79,/, "$1: 78,")],
  ["cuts", "a component not read", plain, inCode(/^(.*new V\(.*?)core\.decode\((.*?)\)/m, "$1($2)")],
  [
    "cuts",
    "cuts elsewhere, as they are claimed",
    plain,
    (written) => ({ ...written, cuts: (written.cuts ?? []).map((cut) => ({ ...cut, inside: cut.inside + 1 })) }),
  ],
  ["wider", "a rest that the grammar does not accept", open, inCode(/^(const S = \/)/m, "$1#?")],
  ["wider", "a rest after a host", open, inCode(/^(const O = .*)\|\$\)/m, "$1|)")],
  ["wider", "a port that is not checked", open, inCode(/^(const O = .*)\[1-5\]\\d\\d\\d\\d/m, "$1[1-9]\\d\\d\\d\\d")],
  ["wider", "a component not read", open, inCode("o = O.lastIndex", "o = t.length")],
  ["wider", "a rest that is spelt as it is", open, inCode(/core\.normalise\((t\.slice\(a\d\))\)(?= : new V)/, "$1")],
  ["wider", "a part that is not left out", open, inCode(/(=== 79) \? (a\d) : (a\d)/, "$1 ? $3 : $2")],
  ["wider", "a part that is left out and not written", open, inCode(/(< a\d \? "" : )"\/"/, '$1""')],
  ["wider", "the other value for absence", open, inCode(/(\? \(o [^:]*: [^:]*): ""/, '$1: "/"')],
  [
    "longest",
    "a test of length that lets more pass",
    ofShort,
    (written) => ({ ...written, longest: { from: 2, most: 10_000, delimiter: undefined } }),
  ],
  ["longest", "a limit that is too great in the module", ofShort, inCode("most:63", "most:630")],
  ["writer of version", "a number that is not whole", plain, inCode(/(\$version <= 999) && \$version % 1 === 0/, "$1")],
  ["writer of version", "a number below zero", plain, inCode("$version > 0", "$version > -9")],
  ["writer of name", "a string that is not spelt as it is", plain, inCode(/("name", .*usual: \/\^)/, "$1%?")],
  ["writer of version", "a number that is too great", plain, inCode("$version <= 999", "$version <= 99999")],
  [
    "facts about name",
    "a component not read by the table",
    ofPorts,
    inCode(/(\? )core\.decode\((t\.slice\(r\d, r\d\))\)/, "$1($2)"),
  ],
];

/** The texts and reasons of each change, in the order of the rows. */
const reasons: string[] = [];

test.each(WRONG)("%s is left out: %s", (shortcut, title, definition, change) => {
  const { code, leftOut } = proved(definition, shortcut, change);
  // Without right cuts, nothing else is cut.
  const all = leftOut.map((one) => one.shortcut).filter((one) => shortcut !== "cuts" || one !== "wider");
  expect(all).toEqual([shortcut]);
  reasons.push(
    `${title}\n${leftOut.map(({ shortcut, text, reason }) => `  ${shortcut}: ${text}: ${reason}\n`).join("")}`,
  );
  expect(code).not.toBe(emitScheme(definition as never, modules).code);
});

const UNSAFE: readonly (readonly [string, AnyDefinition, (written: Written) => Written])[] = [
  ["a table with another cell", plain, inCode(/(lazyTable\(\["[^"]*","[^"]{9})(.)/, "$1~")],
  ["a place one character on", ofPorts, inCode(/- 1\b/, "- 2")],
  ["a row of the notes that is another", ofPorts, inCode(/\ba\[(\d+)\]/, "a[$11]")],
  ["the items of a list, one character on", listed, inCode(/(R\$1 = [\s\S]*?)- 1\b/, "$1- 2")],
  ["a literal written otherwise", plain, inCode('t += "?"', 't += "!"')],
  ["an item without its separator", listed, inCode('_all_item, ","', '_all_item, ";"')],
  ["a port written though it is the default", ofPorts, inCode("$port !== 79", "$port !== 80")],
  ["a value that is not as it is read", plain, inCode(/("query", .*?), read: core\.normalise/, "$1")],
  ["an error with another section", ofHosts, inCode('section: "3.1"', 'section: "9"')],
  ["an error that is not told", plain, inCode(/return undefined;\n/, "/* */\n")],
];

test.each(UNSAFE)("nothing is written: %s", (title, definition, change) => {
  const refusal = (): CompileError | undefined => {
    try {
      proved(definition, undefined, change);
    } catch (thrown) {
      return thrown as CompileError;
    }
    return undefined;
  };
  const error = refusal();
  expect(error).toMatchObject({ name: "CompileError", code: "unproved" });
  reasons.push(`${title}\n  ${error?.message}\n`);
});

test("the texts for which they would be wrong, and why", async () => {
  await expect(reasons.join("\n")).toMatchFileSnapshot("left-out.txt");
});

test("a claim of an author's that does not hold makes a scheme slower, not wrong", () => {
  const codec = { read: (text: string) => text.toLowerCase(), spell: (value: unknown) => String(value) };
  const who = kit.component("who", some(alpha), codec, { usual: { texts: some(alpha) } });
  const definition = definitionOf(sequence("//", who));
  const modules = { ...compiledModules, own: codec };
  const { leftOut } = proveScheme(definition, (out) => emitScheme(definition as never, modules, {}, out), modules);
  expect(leftOut).toEqual([{ shortcut: "facts about who", text: "A", reason: "who is not read as it is" }]);
});
