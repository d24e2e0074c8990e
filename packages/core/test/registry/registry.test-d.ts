import { createRegistry, type GenericUrl, type Registry, type Result, type Scheme, type UrlValue } from "@url1738/core";
import { decodedText, defineScheme, many, uchar } from "@url1738/core/define";
import { expectTypeOf, test } from "vitest";
import { scheme as xHost } from "../x-host.ts";

interface HostUrl {
  scheme: "x-host";
  host: string;
  port: number;
}

interface TextUrl {
  scheme: "x-text";
  text: string;
}

const xText: Scheme<TextUrl> = defineScheme({
  name: "x-text",
  schemepart: decodedText("text", many(uchar)),
  access: "It designates its own text.",
});

const two = createRegistry([xHost, xText]);
const any = createRegistry([xHost, xText], { generic: true });

test("the value type is inferred from the grammar", () => {
  // Guards against an inferred type that the author would have to repeat by hand.
  expectTypeOf(xHost.parse("x-host://h")).toEqualTypeOf<HostUrl>();
});

test("a literal narrows to its scheme", () => {
  // Guards against a union for a URL whose scheme everyone can see.
  expectTypeOf(two.parse("x-host://h")).toEqualTypeOf<HostUrl>();
  expectTypeOf(two.parse("X-TEXT:a")).toEqualTypeOf<TextUrl>();
  expectTypeOf(two.parse(`x-text:${"a" as string}`)).toEqualTypeOf<TextUrl>();
});

test("a string gives the union", () => {
  // Guards against a type that claims knowledge that only the text has.
  expectTypeOf(two.parse("x-host://h" as string)).toEqualTypeOf<HostUrl | TextUrl>();
  expectTypeOf(two.parse(`${"x" as string}:a`)).toEqualTypeOf<HostUrl | TextUrl>();
  expectTypeOf(two.safeParse("x-host://h")).toEqualTypeOf<Result<HostUrl | TextUrl>>();
  expectTypeOf(any.parse("x-host://h" as string)).toEqualTypeOf<HostUrl | TextUrl | GenericUrl>();
});

test("an unknown scheme", () => {
  // Guards against a value from a call that always throws.
  expectTypeOf(two.parse("y:a")).toEqualTypeOf<never>();
  expectTypeOf(two.parse("no scheme")).toEqualTypeOf<never>();
  // Guards against a union with the known schemes instead of the fallback alone.
  expectTypeOf(any.parse("y:a")).toEqualTypeOf<GenericUrl>();
});

test("the scheme tells the components", () => {
  const url = two.parse("x-host://h" as string);
  // Guards against reading a component before the program knows the URL's scheme.
  // @ts-expect-error
  url.text;
  if (url.scheme === "x-text") expectTypeOf(url.text).toEqualTypeOf<string>();
});

test("build and format", () => {
  // Guards against values of a scheme that the registry does not have.
  // @ts-expect-error
  two.format({ scheme: "y", text: "a" });
  // Guards against parts that do not say their scheme.
  // @ts-expect-error
  two.build({ text: "a" });
  two.build({ scheme: "x-host", host: "H", port: "007" });
  // Guards against a value of any scheme if the literal says which.
  expectTypeOf(two.build({ scheme: "x-text", text: "a" })).toEqualTypeOf<TextUrl>();
  expectTypeOf(two.build({ scheme: "X-TEXT", text: "a" })).toEqualTypeOf<TextUrl>();
  // Guards against a misspelt field, which build would refuse only when the program runs.
  // @ts-expect-error
  two.build({ scheme: "x-text", txt: "a" });
  // Guards against a field of another scheme.
  // @ts-expect-error
  two.build({ scheme: "x-text", host: "h" });
  // Guards against a scheme that the registry does not have.
  two.build({
    // The error is where the scheme is written, not at the whole argument.
    // @ts-expect-error
    scheme: "y",
    text: "a",
  });
  // Guards against parts without a component that every URL of the scheme has.
  // @ts-expect-error
  two.build({ scheme: "x-host", port: 7 });
  // @ts-expect-error
  xHost.build({ port: 7 });
  // Guards against a cast for a value whose scheme is known only when the program runs, such as the URL of a menu's item.
  const some: UrlValue = two.parse("x-text:a" as string);
  expectTypeOf(two.build(some)).toEqualTypeOf<HostUrl | TextUrl>();
  two.build({ scheme: "x-host" as string, host: "h" });
  // Guards against a registry of unknown schemes that takes nothing.
  const wide: Registry = two as unknown as Registry;
  wide.build({ scheme: "y", text: "a" });
  expectTypeOf(wide.parse("y:a")).toEqualTypeOf<UrlValue>();
});

test("with the fallback, a literal scheme that is not known is built as any other", () => {
  const any = createRegistry([xText], { generic: true });
  expectTypeOf(any.build({ scheme: "y", schemePart: "a" })).toEqualTypeOf<GenericUrl>();
  expectTypeOf(any.build({ scheme: "x-text", text: "a" })).toEqualTypeOf<TextUrl>();
  // Guards against components of an unknown scheme.
  // @ts-expect-error
  any.build({ scheme: "y", text: "a" });
});

test("with the fallback, a component that only it has tells it from all others", () => {
  const url = createRegistry([xText, xHost], { generic: true }).parse("y:a" as string);
  // Guards against believing the scheme alone, which the fallback's value may have by its type.
  // @ts-expect-error
  if (url.scheme === "x-text") url.text;
  if ("schemePart" in url) expectTypeOf(url).toEqualTypeOf<GenericUrl>();
  else if (url.scheme === "x-text") expectTypeOf(url.text).toEqualTypeOf<string>();
});

test("the declared type matches the grammar", () => {
  const access = "It designates nothing.";
  // Guards against a field that is declared but never written.
  // @ts-expect-error
  const wrong: Scheme<TextUrl> = defineScheme({ name: "x-text", schemepart: decodedText("word", many(uchar)), access });
  const right: Scheme<TextUrl> = defineScheme({ name: "x-text", schemepart: decodedText("text", many(uchar)), access });
  expectTypeOf(wrong).toEqualTypeOf(right);
});
