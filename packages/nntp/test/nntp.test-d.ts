import type { Inferred } from "@url1738/core/define";
import type { NntpAccess, NntpCommand, NntpUrl } from "@url1738/nntp";
import { nntp } from "@url1738/nntp";
import type { schemepart } from "@url1738/nntp/definition";
import { expectTypeOf, test } from "vitest";

test("the interface matches the grammar", () => {
  // Guards against a field that is declared but not parsed, or parsed but not declared.
  expectTypeOf<NntpUrl>().toEqualTypeOf<Inferred<"nntp", typeof schemepart>>();
});

test("parse", () => {
  const url = nntp.parse("nntp://host.dom/comp.lang.c/42");
  expectTypeOf(url).toEqualTypeOf<NntpUrl>();
  // Guards against reading the number as if every URL named an article.
  expectTypeOf(url.articleNumber).toEqualTypeOf<number | undefined>();
  // Guards against a port that might be absent: the default is filled in.
  expectTypeOf(url.port).toEqualTypeOf<number>();
});

test("build", () => {
  // Guards against having to convert digits, or to write defaults.
  expectTypeOf(nntp.build).toBeCallableWith({ host: "h", port: "119", group: "g", articleNumber: "42" });
  expectTypeOf(nntp.build).toBeCallableWith({ host: "h", group: "g" });
  // Guards against the message-id of a news URL.
  // @ts-expect-error
  nntp.build({ host: "h", messageId: "1@h" });
  // Guards against a host that is a number.
  // @ts-expect-error
  nntp.build({ host: 1, group: "g" });
});

test("format", () => {
  expectTypeOf(nntp.format).parameter(0).toEqualTypeOf<NntpUrl>();
  // Guards against a host that is a number.
  // @ts-expect-error
  nntp.format({ scheme: "nntp", host: 1, port: 119, group: "g" });
  // Guards against digits, which only build takes.
  // @ts-expect-error
  nntp.format({ scheme: "nntp", host: "h", port: 119, group: "g", articleNumber: "42" });
  // Guards against a value without a group.
  // @ts-expect-error
  nntp.format({ scheme: "nntp", host: "h", port: 119 });
});

test("access", () => {
  const access = nntp.access(nntp.parse("nntp://h/g/1"));
  expectTypeOf(access).toEqualTypeOf<NntpAccess>();
  // Guards against an article number that is still a number in a line to send.
  expectTypeOf<NntpCommand["argument"]>().toEqualTypeOf<string>();
});
