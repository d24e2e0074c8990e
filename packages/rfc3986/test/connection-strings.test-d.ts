import {
  decimal,
  decodedText,
  digits,
  type Inferred,
  many,
  oneWord,
  optional,
  sequence,
  times,
  uchar,
} from "@url1738/core/define";
import { hostList, options, type Parameter, parameters, tagged } from "@url1738/rfc3986";
import { expectTypeOf, test } from "vitest";

const a = decodedText("a", many(uchar));
const c = decimal("c", digits, 9, { absent: "0" });

test("parameters", () => {
  const grammar = parameters("more", ";", "before");
  expectTypeOf<Inferred<"x-a", typeof grammar>>().toEqualTypeOf<{ scheme: "x-a"; more: Parameter[] }>();
});

test("alternatives that a word tells apart are a union that the word discriminates", () => {
  const grammar = tagged("kind", { x: sequence("/", a), y: optional("?", c), z: "" });
  type Value = Inferred<"x-a", typeof grammar>;
  // Once the word is known, no component need be tested for presence, and the components of other words are undefined.
  expectTypeOf<Value>().toEqualTypeOf<
    | { scheme: "x-a"; kind: "x"; a: string; c?: undefined }
    | { scheme: "x-a"; kind: "y"; a?: undefined; c: number }
    | { scheme: "x-a"; kind: "z"; a?: undefined; c?: undefined }
  >();
  expectTypeOf<Extract<Value, { kind: "x" }>["a"]>().toEqualTypeOf<string>();
});

test("options are one object, in which what has a default is always there", () => {
  const grammar = optional("?", options("all", { mode: oneWord("mode", ["on", "off"], { absent: "on" }), n: c, x: a }));
  // Guards against options that must be tested although they have a default, and against one that is taken to be there always.
  expectTypeOf<Inferred<"x-a", typeof grammar>>().toEqualTypeOf<{
    scheme: "x-a";
    all: { mode: "on" | "off"; c: number; a?: string | undefined };
  }>();
  const open = optional(options("all", { x: a }, { others: "more" }));
  expectTypeOf<Inferred<"x-a", typeof open>>().toEqualTypeOf<{
    scheme: "x-a";
    all: { a?: string | undefined; more: Parameter[] };
  }>();
});

test("several hosts, and counted repetitions", () => {
  const grammar = sequence("//", hostList("hosts"), "/", decodedText("hash", times(2, 4, uchar)));
  expectTypeOf<Inferred<"x-a", typeof grammar>>().toEqualTypeOf<{
    scheme: "x-a";
    hosts: { host: string; port: number }[];
    hash: string;
  }>();
});
