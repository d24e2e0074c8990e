import type { Inferred } from "@url1738/core/define";
import type { WaisAccess, WaisUrl } from "@url1738/wais";
import { wais } from "@url1738/wais";
import type { schemepart } from "@url1738/wais/definition";
import { expectTypeOf, test } from "vitest";

test("the interface matches the grammar", () => {
  // Guards against a field that is declared but not parsed, or parsed but not declared.
  expectTypeOf<WaisUrl>().toEqualTypeOf<Inferred<"wais", typeof schemepart>>();
});

test("parse", () => {
  const url = wais.parse("wais://host.dom/database?search");
  expectTypeOf(url).toEqualTypeOf<WaisUrl>();
  // Guards against reading the parts of one form as if every URL had it.
  expectTypeOf(url.search).toEqualTypeOf<string | undefined>();
  expectTypeOf(url.wtype).toEqualTypeOf<string | undefined>();
  expectTypeOf(url.wpath).toEqualTypeOf<string | undefined>();
  // Guards against a database that might be absent: all three forms have one.
  expectTypeOf(url.database).toEqualTypeOf<string>();
});

test("build", () => {
  // Guards against having to convert digits, or to write defaults.
  expectTypeOf(wais.build).toBeCallableWith({ host: "h", port: "210", database: "d" });
  expectTypeOf(wais.build).toBeCallableWith({ host: "h", database: "d", wtype: "t", wpath: "p" });
  // Guards against a search in pieces.
  // @ts-expect-error
  wais.build({ host: "h", database: "d", search: ["s"] });
  // Guards against a user: the scheme has none.
  // @ts-expect-error
  wais.build({ host: "h", database: "d", user: "u" });
});

test("format", () => {
  expectTypeOf(wais.format).parameter(0).toEqualTypeOf<WaisUrl>();
  // Guards against a host that is a number.
  // @ts-expect-error
  wais.format({ scheme: "wais", host: 1, port: 210, database: "d" });
  // Guards against digits, which only build takes.
  // @ts-expect-error
  wais.format({ scheme: "wais", host: "h", port: "210", database: "d" });
  // Guards against a value without a database.
  // @ts-expect-error
  wais.format({ scheme: "wais", host: "h", port: 210, search: "s" });
});

test("access", () => {
  const access = wais.access(wais.parse("wais://h/d"));
  expectTypeOf(access).toEqualTypeOf<WaisAccess>();
  // Guards against reading a document's type from the access of a database.
  expectTypeOf(access.docType).toEqualTypeOf<string | undefined>();
  // Guards against the names that only the URL has.
  // @ts-expect-error
  access.wtype;
});
