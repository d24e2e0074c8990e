import type { AnyDefinition } from "@url1738/core/define";
import * as kit from "@url1738/core/define";
import { lowerCase } from "@url1738/core/runtime";
import * as derive from "@url1738/derive";
import * as rfc3986 from "@url1738/rfc3986";
import fc from "fast-check";
import * as own from "./modules/own-functions.ts";
import {
  all,
  call,
  given,
  host,
  listOptions,
  literal,
  mark,
  place,
  quoted,
  separator,
  sharing,
  value,
  type Write,
  without,
} from "./random-pieces.ts";

/** Random definitions with everything that authors may write, as the code that makes them. */

/** A definition, and the code that made it: a counterexample is printed as code to copy. */
export interface RandomDefinition {
  readonly definition: AnyDefinition;
  readonly code: string;
}

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
    // A literal before a part that may be left out, one inside the other, with and without defaults.
    fc.tuple(mark, mark, value, mark, value, fc.constantFrom("{}", '{ absent: "" }', '{ absent: "a" }')).map(
      ([lead, one, before, other, after, more]): Write =>
        (next) => {
          const optional = `unescapedText(${quoted(next())}, many(lowalpha), undefined, ${more})`;
          const inner = call("optional", quoted(other), optional, call("optional", quoted(lead), after(next)));
          return call("sequence", before(next), quoted(lead), call("optional", quoted(one), before(next), inner));
        },
    ),
    // Alternatives with one list in common, whose items may have several components.
    fc.tuple(tie("list"), literal, literal, value).map(
      ([shared, one, other, more]): Write =>
        (next) => {
          const all = `choice(sequence(${one(next)}, shared), sequence(${other(next)}, shared, ${more(next)}))`;
          return sharing(shared(next), all);
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
  fc.oneof({ weight: 7, arbitrary: fc.constantFrom("defaultPort: 7", "defaultPort: 0") }, fc.constant("")),
  fc.oneof({ weight: 7, arbitrary: fc.constant('unsafe: "~[]"') }, fc.constant("")),
  fc.constantFrom("", "", "", "check: differ"),
);

const scope = { ...kit, ...derive, ...rfc3986, ...own, lowerCase };

/** Runs code that makes a definition. */
export function madeBy(code: string): AnyDefinition {
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
