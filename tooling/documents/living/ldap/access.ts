import { contextLine, missingContext, type OwnFinding, type RuleError } from "@url1738/core/define";
import type { LdapUrl } from "./ldap-url.ts";

const unpaired = { reason: "ldap/unpaired", message: "This parenthesis of the filter closes none." };
const unclosed = { reason: "ldap/unclosed", message: "A parenthesis of the filter is not closed." };

/** Checks that the parentheses of a filter match (RFC 1558), including escaped ones, such as %28. */
export function checkFilter(text: string): readonly RuleError[] {
  let depth = 0;
  for (const { index, 0: found } of text.matchAll(/\(|\)|%28|%29/g)) {
    depth += found === "(" || found === "%28" ? 1 : -1;
    if (depth < 0) return [{ index, end: index + found.length, ...unpaired }];
  }
  return depth === 0 ? [] : [{ index: text.length, end: text.length, ...unclosed }];
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
    throw missingContext("ldap", "server", { reason: "ldap/server", sentence: "Name a directory server." });
  return { protocol: "ldap", host: server, port, search: { base: dn, scope, filter, attributes: [...attributes] } };
}

/** Finds a filter that contains a password to compare: everybody who reads the URL reads it. */
export function look({ filter }: LdapUrl): readonly OwnFinding[] {
  if (!/\(userPassword(?:[~<>]?=)(?!\*\))/i.test(filter)) return [];
  return [
    {
      code: "secret",
      reason: "ldap/password",
      component: "filter",
      severity: "warning",
      section: "4",
      sentence: "The filter contains a password, which everybody who reads the URL can read.",
    },
  ];
}
