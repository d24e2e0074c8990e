import { readFileSync } from "node:fs";
import type { AnyDefinition } from "@url1738/core/define";
import { httpDefinition, httpsDefinition } from "@url1738/https/definition";
import type { LanguageOptions } from "@url1738/prove";
import { rfc1738Definitions } from "url1738/definitions";
import { ldapDefinition } from "../../../packages/create-scheme/gallery/ldap.ts";

/** A grammar that is proved to be the one of its specification. */
export interface Proof {
  readonly definition: AnyDefinition<never>;
  /** The specification, as people cite it. */
  readonly specification: string;
  readonly bnf: string;
  /** The rule whose texts are the URLs. */
  readonly rule: string;
  readonly options?: LanguageOptions;
}

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

const section5 = textOf("../rfc/section-5.txt");

const changed: Readonly<Record<string, LanguageOptions>> = {
  gopher: {
    rules: { search: { bnf: "*xchar", sentence: "Within the <gopher-path>, no characters are reserved. (§3.4.1)" } },
  },
};

const ofSection5 = rfc1738Definitions.map((definition): Proof => {
  const { name } = definition;
  const options = changed[name];
  return { definition, specification: "RFC 1738 §5", bnf: section5, rule: `${name}url`, ...(options && { options }) };
});

/** The rules of RFC 3986 that both schemes narrow, or leave to a check. */
const hosts: LanguageOptions["rules"] = {
  authority: {
    bnf: 'host [ ":" port ]',
    sentence:
      "Before making use of an http or https URI reference received from an untrusted source, a recipient SHOULD parse for userinfo and treat its presence as an error. (RFC 9110 §4.2.4)",
  },
  "IP-literal": {
    bnf: '"[" IPv6address "]"',
    sentence: "IPvFuture is for addresses of versions that do not exist.",
  },
  IPv6address: {
    bnf: '1*( HEXDIG / ":" / "." )',
    sentence: "A check counts the groups of an address, beyond the grammar.",
  },
  "dec-octet": {
    bnf: '"0" / %x31-39 *DIGIT',
    sentence: "A check limits each number to 255, beyond the grammar.",
  },
  "reg-name": {
    bnf: '*( label "." ) toplabel [ "." ]',
    sentence:
      'A registered name intended for lookup in the DNS uses the syntax defined in Section 3.5 of [RFC1034] and Section 2.1 of [RFC1123]. The rightmost domain label may be followed by a single ".". (§3.2.2)',
  },
  label: {
    bnf: '1*( ALPHA / DIGIT / "_" ) *( 1*"-" 1*( ALPHA / DIGIT / "_" ) )',
    sentence:
      "Names in the DNS have underscores as well; a hyphen is neither the first nor the last character of a label.",
  },
  toplabel: {
    bnf: '( ALPHA / "_" ) *( ALPHA / DIGIT / "_" ) *( 1*"-" 1*( ALPHA / DIGIT / "_" ) )',
    sentence: "The last label does not begin with a digit, so that no name looks like an address.",
  },
};

const ofToday = [httpsDefinition, httpDefinition].map((definition): Proof => {
  const { name } = definition;
  const whole = {
    bnf: `"${name}" "://" authority path-abempty [ "?" query ] [ "#" fragment ]`,
    sentence: "RFC 9110 §4.2 defines it so; a reference to what it designates may have a fragment (§4.1).",
  };
  const rule = `${name}-URI`;
  return {
    definition,
    specification: "RFC 3986, Appendix A",
    bnf: textOf("rfc3986-appendix-a.abnf"),
    rule,
    options: { rules: { [rule]: whole, ...hosts } },
  };
});

const escaped = "any URL-illegal characters (e.g., spaces) escaped using the % method described in RFC 1738 (§2)";

const ofLdap: Proof = {
  definition: ldapDefinition,
  specification: "RFC 1959 §2",
  bnf: textOf("rfc1959-section-2.bnf"),
  rule: "ldapurl",
  options: {
    others: [section5],
    rules: {
      ldapurl: {
        bnf: '"ldap://" [ <hostport> ] "/" <dn> [ "?" <attributes> [ "?" [ <scope> ] [ "?" [ <filter> ]]]]',
        sentence:
          'If <scope> is omitted, a scope of "base" is assumed. If <filter> is omitted, a filter of "(objectClass=*)" is assumed. (§2)',
      },
      hostname: { bnf: "<host>", sentence: "The host is RFC 1738's." },
      portnumber: { bnf: "<port>", sentence: "The port is RFC 1738's." },
      dn: {
        bnf: '*[ <uchar> | ";" | "/" | ":" | "@" | "&" | "=" ]',
        sentence: `The <dn> is an LDAP Distinguished Name using the string format described in [1], with ${escaped}.`,
      },
      attributelist: {
        bnf: '<attributetype> *[ "," <attributetype> ]',
        sentence: "The rule contains itself; this is the same list without that.",
      },
      attributetype: {
        bnf: '1*[ <alphadigit> | "-" | "." | ";" ]',
        sentence: "Individual <attributetype> names are as defined for AttributeType in RFC 1777. (§2)",
      },
      filter: {
        bnf: '1*[ <uchar> | ";" | "/" | ":" | "@" | "&" | "=" | "?" ]',
        sentence: `It has the format specified in [4], with ${escaped}.`,
      },
    },
  },
};

/** All proofs: of the ten schemes of RFC 1738, of http and https as they are today, and of ldap. */
export const proofs: readonly Proof[] = [...ofSection5, ...ofToday, ofLdap];
