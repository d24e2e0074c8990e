import { createRegistry, type GenericUrl, type Registry, type Scheme, type Via } from "@url1738/core";
import { decodedText, defineScheme, many, uchar } from "@url1738/core/define";
import { expectTypeOf, test } from "vitest";

interface TextUrl {
  scheme: "x-text";
  text: string;
}

interface TextAccess {
  protocol: "text";
}

interface WordAccess {
  protocol: "word";
}

const schemepart = decodedText("text", many(uchar));

const xText: Scheme<TextUrl, TextAccess, { readonly mark: string }> = defineScheme({
  name: "x-text",
  schemepart,
  access: (): TextAccess => ({ protocol: "text" }),
});

const xWord = defineScheme({
  name: "x-word",
  schemepart,
  access: (_, context: { readonly language?: string } | undefined): WordAccess => {
    expectTypeOf(context).toEqualTypeOf<{ readonly language?: string } | undefined>();
    return { protocol: "word" };
  },
});

const xNone = defineScheme({ name: "x-none", schemepart, access: "It designates nothing." });

const plain = createRegistry([xText, xWord, xNone]);
const text = plain.parse("x-text:a");
const any = plain.parse("x-text:a" as string);

test("the access is that of the URL's scheme", () => {
  // Guards against an access that has to be cast before it can be used.
  expectTypeOf(plain.access(text)).toEqualTypeOf<TextAccess>();
  expectTypeOf(plain.access(plain.parse("x-word:a"))).toEqualTypeOf<WordAccess>();
  // Guards against a plan for resources that cannot be reached.
  expectTypeOf(plain.access(plain.parse("x-none:a"))).toEqualTypeOf<never>();
  // Guards against a union that forgets one of its schemes.
  expectTypeOf(plain.access(any)).toEqualTypeOf<TextAccess | WordAccess>();
  // Guards against a `via` without a gateway.
  // @ts-expect-error
  plain.access(text).via;
});

test("the context is that of all schemes in one", () => {
  // Guards against having to give facts that only another scheme needs.
  plain.access(text, { mark: "m" });
  plain.access(text, { language: "en", mark: "m" });
  plain.access(text, {});
  // Guards against a value of the wrong type.
  // @ts-expect-error
  plain.access(text, { mark: 1 });
  // Guards against a misspelt name.
  // @ts-expect-error
  plain.access(text, { marks: "m" });
  // Guards against a scheme's own context getting lost.
  expectTypeOf(xText.access).parameter(1).toEqualTypeOf<{ readonly mark: string } | undefined>();
});

test("through a gateway", () => {
  const gated = createRegistry([xText, xWord, xNone], { gateways: { "x-none": "x-text:{url}" } });
  expectTypeOf(gated.access(gated.parse("x-none:a"))).toEqualTypeOf<(TextAccess | WordAccess) & Via>();
  // Guards against a gateway of one scheme in the type of another.
  expectTypeOf(gated.access(gated.parse("x-text:a"))).toEqualTypeOf<TextAccess>();
  const gateways: Record<string, string> = {};
  const configured = createRegistry([xText, xWord, xNone], { gateways });
  expectTypeOf(configured.access(configured.parse("x-text:a"))).toEqualTypeOf<
    TextAccess | ((TextAccess | WordAccess) & Via)
  >();
  // Guards against a gateway that is not a URL.
  // @ts-expect-error
  createRegistry([xText], { gateways: { "x-text": 5 } });
});

test("unknown types", () => {
  const generic = createRegistry([xText], { generic: true });
  expectTypeOf(generic.access({ scheme: "y", schemePart: "a" } as GenericUrl)).toEqualTypeOf<never>();
  // Guards against a registry of unknown schemes that claims to know their accesses.
  const untyped: Registry = plain;
  expectTypeOf(untyped.access({ scheme: "x-text" })).toEqualTypeOf<unknown>();
});

test("hazards name components of the scheme", () => {
  defineScheme({
    name: "x-a",
    schemepart,
    hazards: { lines: ["text"], neverFirst: ["text"] },
    access: "It designates nothing.",
  });
  // Guards against a misspelt component, which would never be examined.
  // @ts-expect-error
  defineScheme({ name: "x-a", schemepart, hazards: { lines: ["txt"] }, access: "It designates nothing." });
});
