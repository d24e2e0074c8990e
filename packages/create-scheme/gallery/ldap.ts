import {
  alphadigit,
  decodedText,
  hostport,
  type Inferred,
  list,
  many,
  oneOf,
  oneWord,
  optional,
  type RuleError,
  rule,
  schemeDefinition,
  sequence,
  some,
  uchar,
  unescapedText,
} from "@url1738/core/define";
import { contextLine, missingContext } from "@url1738/core/runtime";
import type { Examples } from "@url1738/testkit";

// Entries of directories: RFC 1959.

// dn = *[ uchar | ";" | "/" | ":" | "@" | "&" | "=" ]
const dn = rule("dn", many(oneOf(uchar, ";/:@&=")));

// attributetype = 1*[ alphadigit | "-" | "." | ";" ]
const attribute = rule("attributetype", some(oneOf(alphadigit, "-.;")));

// filter = 1*[ uchar | ";" | "/" | ":" | "@" | "&" | "=" | "?" ]
const filter = rule("filter", some(oneOf(uchar, ";/:@&=?")));

// attributes = [ attributetype *[ "," attributetype ]]
const attributes = list("attributes", unescapedText("attribute", attribute), ",", "between", { absent: "" });

// scope = "base" | "one" | "sub"
const scope = oneWord("scope", ["base", "one", "sub"], { anyCase: true, absent: "base" });

// ldapurl = "ldap://" [ hostport ] "/" dn [ "?" attributes [ "?" [ scope ] [ "?" [ filter ]]]]
const schemepart = sequence(
  "//",
  optional(hostport),
  "/",
  decodedText("dn", dn),
  optional(
    "?",
    optional(attributes),
    optional(
      "?",
      optional(scope),
      optional("?", optional(decodedText("filter", filter, { absent: "(objectClass=*)", check: checkFilter }))),
    ),
  ),
);

/** A URL of the scheme `ldap`: entries of a directory. Without a host, any server that knows the directory can be asked. */
export type LdapUrl = Inferred<"ldap", typeof schemepart>;

/** Checks that the parentheses of a filter match (RFC 1558), including escaped ones, such as %28. */
export function checkFilter(text: string): readonly RuleError[] {
  let depth = 0;
  for (const { index, 0: found } of text.matchAll(/\(|\)|%28|%29/g)) {
    depth += found === "(" || found === "%28" ? 1 : -1;
    if (depth < 0)
      return [{ index, end: index + found.length, message: "This parenthesis of the filter closes none." }];
  }
  return depth === 0
    ? []
    : [{ index: text.length, end: text.length, message: "A parenthesis of the filter is not closed." }];
}

/** The facts that the URL does not contain. */
export interface LdapContext {
  /** The server to ask if the URL names none. */
  readonly server?: string;
}

/** The way to the entries: connect, bind as nobody, search. */
export interface LdapAccess {
  protocol: "ldap";
  host: string;
  port: number;
  search: { base: string; scope: "base" | "one" | "sub"; filter: string; attributes: readonly string[] };
}

/** Returns the search. LDAP sends each string with its length, so that line ends in it do no harm. */
export function access({ host, port, dn, scope, filter, attributes }: LdapUrl, context?: LdapContext): LdapAccess {
  const server = host ?? contextLine("ldap", context, "server");
  if (server === undefined)
    throw missingContext("ldap", "server", { reason: "server", sentence: "Name a directory server." });
  return { protocol: "ldap", host: server, port, search: { base: dn, scope, filter, attributes: [...attributes] } };
}

/** The definition of the scheme `ldap`. */
export const ldapDefinition = schemeDefinition({
  name: "ldap",
  specification: "RFC 1959",
  section: "2",
  defaultPort: 389,
  schemepart,
  access,
});

const all = { attributes: [], scope: "base", filter: "(objectClass=*)" };

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
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
  strings: [{ field: "search", pattern: "[^]*", why: "LDAP sends a string with its length." }],
};
