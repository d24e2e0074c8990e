import { accessAs, deriveScheme } from "@url1738/derive";
import { ftpDefinition } from "@url1738/ftp/definition";
import type { TelnetAccess } from "@url1738/telnet";
import { telnetDefinition } from "@url1738/telnet/definition";
import { expectTypeOf, test } from "vitest";

test("the base's access under another protocol's name", () => {
  const ftps = deriveScheme(ftpDefinition, { name: "x-ftps", access: accessAs(ftpDefinition, "ftps") });
  const access = ftps.access(ftps.parse("x-ftps://h"), { email: "a@b" });
  // Guards against a protocol that is any string: then a program could not tell the accesses of a registry apart.
  expectTypeOf(access.protocol).toEqualTypeOf<"ftps">();
  expectTypeOf(access.password).toEqualTypeOf<string | undefined>();
  // Guards against a context that the base does not take.
  // @ts-expect-error
  ftps.access(ftps.parse("x-ftps://h"), { email: 5 });
});

test("the base's access, wrapped", () => {
  const telnet = accessAs(telnetDefinition);
  const tn3270 = deriveScheme(telnetDefinition, {
    name: "tn3270",
    access: (url, context) => ({ ...telnet(url, context), terminal: "a" as const }),
  });
  // Guards against fields of the base's access that are lost.
  expectTypeOf(tn3270.access(tn3270.parse("tn3270://h"))).toExtend<TelnetAccess & { terminal: "a" }>();
  // Guards against a value with other components than the base's.
  // @ts-expect-error
  telnet({ scheme: "tn3270", host: "h" }, undefined);
});
