import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Scheme } from "@url1738/core";
import type { AnyDefinition } from "@url1738/core/define";
import * as compiledCore from "@url1738/core/runtime";
import * as derive from "@url1738/derive/runtime";
import { fr } from "@url1738/fr";
import { audit } from "@url1738/lint";
import * as compiledHosts from "@url1738/rfc3986/runtime";
import { conformance, type Examples } from "@url1738/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { compileScheme } from "../../../../packages/compile/src/index.ts";
import { withoutGrowth } from "../../../../packages/testkit/test/without-growth.ts";
import { corpus } from "../corpus.ts";
import * as geminiModule from "../gemini.ts";
import * as ircModule from "../irc.ts";
import * as ldapFunctions from "../ldap/access.ts";
import { languages, ldap } from "../ldap/index.ts";
import { ldapDefinition } from "../ldap/ldap.ts";

const { gemini, geminiDefinition } = geminiModule;
const { irc, ircDefinition, ircs, ircsDefinition } = ircModule;

const folder = mkdtempSync(join(tmpdir(), "living-"));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 20 }));

const core = new URL("../../../../packages/core/src/runtime.ts", import.meta.url).href;
const deriving = new URL("../../../../packages/derive/src/runtime.ts", import.meta.url).href;
const rfc3986 = new URL("../../../../packages/rfc3986/src/runtime.ts", import.meta.url).href;

/** Compiles a scheme; its code imports modules by the URLs that their exports are given under. */
async function compiled(definition: AnyDefinition<never>, module: string, exports: object): Promise<Scheme> {
  const modules = {
    [core]: compiledCore,
    [rfc3986]: compiledHosts,
    [deriving]: derive,
    [new URL(module, import.meta.url).href]: exports as Record<string, unknown>,
  };
  const { code } = compileScheme(definition as never, modules, { exportName: "scheme" });
  const file = join(folder, `${definition.name}.mjs`);
  writeFileSync(file, code);
  return (await import(/* @vite-ignore */ file)).scheme;
}

const geminiRows: Examples = {
  urls: [
    { url: "gemini://[::1]:1966/~anna/?a/b?c", value: { host: "[::1]", port: 1966, path: "~anna/", query: "a/b?c" } },
    { url: "gemini://H", value: { host: "h", port: 1965, path: "" }, href: "gemini://h/" },
  ],
  errors: [
    {
      why: "an unsafe character that is not named",
      url: "gemini://h/a|b",
      code: "syntax",
      index: 12,
      component: "path",
    },
    {
      why: "an address that is none",
      url: "gemini://[1:2]/",
      code: "not-allowed",
      index: 10,
      end: 13,
      component: "host",
    },
  ],
  parts: [{ parts: { host: "[2001:DB8::0]" }, url: "gemini://[2001:db8::]/" }],
  refused: [
    { value: { host: "::1", port: 1965, path: "" }, component: "host" },
    { value: { host: "[0::1]", port: 1965, path: "" }, component: "host" },
  ],
  access: [
    {
      url: "gemini://[::1]/~a?b",
      access: { protocol: "gemini", host: "::1", port: 1965, request: "gemini://[::1]/~a?b\r\n" },
    },
  ],
  strings: [{ field: "request", pattern: "gemini://[!-~]+\\r\\n", why: "The request is one line, and has its end." }],
};

const ircRows = (name: string, port: number): Examples => ({
  urls: [
    {
      url: `${name}://anna@h/%23a,needkey?b`,
      value: { user: "anna", host: "h", port, target: "#a", flags: ["needkey"], key: "b" },
    },
    { url: `${name}://h`, value: { host: "h", port, flags: [] } },
  ],
  errors: [
    {
      why: "a rule across components",
      url: `${name}://h/a,isnick?b`,
      code: "not-allowed",
      index: name.length + 14,
      end: name.length + 15,
      component: "key",
    },
    { why: "a password", url: `${name}://a:b@h/`, code: "syntax", index: name.length + 5 },
  ],
  parts: [
    { parts: { host: "H", target: "a", flags: ["isnick"] }, url: `${name}://h/a,isnick` },
    { parts: { host: "h", target: "a", flags: ["isnick"], key: "b" }, refused: "key" },
  ],
  refused: [
    { value: { host: "h", port, target: "a", flags: ["isnick"], key: "b" }, component: "key" },
    { value: { host: "h", port, target: "a", flags: ["away"] }, component: "flags[0]" },
  ],
  access: [
    { url: `${name}://h/a?b`, access: { protocol: name, host: "h", port, lines: ["JOIN #a b"] } },
    { url: `${name}://h/a?b%0Dc`, refused: "unsafe-argument", component: "key" },
  ],
});

const all = { attributes: [], scope: "base", filter: "(objectClass=*)" };
const ldapRows: Examples = {
  urls: [
    {
      section: "3",
      url: "ldap:///o=University%20of%20Michigan,c=US??sub?(cn=Babs%20Jensen)",
      value: {
        port: 389,
        dn: "o=University of Michigan,c=US",
        attributes: [],
        scope: "sub",
        filter: "(cn=Babs Jensen)",
      },
    },
    {
      section: "3",
      url: "ldap://h/c=GB?objectClass?one",
      value: { ...all, host: "h", port: 389, dn: "c=GB", attributes: ["objectClass"], scope: "one" },
    },
    {
      why: "an empty part is one that is left out",
      url: "ldap://h/a???",
      value: { ...all, host: "h", port: 389, dn: "a" },
      href: "ldap://h/a",
    },
  ],
  errors: [
    {
      why: "a parenthesis without its pair",
      url: "ldap:///a???(b=c",
      code: "not-allowed",
      index: 16,
      end: 16,
      component: "filter",
    },
  ],
  parts: [
    { parts: { dn: "c=US" }, url: "ldap:///c=US" },
    { why: "a port is that of a host", parts: { dn: "c=US", port: 390 }, refused: "host" },
  ],
  refused: [
    { value: { ...all, port: 390, dn: "" }, component: "host" },
    { value: { ...all, port: 389, dn: "", filter: "(" }, component: "filter" },
    { value: { ...all, port: 389, dn: "", attributes: ["a b"] }, component: "attributes[0]" },
  ],
  access: [
    { section: "2", url: "ldap:///c=US", refused: "no-access", component: "context.server" },
    {
      url: "ldap:///c=US?mail",
      context: { server: "h" },
      access: { protocol: "ldap", host: "h", port: 389, search: { ...all, base: "c=US", attributes: ["mail"] } },
    },
    { url: "ldap:///c=US", context: { server: "a\nb" }, refused: "unsafe-argument", component: "context.server" },
  ],
  audit: [
    {
      section: "4",
      url: "ldap://h/o=a???(userPassword=b)",
      findings: [{ code: "secret", component: "filter", severity: "warning" }],
    },
  ],
  strings: [{ field: "search", pattern: "[^]*", why: "LDAP sends a string with its length." }],
};

const living = [
  ["gemini", gemini, geminiDefinition, geminiRows, "../gemini.ts", geminiModule],
  ["irc", irc, ircDefinition, ircRows("irc", 6667), "../irc.ts", ircModule],
  ["ldap", ldap, ldapDefinition, ldapRows, "../ldap/access.ts", ldapFunctions],
  ["ircs", ircs, ircsDefinition, ircRows("ircs", 6697), "../irc.ts", ircModule],
] as const;

test("the guide quotes gemini word for word", () => {
  const guide = readFileSync(new URL("../../../../docs/scheme-reference.md", import.meta.url), "utf8");
  const own = readFileSync(new URL("../gemini.ts", import.meta.url), "utf8");
  expect(guide).toContain(`\`\`\`ts src/gemini.ts\n${own}\`\`\`\n`);
});

test.each(["ldap-url", "access", "ldap", "scheme", "languages", "index"])(
  "the guide has %s of ldap word for word",
  (name) => {
    const guide = readFileSync(new URL("../../../../docs/scheme-from-its-rfc.md", import.meta.url), "utf8");
    const own = readFileSync(new URL(`../ldap/${name}.ts`, import.meta.url), "utf8").replaceAll('.ts";', '.js";');
    expect(guide).toContain(`\`\`\`ts src/${name}.ts\n${own}\`\`\`\n`);
  },
);

describe.each(living)("%s", (name, scheme, definition, rows, module, exports) => {
  const checks = conformance(scheme as never, definition as never, rows);
  // The others have the shapes of https.
  for (const check of name === "ldap" ? checks : withoutGrowth(checks)) test(check.name, check.run);

  const samples = name === "ircs" ? [] : corpus(name);

  test("its corpus is read and spelt, interpreted and compiled", async () => {
    const both = [scheme as unknown as Scheme, await compiled(definition as never, module, exports)];
    for (const one of both)
      for (const { text, href, index, component } of samples) {
        const result = one.safeParse(text);
        if (href !== undefined) expect([text, result.ok && one.format(result.url)]).toEqual([text, href]);
        else {
          const error = result.ok ? undefined : result.error;
          expect([text, error?.index, error?.component]).toEqual([text, index, component]);
        }
      }
  });

  test("audit looks at every URL of its corpus", () => {
    for (const { text, href } of samples) if (href !== undefined) audit(scheme as unknown as Scheme, text);
  });
});

test.each([
  ["ldap:///a???(b=c", "Une parenthèse du filtre n’est pas fermée."],
  ["ldap:///a???(b=c))", "Cette parenthèse du filtre n’en ferme aucune."],
  ["ldap:///a??all", "« a » ne peut pas figurer à cet endroit de la portée"],
])("%s is refused in French", (text, sentence) => {
  const result = ldap.safeParse(text);
  const { message } = fr(result.ok ? {} : result.error, languages.fr);
  expect(message.replace(/\s/g, " ")).toContain(sentence);
});

test("a finding of ldap is translated into French", () => {
  const [finding] = audit(ldap as unknown as Scheme, "ldap://h/o=a???(userPassword=b)");
  expect(fr(finding ?? {}, languages.fr).message).toContain("Le filtre contient un mot de passe");
});
