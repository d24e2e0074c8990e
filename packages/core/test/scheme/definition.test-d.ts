import {
  choice,
  decimal,
  decodedText,
  defineScheme,
  digits,
  type Field,
  type FieldsOf,
  list,
  many,
  type Optional,
  optional,
  schemeDefinition,
  sequence,
  uchar,
} from "@url1738/core/define";
import type { Concat } from "@url1738/core/inside/grammar/fields";
import type { Yields } from "@url1738/core/inside/scheme/definition";
import { expectTypeOf, test } from "vitest";

const text = many(uchar);
const one = sequence("//", decodedText("who", text), optional(":", decimal("number", digits, 9)));
const either = choice(decodedText("a", text), sequence("/", decimal("b", digits, 9)));

/** The error about fields. */
interface Refused<N extends string> {
  readonly access: `The grammar and the interface differ in the field "${N}".`;
}

type One<U> = Yields<"x-a", FieldsOf<typeof one>, { scheme: "x-a" } & U>;
type Either<U> = Yields<"x-a", FieldsOf<typeof either>, U>;

test("an interface that differs from its grammar is refused by the name of the field", () => {
  expectTypeOf<One<{ who: string; number?: number | undefined }>>().toEqualTypeOf<unknown>();
  // Guards against a message that names the type "never" and no field.
  expectTypeOf<One<{ who: number; number?: number | undefined }>>().toEqualTypeOf<Refused<"who">>();
  expectTypeOf<One<{ who: string; number: number }>>().toEqualTypeOf<Refused<"number">>();
  expectTypeOf<One<{ who: string; port: number }>>().toEqualTypeOf<Refused<"port">>();
  expectTypeOf<One<{ name: string; number: string }>>().toEqualTypeOf<Refused<"number">>();
});

test("so is one of alternatives", () => {
  type A = { scheme: "x-a"; a: string; b?: undefined };
  expectTypeOf<Either<A | { scheme: "x-a"; a?: undefined; b: number }>>().toEqualTypeOf<unknown>();
  expectTypeOf<Either<A | { scheme: "x-a"; a?: undefined; b: string }>>().toEqualTypeOf<Refused<"b">>();
  // Guards against silence if each field fits, but not all together.
  expectTypeOf<Either<A>>().toEqualTypeOf<Refused<"b">>();
});

test("the error is at the access", () => {
  interface Wrong {
    scheme: "x-a";
    who: number;
  }
  defineScheme({
    name: "x-a",
    schemepart: one,
    // @ts-expect-error
    access: (url: Wrong) => url.who,
  });
});

test("a function that needs only a part of a value leaves the type to the grammar", () => {
  type Value = { scheme: "x-a"; who: string; number?: number | undefined };
  const byScheme = (url: { readonly scheme: string }) => url.scheme;
  const byField = (url: { readonly who: string }) => url.who;
  // Guards against a value without the components that no function asks for.
  const shared = defineScheme({ name: "x-a", schemepart: one, access: byScheme });
  expectTypeOf(shared.parse("")).toEqualTypeOf<Value>();
  const other = defineScheme({ name: "x-a", schemepart: one, access: byField, check: () => [] });
  expectTypeOf(other.parse("")).toEqualTypeOf<Value>();
  expectTypeOf(other.access(other.parse(""))).toEqualTypeOf<string>();
  const twice = defineScheme(schemeDefinition({ name: "x-a", schemepart: one, access: byField }));
  expectTypeOf(twice.parse("")).toEqualTypeOf<Value>();
  // An interface that has all components is the type under its own name.
  interface Named {
    scheme: "x-a";
    who: string;
    number?: number | undefined;
  }
  const named = defineScheme({ name: "x-a", schemepart: one, access: (url: Named) => url.who });
  expectTypeOf(named.parse("")).toEqualTypeOf<Named>();
});

type Part = Optional<readonly [Field<"part", string | undefined, undefined>]>;
type Parts<N extends number, P extends readonly Part[] = []> = P["length"] extends N ? P : Parts<N, [...P, Part]>;

test("a grammar may have hundreds of parts", () => {
  // Guards against "Type instantiation is excessively deep and possibly infinite".
  expectTypeOf<Concat<Parts<400>>["length"]>().toEqualTypeOf<400>();
});

test("build asks for the components that every text has", () => {
  const all = list("all", decodedText("item", text), "/", "after");
  const grammar = sequence(
    decodedText("who", text),
    decodedText("rest", text, { absent: "" }),
    optional("?", either),
    all,
  );
  const scheme = defineScheme({ name: "x-a", schemepart: grammar, access: "It designates nothing." });
  scheme.build({ who: "a" });
  scheme.build({ who: "a", a: "b" });
  // Guards against a missing value that only the running program notices.
  // @ts-expect-error
  scheme.build({ rest: "a", all: [] });
  const alternatives = defineScheme({ name: "x-a", schemepart: either, access: "It designates nothing." });
  alternatives.build({ b: 1 });
  // @ts-expect-error
  alternatives.build({});
});
