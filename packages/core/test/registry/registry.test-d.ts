import { createRegistry, defineScheme, type GenericUrl, type Result, type Scheme } from "@url1738/core";
import { decodedText, many, uchar } from "@url1738/core/grammar";
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
  // Guards against a type that claims to know what only the text tells.
  expectTypeOf(two.parse("x-host://h" as string)).toEqualTypeOf<HostUrl | TextUrl>();
  expectTypeOf(two.parse(`${"x" as string}:a`)).toEqualTypeOf<HostUrl | TextUrl>();
  expectTypeOf(two.safeParse("x-host://h")).toEqualTypeOf<Result<HostUrl | TextUrl>>();
  expectTypeOf(any.parse("x-host://h" as string)).toEqualTypeOf<HostUrl | TextUrl | GenericUrl>();
});

test("an unknown scheme", () => {
  // Guards against a value from a call that always throws.
  expectTypeOf(two.parse("y:a")).toEqualTypeOf<never>();
  expectTypeOf(two.parse("no scheme")).toEqualTypeOf<never>();
  // Guards against the fallback hiding behind the schemes that are known.
  expectTypeOf(any.parse("y:a")).toEqualTypeOf<GenericUrl>();
});

test("the scheme tells the components", () => {
  const url = two.parse("x-host://h" as string);
  // Guards against reading a component before it is known which scheme the URL has.
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
});
