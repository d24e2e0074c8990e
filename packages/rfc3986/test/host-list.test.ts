import { decodedText, defineScheme, optional, schemeDefinition, sequence, some, uchar } from "@url1738/core/define";
import { hostList, type ListedHost, uriHost } from "@url1738/rfc3986";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, expect, expectTypeOf, test } from "vitest";
import { errorOf } from "../../core/test/error-of.ts";
import { withoutGrowth } from "../../testkit/test/without-growth.ts";

const definition = schemeDefinition({
  name: "x-db",
  defaultPort: 7,
  unsafe: "[]~",
  schemepart: sequence(
    "//",
    hostList("hosts", { ipv6: true, sockets: true, emptyHosts: true, emptyPorts: true }),
    optional("/", decodedText("database", some(uchar))),
  ),
  access: "It is a database.",
});
const scheme = defineScheme(definition);

const examples: Examples = {
  urls: [
    { url: "x-db://", value: { hosts: [{ port: 7 }] } },
    { url: "x-db:///d", value: { hosts: [{ port: 7 }], database: "d" } },
    { url: "x-db://:8/d", value: { hosts: [{ port: 8 }], database: "d" } },
    { url: "x-db://h:/d", value: { hosts: [{ host: "h", port: 7 }], database: "d" }, href: "x-db://h/d" },
    {
      url: "x-db://[2001:DB8::1]:8,A_b.dom.,10.0.0.1",
      value: {
        hosts: [
          { host: "[2001:db8::1]", port: 8 },
          { host: "a_b.dom.", port: 7 },
          { host: "10.0.0.1", port: 7 },
        ],
      },
      href: "x-db://[2001:db8::1]:8,a_b.dom.,10.0.0.1",
    },
    {
      url: "x-db://%2fvar%2Flib:8,h/d",
      value: {
        hosts: [
          { socket: "/var/lib", port: 8 },
          { host: "h", port: 7 },
        ],
        database: "d",
      },
      href: "x-db://%2Fvar%2Flib:8,h/d",
    },
    { url: "x-db://h,", value: { hosts: [{ host: "h", port: 7 }, { port: 7 }] } },
  ],
  errors: [
    { why: "no such address", url: "x-db://[::1::]", code: "not-allowed", index: 8, component: "hosts[0].host" },
    { why: "a hyphen at an edge", url: "x-db://h,-a", code: "not-allowed", index: 9, component: "hosts[1].host" },
    { why: "no such port", url: "x-db://h,a:65536", code: "not-allowed", index: 11, component: "hosts[1].port" },
    { why: "a socket begins with a slash", url: "x-db://var%2Flib", code: "syntax", index: 10 },
    { why: "a user", url: "x-db://u@h", code: "syntax", index: 8 },
  ],
  refused: [
    { value: { hosts: [{ host: "h", socket: "/s", port: 7 }] }, component: "hosts[0].host" },
    { value: { hosts: [{ socket: "s", port: 7 }] }, component: "hosts[0].socket" },
  ],
};

describe("hosts of connection strings", () => {
  for (const { name, run } of withoutGrowth(conformance(scheme as never, definition as never, examples)))
    test(name, run);
});

test("by default, hosts and ports are those of RFC 1738", () => {
  const plain = defineScheme({
    name: "x-a",
    defaultPort: 7,
    schemepart: sequence("//", hostList("hosts")),
    access: "It is.",
  });
  expect(plain.parse("x-a://H,h:8").hosts).toEqual([
    { host: "h", port: 7 },
    { host: "h", port: 8 },
  ]);
  for (const url of ["x-a://", "x-a://h:", "x-a://%2Fs", "x-a://[::1]"])
    expect(errorOf(() => plain.parse(url))?.code).toBe("syntax");
});

test("each of them by itself", () => {
  const of = (options: object) =>
    defineScheme({
      name: "x-a",
      defaultPort: 7,
      unsafe: "[]~",
      schemepart: sequence("//", hostList("hosts", options)),
      access: "It is.",
    } as never);
  const taken = ["x-a://", "x-a://h:", "x-a://%2Fs", "x-a://[::1]"];
  const takenBy = (options: object) => taken.filter((url) => of(options).canParse(url));
  expect(takenBy({ emptyHosts: true })).toEqual(["x-a://"]);
  expect(takenBy({ emptyPorts: true })).toEqual(["x-a://h:"]);
  expect(takenBy({ sockets: true })).toEqual(["x-a://%2Fs"]);
  expect(takenBy({ ipv6: true })).toEqual(["x-a://[::1]"]);
});

test("a host by RFC 3986 alone", () => {
  const one = defineScheme({ name: "x-a", unsafe: "[]~", schemepart: sequence("//", uriHost), access: "It is." });
  expect(one.parse("x-a://A_b.dom.").host).toBe("a_b.dom.");
  expect(one.normalize("x-a://[0::1]")).toBe("x-a://[::1]");
});

test("the types of hosts", () => {
  expectTypeOf<ListedHost<{ ipv6: true }>>().toEqualTypeOf<{ host: string; port: number }>();
  expectTypeOf<ListedHost<{ emptyHosts: true }>>().toEqualTypeOf<{ host?: string | undefined; port: number }>();
  expectTypeOf<ListedHost<{ sockets: true }>>().toEqualTypeOf<{
    host?: string | undefined;
    socket?: string | undefined;
    port: number;
  }>();
});
