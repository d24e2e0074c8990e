import type { Inferred } from "@url1738/core/define";
import type { TelnetAccess, TelnetUrl } from "@url1738/telnet";
import { telnet } from "@url1738/telnet";
import type { schemepart } from "@url1738/telnet/definition";
import { expectTypeOf, test } from "vitest";

test("the interface matches the grammar", () => {
  // Guards against a field that is declared but not parsed, or parsed but not declared.
  expectTypeOf<TelnetUrl>().toEqualTypeOf<Inferred<"telnet", typeof schemepart>>();
});

test("parse", () => {
  const url = telnet.parse("telnet://user:password@host.dom/");
  expectTypeOf(url).toEqualTypeOf<TelnetUrl>();
  // Guards against taking an absent user or password for an empty one.
  expectTypeOf(url.user).toEqualTypeOf<string | undefined>();
  expectTypeOf(url.password).toEqualTypeOf<string | undefined>();
  // Guards against a port that might be absent: the default is filled in.
  expectTypeOf(url.port).toEqualTypeOf<number>();
});

test("build", () => {
  // Guards against having to convert digits, or to write defaults.
  expectTypeOf(telnet.build).toBeCallableWith({ host: "h", port: "23" });
  expectTypeOf(telnet.build).toBeCallableWith({ host: "h", user: undefined });
  // Guards against null for an absent component.
  // @ts-expect-error
  telnet.build({ host: "h", user: null });
  // Guards against a path: nothing follows the slash.
  // @ts-expect-error
  telnet.build({ host: "h", path: "" });
});

test("format", () => {
  expectTypeOf(telnet.format).parameter(0).toEqualTypeOf<TelnetUrl>();
  // Guards against a host that is a number.
  // @ts-expect-error
  telnet.format({ scheme: "telnet", host: 1, port: 23 });
  // Guards against digits, which only build takes.
  // @ts-expect-error
  telnet.format({ scheme: "telnet", host: "h", port: "23" });
  // Guards against the value of another scheme with the same fields.
  // @ts-expect-error
  telnet.format({ scheme: "ftp", host: "h", port: 23 });
});

test("access", () => {
  const access = telnet.access(telnet.parse("telnet://h"));
  expectTypeOf(access).toEqualTypeOf<TelnetAccess>();
  // Guards against a login without asking the user.
  expectTypeOf(access.user).toEqualTypeOf<string | undefined>();
  // @ts-expect-error
  access.commands;
});
