import { createRegistry } from "@url1738/core";
import { component, defineScheme, schemeDefinition, sequence, userAt } from "@url1738/core/define";
import { advice } from "@url1738/lint";
import { host6, hostCodec6, hostport6 } from "@url1738/rfc3986";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, expect, test } from "vitest";
import { withoutGrowth } from "../../testkit/test/without-growth.ts";

const more = { name: "x-a", unsafe: "[]", access: "It designates nothing." } as const;

const login = schemeDefinition({ ...more, schemepart: sequence("//", userAt, hostport6), defaultPort: 7 });
const alone = schemeDefinition({ ...more, schemepart: component("proxy", host6, hostCodec6) });

const ofLogin: Examples = {
  urls: [
    { url: "x-a://anna@[::1]:8", value: { user: "anna", host: "[::1]", port: 8 } },
    { url: "x-a://[2001:DB8::0:1]", value: { host: "[2001:db8::1]", port: 7 }, href: "x-a://[2001:db8::1]" },
    { url: "x-a://H", value: { host: "h", port: 7 }, href: "x-a://h" },
  ],
  errors: [
    { why: "no brackets", url: "x-a://::1", code: "syntax", index: 6 },
    { why: "too few groups", url: "x-a://[1:2]", code: "not-allowed", index: 7, end: 10, component: "host" },
  ],
};

const ofAlone: Examples = {
  urls: [
    { url: "x-a:[0::1]", value: { proxy: "[::1]" }, href: "x-a:[::1]" },
    { url: "x-a:Host.dom", value: { proxy: "host.dom" }, href: "x-a:host.dom" },
  ],
  errors: [{ why: "no brackets", url: "x-a:::1", code: "syntax", index: 4, component: "proxy" }],
};

describe("hostport6, after a user", () => {
  for (const { name, run } of withoutGrowth(conformance(defineScheme(login), login, ofLogin))) test(name, run);
});

describe("host6 under another name", () => {
  for (const { name, run } of withoutGrowth(conformance(defineScheme(alone), alone, ofAlone))) test(name, run);
});

test("hints for IPv6 addresses", () => {
  const registry = createRegistry([defineScheme(login)], { advice });
  const hintFor = (text: string) => {
    const result = registry.safeParse(text);
    return result.ok ? undefined : result.error.hint;
  };
  expect(hintFor("x-a://[fe80::1%25eth0]")).toMatch(/^A zone/);
  expect(hintFor("x-a://[::g]")).toMatch(/^An IPv6 address has/);
});
