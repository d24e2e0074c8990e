import fc from "fast-check";

/** The pieces of random definitions, as the code that makes them. */

/** Writes a piece of grammar. Its components get the next names. */
export type Write = (next: () => string) => string;

export const quoted = (text: string) => JSON.stringify(text);
export const call = (name: string, ...parts: readonly string[]) => `${name}(${parts.join(", ")})`;
export const all = (writes: readonly Write[], next: () => string) => writes.map((write) => write(next));

/** Writes a grammar in which `shared` is one component: alternatives may share it only if it is the same. */
export const sharing = (shared: string, grammar: string) => `((shared) => ${grammar})(${shared})`;

// A character that separates is more often one that the sets leave out.
export const mark = fc.constantFrom(..."/;?:@&=,!~a", "//", "%2F", "ab", "/-");
export const literal = fc.oneof(
  {
    weight: 3,
    arbitrary: mark.map(
      (text): Write =>
        () =>
          quoted(text),
    ),
  },
  {
    weight: 1,
    arbitrary: mark.map(
      (text): Write =>
        () =>
          call("keyword", quoted(`${text}k=`)),
    ),
  },
);

const set = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("uchar", "oneOf(uchar)") },
  fc.constantFrom(
    "alpha",
    "digit",
    "alphadigit",
    "xchar",
    "escape",
    "escape",
    'oneOf("$_!", escape)',
    'oneOf("ab", escape)',
    'oneOf(uchar, "~")',
    "pchar",
  ),
  fc
    .tuple(fc.constantFrom("uchar", "xchar"), fc.constantFrom(...'a!;/?-1,":', "=&"))
    .map(([name, less]) => `without(${name}, ${quoted(less)})`),
  fc.constantFrom("/", "?", "@", "=", ":", "~").map((more) => `oneOf(uchar, ${quoted(more)})`),
  fc.constantFrom("without(uchar, 0x41)", "without(xchar, 0x09, 0x0a)"),
);

const text = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constantFrom("many", "some"), set).map(([name, one]) => call(name, one)) },
  set,
  fc
    .tuple(fc.integer({ min: 0, max: 2 }), fc.constantFrom("2", "3", "Infinity"), set)
    .map(([least, most, one]) => `times(${least}, ${most}, ${one})`),
  // One to three.
  set.map((one) => `sequence(${one}, optional(${one}, optional(${one})))`),
  fc.tuple(set, set).map(([one, other]) => `sequence(${one}, many(${other}))`),
  fc.tuple(mark, set).map(([lead, one]) => `rule("led", ${quoted(lead)}, many(${one}))`),
  fc.tuple(set, mark).map(([one, between]) => `sequence(some(${one}), many(${quoted(between)}, some(${one})))`),
);

const options = fc.oneof(
  { weight: 6, arbitrary: fc.constant("") },
  fc.constantFrom('{ absent: "" }', '{ absent: "b" }', '{ absent: "7" }', "{ secret: true }", '{ section: "9" }'),
);
const checked = fc.constantFrom("{ check: noX }", '{ check: noX, absent: "b" }');
export const given = (...parts: readonly string[]) => parts.filter((part) => part !== "").join(", ");

export const value: fc.Arbitrary<Write> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom("decodedText", "decodedText", "encodedText"),
      text,
      fc.oneof({ weight: 4, arbitrary: options }, checked),
    )
    .map(
      ([name, rule, more]): Write =>
        (next) =>
          call(name, given(quoted(next()), rule, more)),
    ),
  fc.tuple(fc.constantFrom("some(alpha)", "some(alphadigit)", 'many(oneOf(alpha, "-."))', 'choice("a", "bc")')).map(
    ([rule]): Write =>
      (next) =>
        call("unescapedText", quoted(next()), rule),
  ),
  fc.constantFrom<Write>(
    (next) => `unescapedText(${quoted(next())}, some(alpha), readSmall)`,
    (next) => `component(${quoted(next())}, many(alpha), { read: readLetters, spell: spellLetters })`,
    (next) => `component(${quoted(next())}, many(alpha), { read: readLetters, spell: spellLetters, check: noX })`,
    (next) => `flag(${quoted(next())}, ";flag")`,
    (next) => `oneWord(${quoted(next())}, ["get", "Put"], { anyCase: true, absent: "get" })`,
    (next) => `oneWord(${quoted(next())}, ["a", "bc"])`,
  ),
  fc
    .tuple(
      fc.constantFrom(
        "digits",
        "some(digit)",
        "sequence(digit, optional(digit))",
        'choice("0", sequence(digit, digit))',
      ),
      fc.constantFrom(0, 9, 12, 255, 99_999, Number.MAX_SAFE_INTEGER),
      fc.constantFrom("", '{ absent: "7" }', '{ absent: "0" }'),
    )
    .map(
      ([rule, most, more]): Write =>
        (next) =>
          call("decimal", given(quoted(next()), rule, String(most), more)),
    ),
);

export const host = fc.constantFrom<Write>(
  (next) => call("hostList", quoted(next())),
  () => "hostport",
  () => "login",
  () => "hostport6",
  () => "sequence(userAt, hostport)",
  // Only the last character tells where the host ends.
  (next) => `sequence(hostport, optional(unescapedText(${quoted(next())}, sequence("-", digit, ":", digit, "!"))))`,
  (next) => `component(${quoted(next())}, host, hostCodec)`,
);

export const separator = fc.oneof(
  { weight: 15, arbitrary: fc.constantFrom(..."/;&,@~!+") },
  fc.constantFrom("a", "%", "0"),
);
export const place = fc.constantFrom("before", "between", "after").map(quoted);
export const listOptions = fc.constantFrom("", "", "", "", '{ absent: "" }', '{ absent: "b" }');

/** Writes items whose sets leave out the separator, which they could not have. */
export const without = (written: string, out: string) =>
  written.replaceAll(/\b(uchar|xchar|pchar|alpha|alphadigit)\b(?!")/g, (name) =>
    ["a", "0"].includes(out) || !["uchar", "alpha", "alphadigit"].includes(name) || "!+,".includes(out)
      ? `without(${name}, ${quoted(out)})`
      : name,
  );
