import type { Inferred } from "@url1738/core/define";
import {
  choice,
  decimal,
  decodedText,
  defineScheme,
  digits,
  flag,
  list,
  many,
  oneWord,
  optional,
  rule,
  sequence,
  uchar,
} from "@url1738/core/define";
import { expectTypeOf, test } from "vitest";

const text = rule("text", many(uchar));
const [a, b, c] = [decodedText("a", text), decodedText("b", text), decimal("c", digits, 9, { absent: "0" })];

test("alternatives are distinguished by their components", () => {
  const grammar = choice(sequence("/", a), sequence("?", b));
  // Guards against a value whose components must each be tested for presence.
  expectTypeOf<Inferred<"x-a", typeof grammar>>().toEqualTypeOf<
    { scheme: "x-a"; a: string; b?: undefined } | { scheme: "x-a"; a?: undefined; b: string }
  >();
});

test("components around alternatives are in all of them", () => {
  const grammar = sequence(rule("pair", c, choice(a, b)), "!", decodedText("d", text));
  expectTypeOf<Inferred<"x-a", typeof grammar>>().toEqualTypeOf<
    | { scheme: "x-a"; a: string; b?: undefined; c: number; d: string }
    | { scheme: "x-a"; a?: undefined; b: string; c: number; d: string }
  >();
});

test("alternatives that may be left out are a further alternative", () => {
  const grammar = sequence(decodedText("d", text), optional("/", choice(a, sequence(b, ":", c))));
  expectTypeOf<Inferred<"x-a", typeof grammar>>().toEqualTypeOf<
    | { scheme: "x-a"; d: string; a: string; b?: undefined; c?: undefined }
    // Here `c` has a value even if it is left out.
    | { scheme: "x-a"; d: string; a?: undefined; b: string; c: number }
    | { scheme: "x-a"; d: string; a?: undefined; b?: undefined; c?: number | undefined }
  >();
});

test("alternatives with the same component", () => {
  const grammar = choice(sequence("/", a), sequence("?", a, "=", b));
  expectTypeOf<Inferred<"x-a", typeof grammar>>().toEqualTypeOf<
    { scheme: "x-a"; a: string; b?: undefined } | { scheme: "x-a"; a: string; b: string }
  >();
});

test("a default is a value only in alternatives that may have the component", () => {
  const jdbc = choice(sequence("//", a, optional(":", c), "/", b), b);
  expectTypeOf<Inferred<"x-a", typeof jdbc>>().toEqualTypeOf<
    { scheme: "x-a"; a: string; b: string; c: number } | { scheme: "x-a"; a?: undefined; c?: undefined; b: string }
  >();
  // Guards against a type without the value that a text of either alternative has.
  const alike = choice(sequence(a, optional(":", c)), sequence(a, "!"));
  expectTypeOf<Inferred<"x-a", typeof alike>>().toEqualTypeOf<
    { scheme: "x-a"; a: string; c: number } | { scheme: "x-a"; a: string; c?: number | undefined }
  >();
});

test("alternatives without components add nothing to the value", () => {
  const grammar = sequence(a, choice("!", "?"));
  expectTypeOf<Inferred<"x-a", typeof grammar>>().toEqualTypeOf<{ scheme: "x-a"; a: string }>();
});

test("an optional part without alternatives stays one type", () => {
  const grammar = optional(a, ":", b);
  expectTypeOf<Inferred<"x-a", typeof grammar>>().toEqualTypeOf<{
    scheme: "x-a";
    a?: string | undefined;
    b?: string | undefined;
  }>();
});

test("a list with a value for its absence is never absent", () => {
  const absent = optional("/", list("all", a, ",", "between"));
  const empty = optional("/", list("all", a, ",", "between", { absent: "" }));
  expectTypeOf<Inferred<"x-a", typeof absent>>().toEqualTypeOf<{ scheme: "x-a"; all?: string[] | undefined }>();
  // Guards against having to test for a list that is always present.
  expectTypeOf<Inferred<"x-a", typeof empty>>().toEqualTypeOf<{ scheme: "x-a"; all: string[] }>();
});

test("words and flags", () => {
  const grammar = sequence(oneWord("word", ["x", "y"]), flag("isOld", ";old"));
  expectTypeOf<Inferred<"x-a", typeof grammar>>().toEqualTypeOf<{
    scheme: "x-a";
    // Guards against the type `string` for a component of just two texts.
    word: "x" | "y";
    // Guards against a flag that is absent rather than false.
    isOld: boolean;
  }>();
});

test("build takes an item without its optional components", () => {
  const segment = sequence(decodedText("name", text), optional(";", decimal("size", digits, 9, { absent: "0" })));
  const scheme = defineScheme({
    name: "x-a",
    schemepart: list("segments", segment, "/", "between"),
    access: "It is nothing.",
  });
  // Guards against having to write values that build would fill in.
  expectTypeOf(scheme.build).toBeCallableWith({ segments: [{ name: "a" }] });
  expectTypeOf(scheme.build).toBeCallableWith({ segments: [{ name: "a", size: "1" }] });
  // Guards against a misspelt field of an item.
  // @ts-expect-error
  scheme.build({ segments: [{ nam: "a" }] });
  expectTypeOf(scheme.parse("x-a:a").segments[0]?.size).toEqualTypeOf<number | undefined>();
});

test("a check across components knows them", () => {
  const schemepart = sequence(a, "-", b);
  defineScheme({
    name: "x-a",
    schemepart,
    check: (url) => {
      expectTypeOf(url).toEqualTypeOf<{ scheme: "x-a"; a: string; b: string }>();
      return [{ component: "a", message: "It is wrong." }];
    },
    access: "It is nothing.",
  });
  defineScheme({
    name: "x-a",
    schemepart,
    // Guards against a component that the grammar does not have.
    // @ts-expect-error
    check: () => [{ component: "d", message: "It is wrong." }],
    access: "It is nothing.",
  });
});
