import type { Inferred } from "@url1738/core/define";
import type { FtpAccess, FtpCommand, FtpContext, FtpUrl } from "@url1738/ftp";
import { ftp } from "@url1738/ftp";
import type { schemepart } from "@url1738/ftp/definition";
import { expectTypeOf, test } from "vitest";

test("the interface matches the grammar", () => {
  // Guards against a component that is renamed, added or made optional in only one of the two places.
  expectTypeOf<FtpUrl>().toEqualTypeOf<Inferred<"ftp", typeof schemepart>>();
});

test("parse", () => {
  const url = ftp.parse("ftp://h");
  // Guards against a scheme whose value is inferred, so that editors show no name and no documentation.
  expectTypeOf(url).toEqualTypeOf<FtpUrl>();
  // Guards against a port that must be checked or converted before it can be used.
  expectTypeOf(url.port).toEqualTypeOf<number>();
  // Guards against reading the name of a URL without url-path as if it were there.
  expectTypeOf(url.name).toEqualTypeOf<string | undefined>();
  expectTypeOf(url.user).toEqualTypeOf<string | undefined>();
  // Guards against a `case "I":` that is never reached.
  expectTypeOf(url.type).toEqualTypeOf<"a" | "i" | "d" | undefined>();
  // Guards against the component of another scheme.
  // @ts-expect-error
  url.path;
});

test("safeParse", () => {
  const result = ftp.safeParse("ftp://h");
  // Guards against using the value before the program knows that there is one.
  // @ts-expect-error
  result.url;
  if (result.ok) expectTypeOf(result.url).toEqualTypeOf<FtpUrl>();
});

test("build takes loose values", () => {
  // Guards against having to write the defaults, and to convert a port that was read from somewhere.
  expectTypeOf(ftp.build).toBeCallableWith({ host: "HOST", port: "2121" });
  expectTypeOf(ftp.build).toBeCallableWith({ host: "h", cwd: ["a"], name: undefined });
  // Guards against one path instead of a list of directories.
  // @ts-expect-error
  ftp.build({ host: "h", cwd: "a/b", name: "" });
  // Guards against a misspelt component.
  // @ts-expect-error
  ftp.build({ host: "h", username: "u" });
});

test("format takes exactly a value", () => {
  expectTypeOf(ftp.format).toBeCallableWith({ scheme: "ftp", host: "h", port: 21, cwd: [] });
  // Guards against a default that format would have to fill in.
  // @ts-expect-error
  ftp.format({ scheme: "ftp", host: "h", cwd: [] });
  // Guards against a value that only build would normalise.
  // @ts-expect-error
  ftp.format({ scheme: "ftp", host: "h", port: "21", cwd: [] });
  // @ts-expect-error
  ftp.format({ scheme: "ftp", host: 1, port: 21, cwd: [] });
  // Guards against the value of another scheme with the same components.
  // @ts-expect-error
  ftp.format({ scheme: "file", host: "h", port: 21, cwd: [] });
});

test("access", () => {
  const access = ftp.access(ftp.parse("ftp://h"));
  expectTypeOf(access).toEqualTypeOf<FtpAccess>();
  // Guards against assuming a password when the client should ask the user.
  expectTypeOf(access.password).toEqualTypeOf<string | undefined>();
  expectTypeOf(access.commands).toEqualTypeOf<FtpCommand[]>();
  // Guards against sending "undefined" after a verb that has no argument.
  expectTypeOf<FtpCommand["argument"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf(ftp.access).parameter(1).toEqualTypeOf<FtpContext | undefined>();
  expectTypeOf(ftp.access).toBeCallableWith(ftp.parse("ftp://h"), { email: "u@h", guessType: () => "a" });
  // Guards against a type code that only a listing has.
  // @ts-expect-error
  ftp.access(ftp.parse("ftp://h"), { guessType: () => "d" });
  // Guards against a misspelt value of the context.
  // @ts-expect-error
  ftp.access(ftp.parse("ftp://h"), { mail: "u@h" });
});
