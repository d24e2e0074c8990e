import type { AnyDefinition } from "@url1738/core/define";
import * as kit from "@url1738/core/define";
import * as derive from "@url1738/derive";
import * as rfc3986 from "@url1738/rfc3986";
import fc from "fast-check";
import * as own from "./modules/own-functions.ts";

/** Random definitions with everything that authors may write, as the code that makes them. */

/** A definition, and the code that made it: a counterexample is printed as code to copy. */
export interface RandomDefinition {
  readonly definition: AnyDefinition;
  readonly code: string;
}

/** Writes a piece of grammar. Its components get the next names. */
type Write = (next: () => string) => string;

const quoted = (text: string) => JSON.stringify(text);
const call = (name: string, ...parts: readonly string[]) => `${name}(${parts.join(", ")})`;
const all = (writes: readonly Write[], next: () => string) => writes.map((write) => write(next));

/** Writes a grammar in which `shared` is one component: alternatives may share it only if it is the same. */
const sharing = (shared: string, grammar: string) => `((shared) => ${grammar})(${shared})`;

// A character that separates is more often one that the sets leave out.
const mark = fc.constantFrom(..."/;?:@&=,!~a", "//", "%2F", "ab", "/-");
const literal = fc.oneof(
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
  fc.constantFrom("alpha", "digit", "alphadigit", "xchar", 'oneOf("$_!", escape)', 'oneOf(uchar, "~")', "pchar"),
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
  { weight: 3, arbitrary: fc.constant("") },
  fc.constantFrom('{ absent: "" }', '{ absent: "b" }', '{ absent: "7" }', "{ secret: true }", '{ section: "9" }'),
);
const checked = fc.constantFrom("{ check: noX }", '{ check: noX, absent: "b" }');
const given = (...parts: readonly string[]) => parts.filter((part) => part !== "").join(", ");

const value: fc.Arbitrary<Write> = fc.oneof(
  fc.tuple(fc.constantFrom("decodedText", "decodedText", "encodedText"), text, fc.oneof(options, checked)).map(
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

const host = fc.constantFrom<Write>(
  (next) => call("hostList", quoted(next())),
  () => "hostport",
  () => "login",
  () => "hostport6",
  () => "sequence(userAt, hostport)",
  // Only the last character tells where the host ends.
  (next) => `sequence(hostport, optional(unescapedText(${quoted(next())}, sequence("-", digit, ":", digit, "!"))))`,
  (next) => `component(${quoted(next())}, host, hostCodec)`,
);

const separator = fc.constantFrom(..."/;&,@~!+", "a", "%", "0");
const place = fc.constantFrom("before", "between", "after").map(quoted);
const listOptions = fc.constantFrom("", "", '{ absent: "" }', '{ absent: "b" }');

/** Writes items whose sets leave out the separator, which they could not have. */
const without = (written: string, out: string) =>
  written.replaceAll(/\b(uchar|xchar|pchar|alpha|alphadigit)\b(?!")/g, (name) =>
    ["a", "0"].includes(out) || !["uchar", "alpha", "alphadigit"].includes(name) || "!+,".includes(out)
      ? `without(${name}, ${quoted(out)})`
      : name,
  );

const { piece } = fc.letrec<{ piece: Write; pieces: readonly Write[]; list: Write }>((tie) => ({
  pieces: fc
    .tuple(
      fc.array(fc.tuple(fc.oneof({ weight: 3, arbitrary: value }, tie("piece")), literal), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.nat(3),
    )
    .map(([parts, cut]) => {
      const flat = parts.flat();
      return cut === 0
        ? flat
        : cut === 1
          ? flat.slice(0, -1)
          : cut === 2
            ? [flat.at(-1) as Write, ...flat.slice(0, -1)]
            : flat.slice(0, 3);
    }),
  list: fc.tuple(fc.oneof(value, value, tie("piece"), host), separator, place, listOptions).map(
    ([item, out, where, more]): Write =>
      (next) => {
        const written = without(item(next), out);
        return call("list", given(quoted(next()), written, quoted(out), where, more));
      },
  ),
  piece: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    value,
    { weight: 2, arbitrary: tie("list") },
    host,
    fc.tuple(separator, place).map(
      ([out, where]): Write =>
        (next) =>
          call("parameters", quoted(next()), quoted(out), where),
    ),
    fc.tuple(fc.constantFrom("sequence", "sequence", "optional", "optional", "implied"), tie("pieces")).map(
      ([name, parts]): Write =>
        (next) =>
          call(name, ...all(parts, next)),
    ),
    tie("pieces").map(
      (parts): Write =>
        (next) =>
          call("rule", quoted("part"), ...all(parts, next)),
    ),
    fc.tuple(fc.constantFrom("choice", "otherwise"), fc.array(tie("pieces"), { minLength: 2, maxLength: 3 })).map(
      ([name, alternatives]): Write =>
        (next) =>
          call(name, ...alternatives.map((parts) => call("sequence", ...all(parts, next)))),
    ),
    // Fields in any order; a name may begin another.
    fc
      .tuple(
        fc.array(fc.oneof({ weight: 4, arbitrary: value }, tie("list")), { minLength: 1, maxLength: 4 }),
        fc.constantFrom(
          "",
          '{ others: "more" }',
          '{ others: "more", separator: ";" }',
          '{ separator: ";" }',
          '{ others: "more", anyCase: true }',
        ),
        fc.constantFrom("between", "before"),
        fc.constantFrom("", "?", ":"),
      )
      .map(
        ([values, given, where, lead]): Write =>
          (next) => {
            const out = given.includes(";") ? ";" : "&";
            const fields = values.map((one, at) => `${quoted("abcd".slice(0, at + 1))}: ${without(one(next), out)}`);
            const more = given === "" ? "{" : `${given.slice(0, -2)},`;
            const all = call(
              "options",
              quoted(next()),
              `{ ${fields.join(", ")} }`,
              `${more} place: ${quoted(where)} }`,
            );
            return call("optional", ...(lead === "" ? [] : [quoted(lead)]), all);
          },
      ),
    // Alternatives with words, of which one begins another.
    fc.tuple(fc.array(tie("pieces"), { minLength: 1, maxLength: 4 }), fc.boolean()).map(
      ([alternatives, isShared]): Write =>
        (next) => {
          const name = next();
          const shared = `decodedText(${quoted(next())}, many(uchar))`;
          const own = alternatives.map((parts, at) => {
            const more = isShared && at % 2 === 0 ? ["shared"] : [];
            return `${["my", "mysql", "a", "none"][at]}: ${call("sequence", ...all(parts, next), ...more)}`;
          });
          return sharing(shared, call("tagged", quoted(name), `{ ${own.join(", ")}, empty: "" }`));
        },
    ),
    // Many sets, each without another character.
    fc.tuple(fc.integer({ min: 3, max: 14 }), fc.boolean()).map(
      ([count, isAfterLetters]): Write =>
        (next) => {
          const parts = Array.from({ length: count }, (_, at) => {
            const own = `decodedText(${quoted(next())}, some(without(uchar, ${quoted("!$-_.+*'(),ab"[at % 13] as string)})))`;
            return `optional(keyword(${quoted(`;${String.fromCharCode(0x61 + at)}=`)}), ${own})`;
          });
          return call("sequence", ...(isAfterLetters ? [quoted("abcdefghijklmnopqrstuvwxyz")] : []), ...parts);
        },
    ),
    // Items of which some are empty.
    fc.tuple(value, mark, fc.constantFrom("~", ";"), place, fc.constantFrom("choice", "otherwise")).map(
      ([one, other, out, where, name]): Write =>
        (next) => {
          const item = call(
            name,
            one(next),
            quoted(other),
            call("parameters", quoted(next()), quoted("@"), quoted("before")),
          );
          return call("list", quoted(next()), without(item, out), quoted(out), where);
        },
    ),
    // Alternatives with one component in common.
    fc.tuple(value, literal, literal, value).map(
      ([shared, one, other, more]): Write =>
        (next) => {
          const name = next();
          const all = `choice(sequence(shared, ${one(next)}), sequence(shared, ${other(next)}, ${more(next)}))`;
          return sharing(
            shared(() => name),
            all,
          );
        },
    ),
  ),
}));

/** Connection strings, most of which are accepted. */
const connection = fc
  .tuple(
    fc.constantFrom<Write>(
      (next) => call("hostList", quoted(next())),
      () => "hostport",
      (next) => `list(${quoted(next())}, sequence(userAt, hostport), ",", "between")`,
    ),
    fc.array(value, { minLength: 1, maxLength: 3 }),
    value,
    fc.constantFrom("", ', { others: "more" }'),
    fc.tuple(fc.nat(2), fc.constantFrom("2", "4", "Infinity")),
  )
  .map(
    ([hosts, values, shared, others, [least, most]]): Write =>
      (next) => {
        const name = next();
        const alternatives = [
          'my: sequence("/", shared)',
          `mysql: sequence("/", shared, ";", unescapedText(${quoted(next())}, times(${least}, ${most}, digit)))`,
        ];
        const own = values.map((one, at) => `${quoted("abc".slice(0, at + 1))}: ${without(one(next), "&")}`);
        const given = call("options", quoted(next()), `{ ${own.join(", ")} }${others}`);
        const all = `tagged(${quoted(next())}, { ${alternatives.join(", ")}, none: "" })`;
        const tail = sharing(
          shared(() => name),
          all,
        );
        return call("sequence", hosts(next), quoted("/"), tail, call("optional", quoted("?"), given));
      },
  );

const fields = fc.tuple(
  fc.constantFrom("", "defaultPort: 7", "defaultPort: 7", "defaultPort: 0"),
  fc.constantFrom('unsafe: "~[]"', 'unsafe: "~[]"', ""),
  fc.constantFrom("", "", "", "check: differ"),
);

/** Runs code that makes a definition. */
function madeBy(code: string): AnyDefinition {
  const scope = { ...kit, ...derive, ...rfc3986, ...own };
  return new Function(...Object.keys(scope), `return ${code};`)(...Object.values(scope)) as AnyDefinition;
}

/** Definitions, many of them wrong. `undefined` if a function of the kit refuses its arguments. */
export const randomDefinitions: fc.Arbitrary<RandomDefinition | undefined> = fc
  .tuple(
    fc.oneof(
      { weight: 5, arbitrary: fc.array(piece, { minLength: 1, maxLength: 3 }) },
      connection.map((one) => [one]),
    ),
    fc.array(literal, { maxLength: 2 }),
    fields,
    fc.nat(4),
  )
  .map(([pieces, between, more, derived]) => {
    let count = 0;
    const next = () => `f${count++}`;
    const parts = pieces.flatMap((one, at) => [one(next), between[at]?.(next) ?? ""]);
    const lead = derived % 2 === 0 ? [quoted("//")] : [];
    const grammar = call("sequence", ...lead, ...parts.filter((part) => part !== ""));
    const facts = given('name: "x-a"', `schemepart: ${grammar}`, 'access: "It names nothing."', ...more);
    const base = `{ ${facts} }`;
    const code = derived === 4 ? `derivedDefinition(${base}, { name: "x-b", access: "It names nothing, too." })` : base;
    try {
      return { definition: madeBy(code), code, [fc.toStringMethod]: () => code };
    } catch (thrown) {
      if ((thrown as { readonly name?: string }).name === "Url1738Error") return undefined;
      throw thrown;
    }
  });
