import { createRegistry, isScheme, type Scheme } from "@url1738/core";
import {
  type AnyDefinition,
  alpha,
  component,
  decimal,
  decodedText,
  defineScheme,
  digit,
  digits,
  oneOf,
  rule,
  some,
} from "@url1738/core/define";
import type { WholeScheme } from "@url1738/core/grammar";
import { derivedDefinition, deriveScheme } from "@url1738/derive";
import { ftpDefinition } from "@url1738/ftp/definition";
import { httpDefinition } from "@url1738/http/definition";
import { advice, audit } from "@url1738/lint";
import { bnf, generate } from "@url1738/prove";
import { telnet } from "@url1738/telnet";
import { telnetDefinition } from "@url1738/telnet/definition";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, expect, test } from "vitest";
import { errorOf } from "../../core/test/error-of.ts";
import { definition as hostDefinition, scheme as xHost } from "../../core/test/x-host.ts";
import { withoutGrowth } from "../../testkit/test/without-growth.ts";

const httpsDefinition = derivedDefinition(httpDefinition, {
  name: "https",
  defaultPort: 443,
  access: ({ host, port }) => ({ protocol: "https", host, port }),
});
const https = defineScheme(httpsDefinition);

const httpsRows: Examples = {
  urls: [
    { section: "3.3", url: "HTTPS://H", value: { host: "h", port: 443, path: "" }, href: "https://h/" },
    { section: "3.3", url: "https://h:80/p?q", value: { host: "h", port: 80, path: "p", search: "q" } },
  ],
  errors: [
    { section: "2.1", why: "the base's name", url: "http://h/", code: "unknown-scheme", index: 0 },
    { section: "3.3", why: "no user", url: "https://u@h/", code: "syntax", index: 9 },
  ],
  parts: [{ section: "3.3", parts: { host: "H", port: "0443" }, url: "https://h/" }],
  refused: [{ section: "3.3", value: { host: "H", port: 443, path: "" }, component: "host" }],
  access: [{ section: "3.3", url: "https://h/", access: { protocol: "https", host: "h", port: 443 } }],
};

// RFC 1738 §4 reserves the name: "Interactive 3270 emulation sessions".
const tn3270Definition = derivedDefinition(telnetDefinition, {
  name: "tn3270",
  access: ({ host, port }) => ({ protocol: "tn3270", host, port }),
});
const tn3270 = defineScheme(tn3270Definition);

const tn3270Rows: Examples = {
  urls: [
    { section: "4", url: "tn3270://a:b@h/", value: { user: "a", password: "b", host: "h", port: 23 } },
    { section: "4", url: "tn3270://h", value: { host: "h", port: 23 }, href: "tn3270://h/" },
  ],
  errors: [{ section: "4", why: "no path", url: "tn3270://h/x", code: "syntax", index: 11 }],
  parts: [{ section: "4", parts: { host: "H" }, url: "tn3270://h/" }],
  refused: [{ section: "4", value: { host: "h" }, component: "port" }],
};

/** A definition whose user consists of letters alone, so that everything else is escaped. */
const lettersDefinition = derivedDefinition(telnetDefinition, {
  name: "x-letters",
  replace: [rule("user", some(alpha)), decodedText("password", rule("pin", some(oneOf(alpha, digit))))],
  access: "It designates a session.",
});
const letters = deriveScheme(lettersDefinition, { name: "x-letters", access: "It designates a session." });

const lettersRows: Examples = {
  urls: [{ section: "1", url: "x-letters://a:1@h/", value: { user: "a", password: "1", host: "h", port: 23 } }],
  errors: [
    { section: "1", why: "the user's new rule", url: "x-letters://a1@h/", code: "syntax", index: 14 },
    { section: "1", why: "the password's new rule", url: "x-letters://a:-@h/", code: "syntax", index: 14 },
  ],
  parts: [{ section: "1", parts: { user: "a", host: "H" }, url: "x-letters://a@h/" }],
  refused: [{ section: "1", value: { user: "a b", host: "h", port: 23 }, component: "user" }],
};

describe.each([
  ["another port and access", https, httpsDefinition, httpsRows],
  ["another access", tn3270, tn3270Definition, tn3270Rows],
  ["other rules", letters, lettersDefinition, lettersRows],
])("a scheme with %s keeps all laws", (_, scheme, definition, rows) => {
  for (const { name, run } of withoutGrowth(
    conformance(scheme as unknown as Scheme, definition as unknown as AnyDefinition, rows, {
      runs: 50,
    }),
  ))
    test(name, run);
});

describe("missing options are the base's", () => {
  test("hint, hazards, section and port", () => {
    expect(tn3270.safeParse("tn3270://h/x")).toMatchObject({
      error: { section: (telnet as unknown as WholeScheme).section },
    });
    const sftp = deriveScheme(ftpDefinition, { name: "x-f", access: "It designates a file." });
    expect(createRegistry([sftp], { advice }).safeParse("x-f://h/;x")).toMatchObject({
      error: { advice: { reason: "ftp/semicolon" } },
    });
    expect(audit(tn3270, "tn3270://a%0D@h/")).toMatchObject([{ code: "line-break", severity: "danger" }]);
    expect(tn3270.defaultPort).toBe(23);
  });

  test("but not its guess at the meant URL", () => {
    expect(createRegistry([https], { advice }).safeParse("www.host.dom")).toMatchObject({
      error: { code: "no-scheme" },
    });
    expect((https as unknown as WholeScheme).meant).toBe(undefined);
    expect(ftpDefinition.meant?.("ftp.host.dom")).toBe("ftp://ftp.host.dom");
    const derived = deriveScheme(ftpDefinition, { name: "x-f", access: "It designates a file." });
    expect((derived as unknown as WholeScheme).meant).toBe(undefined);
  });

  test("an undefined change changes nothing", () => {
    const same = deriveScheme(telnetDefinition, {
      name: "x-t",
      access: "It designates a session.",
      defaultPort: undefined as never,
    });
    expect(same.defaultPort).toBe(23);
  });

  test("the fields of the value, in their order", () => {
    expect(Object.keys(https.parse("https://h"))).toEqual(["scheme", "host", "port", "path", "search"]);
    const derived = deriveScheme(hostDefinition, { name: "x-other", access: "It designates a host." });
    expect(derived.parse("x-other://H:8")).toEqual({ scheme: "x-other", host: "h", port: 8 });
  });

  test("the base stays as it is", () => {
    expect(telnet.format(telnet.parse("telnet://a1:b@h/"))).toBe("telnet://a1:b@h/");
    expect(bnf(lettersDefinition).split("\n")).toEqual(
      expect.arrayContaining(["user = 1*alpha", "pin = 1*[ alpha | digit ]"]),
    );
    expect(bnf(telnetDefinition)).not.toContain("pin =");
    expect(letters.canParse(generate(lettersDefinition, () => 0))).toBe(true);
  });
});

test("a scheme can be derived from a derived one", () => {
  const wss = deriveScheme(httpsDefinition, { name: "x-wss", access: "It designates a socket." });
  expect(wss.build({ host: "H" })).toEqual({ scheme: "x-wss", host: "h", port: 443, path: "", search: undefined });
});

test("a base of another copy of core is plain data and its functions", () => {
  const copy = { ...telnetDefinition, schemepart: JSON.parse(JSON.stringify(telnetDefinition.schemepart)) };
  const plain = component("user", rule("user", some(alpha)), {
    read: (text) => text,
    spell: (value) => (typeof value === "string" ? value : undefined),
  });
  // Functions do not survive JSON: a copy without them is refused with a clear message.
  expect(errorOf(() => deriveScheme(copy, { name: "x-a", access: "No.", replace: [plain] }))).toMatchObject({
    code: "invalid-definition",
    message: expect.stringContaining('In the codec of the component "password", "read" is of type undefined'),
  });
});

describe("changes that cannot work are refused", () => {
  const access = "It designates nothing.";

  test.each<[why: string, run: () => unknown, message: string]>([
    ["no base", () => deriveScheme(undefined as never, { name: "x-a", access }), "deriveScheme takes a definition"],
    ["a scheme", () => deriveScheme(telnet as never, { name: "x-a", access }), "deriveScheme takes a definition"],
    [
      "no changes",
      () => deriveScheme(telnetDefinition, undefined as never),
      "deriveScheme takes a definition and an object with name",
    ],
    ["no access", () => deriveScheme(telnetDefinition, { name: "x-a" } as never), 'needs an "access"'],
    [
      "a malformed name",
      () => deriveScheme(telnetDefinition, { name: "X A", access }),
      '"X A" is not the name of a scheme',
    ],
    [
      "a grammar",
      () => deriveScheme(telnetDefinition, { name: "x-a", access, schemepart: digits } as never),
      '"schemepart" is unknown',
    ],
    [
      "a replacement that makes the list of components another",
      () =>
        deriveScheme(telnetDefinition, { name: "x-a", access, replace: [rule("login", decimal("host", digits, 9))] }),
      'The rule "login" has the components [user, password, host, port], but its replacement has [host].',
    ],
  ])("%s", (_, run, message) => {
    expect(errorOf(run)).toMatchObject({ code: "invalid-definition", message: expect.stringContaining(message) });
  });

  test("the base's name, if both are in a registry", () => {
    const again = deriveScheme(telnetDefinition, { name: "telnet", access });
    expect(errorOf(() => createRegistry([telnet, again]))).toMatchObject({
      code: "invalid-definition",
      message: 'The scheme "telnet" is given twice, at the indices 0 and 1; leave one out.',
    });
  });
});

test("a scheme is recognised, whatever its contract", () => {
  expect([xHost, https, { ...xHost, contract: 3 }].map(isScheme)).toEqual([true, true, true]);
  const others = [undefined, null, "ftp", {}, { ...xHost, parse: undefined }, createRegistry([]), defineScheme];
  expect(others.map(isScheme)).toEqual(others.map(() => false));
});
