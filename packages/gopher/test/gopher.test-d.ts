import type { Inferred } from "@url1738/core/define";
import type { GopherAccess, GopherUrl } from "@url1738/gopher";
import { gopher } from "@url1738/gopher";
import type { schemepart } from "@url1738/gopher/definition";
import { expectTypeOf, test } from "vitest";

test("the interface matches the grammar", () => {
  // Guards against a component that is renamed, added or made optional in only one of the two places.
  expectTypeOf<GopherUrl>().toEqualTypeOf<Inferred<"gopher", typeof schemepart>>();
});

test("parse", () => {
  const url = gopher.parse("gopher://h");
  // Guards against a scheme whose value is inferred, so that editors show no name and no documentation.
  expectTypeOf(url).toEqualTypeOf<GopherUrl>();
  expectTypeOf(url.port).toEqualTypeOf<number>();
  // Guards against having to test for a type or a selector: parse fills them in if the path is absent.
  expectTypeOf(url.gtype).toEqualTypeOf<string>();
  expectTypeOf(url.selector).toEqualTypeOf<string>();
  // Guards against sending a search that is not there.
  expectTypeOf(url.search).toEqualTypeOf<string | undefined>();
  expectTypeOf(url.gopherPlus).toEqualTypeOf<string | undefined>();
  // Guards against one path instead of a type and a selector.
  // @ts-expect-error
  url.path;
});

test("build takes loose values", () => {
  // Guards against having to write the defaults, and to convert a port that was read from somewhere.
  expectTypeOf(gopher.build).toBeCallableWith({ host: "h", port: "7070", search: undefined });
  // Guards against types as the digits that they often are.
  // @ts-expect-error
  gopher.build({ host: "h", gtype: 1 });
  // Guards against a misspelt component.
  // @ts-expect-error
  gopher.build({ host: "h", "gopher+": "+" });
});

test("format takes exactly a value", () => {
  expectTypeOf(gopher.format).toBeCallableWith({ scheme: "gopher", host: "h", port: 70, gtype: "1", selector: "" });
  // Guards against a default that format would have to fill in.
  // @ts-expect-error
  gopher.format({ scheme: "gopher", host: "h", port: 70 });
  // Guards against a value that only build would normalise.
  // @ts-expect-error
  gopher.format({ scheme: "gopher", host: 1, port: 70, gtype: "1", selector: "" });
});

test("access", () => {
  const access = gopher.access(gopher.parse("gopher://h"));
  expectTypeOf(access).toEqualTypeOf<GopherAccess>();
  expectTypeOf(access.request).toEqualTypeOf<string>();
  // Guards against sending the type of an item.
  // @ts-expect-error
  access.gtype;
});
