import type { Inferred } from "@url1738/core/define";
import type { ProsperoAccess, ProsperoField, ProsperoUrl } from "@url1738/prospero";
import { prospero } from "@url1738/prospero";
import type { schemepart } from "@url1738/prospero/definition";
import { expectTypeOf, test } from "vitest";

test("the interface matches the grammar", () => {
  // Guards against a field that is declared but not parsed, or parsed but not declared.
  expectTypeOf<ProsperoUrl>().toEqualTypeOf<Inferred<"prospero", typeof schemepart>>();
});

test("parse", () => {
  const url = prospero.parse("prospero://host.dom//pros/name;OBJECT-VERSION=2");
  expectTypeOf(url).toEqualTypeOf<ProsperoUrl>();
  // Guards against fields by name, which would lose their order and all but one of the same name, and against an absent list.
  expectTypeOf(url.fields).toEqualTypeOf<ProsperoField[]>();
  // Guards against a field whose value might be absent: each has its equal sign.
  expectTypeOf<ProsperoField>().toEqualTypeOf<{ name: string; value: string }>();
  // Guards against a name in pieces: its slashes mean nothing here.
  expectTypeOf(url.hsoname).toEqualTypeOf<string>();
});

test("build", () => {
  // Guards against having to convert digits, or to write defaults.
  expectTypeOf(prospero.build).toBeCallableWith({ host: "h", port: "1525", hsoname: "o" });
  // Guards against having to copy a list that must not be changed.
  expectTypeOf(prospero.build).toBeCallableWith({
    host: "h",
    hsoname: "o",
    fields: [{ name: "a", value: "b" }] as const,
  });
  // Guards against fields by name.
  // @ts-expect-error
  prospero.build({ host: "h", hsoname: "o", fields: { a: "b" } });
  // Guards against the value of a field as a number.
  // @ts-expect-error
  prospero.build({ host: "h", hsoname: "o", fields: [{ name: "OBJECT-VERSION", value: 2 }] });
});

test("format", () => {
  expectTypeOf(prospero.format).parameter(0).toEqualTypeOf<ProsperoUrl>();
  // Guards against a host that is a number.
  // @ts-expect-error
  prospero.format({ scheme: "prospero", host: 1, port: 1525, hsoname: "o", fields: [] });
  // Guards against a value without its list: without fields, the list is empty.
  // @ts-expect-error
  prospero.format({ scheme: "prospero", host: "h", port: 1525, hsoname: "o" });
  // Guards against digits, which only build takes.
  // @ts-expect-error
  prospero.format({ scheme: "prospero", host: "h", port: "1525", hsoname: "o", fields: [] });
});

test("access", () => {
  const access = prospero.access(prospero.parse("prospero://h/o"));
  expectTypeOf(access).toEqualTypeOf<ProsperoAccess>();
  expectTypeOf(access.fields).toEqualTypeOf<{ name: string; value: string }[]>();
});
