import type { Inferred } from "@url1738/core/define";
import type { MailtoUrl } from "@url1738/mailto";
import { mailto } from "@url1738/mailto";
import type { schemepart } from "@url1738/mailto/definition";
import { expectTypeOf, test } from "vitest";

test("the interface matches the grammar", () => {
  // Guards against a component that is renamed, added or made optional in only one of the two places.
  expectTypeOf<MailtoUrl>().toEqualTypeOf<Inferred<"mailto", typeof schemepart>>();
});

test("parse", () => {
  const url = mailto.parse("mailto:a@b");
  // Guards against a scheme whose value is inferred, so that editors show no name and no documentation.
  expectTypeOf(url).toEqualTypeOf<MailtoUrl>();
  expectTypeOf(url.address).toEqualTypeOf<string>();
  // Guards against the header fields of later mailto URLs.
  // @ts-expect-error
  url.subject;
  // Guards against a host, which an address does not name for a connection.
  // @ts-expect-error
  url.host;
});

test("build and format take one address", () => {
  expectTypeOf(mailto.build).toBeCallableWith({ address: "a@b" });
  expectTypeOf(mailto.format).toBeCallableWith({ scheme: "mailto", address: "a@b" });
  // Guards against several addresses.
  // @ts-expect-error
  mailto.build({ address: ["a@b", "c@d"] });
  // Guards against header fields that would be lost.
  // @ts-expect-error
  mailto.build({ address: "a@b", subject: "c" });
  // Guards against a value without its only component.
  // @ts-expect-error
  mailto.format({ scheme: "mailto" });
});

test("access", () => {
  // Guards against a plan for sending mail: a mailto URL names no object that can be accessed.
  expectTypeOf(mailto.access(mailto.parse("mailto:a@b"))).toEqualTypeOf<never>();
});
