import {
  alphadigit,
  decodedText,
  hostport,
  list,
  many,
  oneOf,
  oneWord,
  optional,
  rule,
  schemeDefinition,
  sequence,
  some,
  uchar,
  unescapedText,
} from "@url1738/core/define";
import { access, checkFilter, look } from "./access.ts";

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

/** The definition of the scheme `ldap`. */
export const ldapDefinition = schemeDefinition({
  name: "ldap",
  specification: "RFC 1959",
  section: "2",
  defaultPort: 389,
  schemepart,
  hazards: { look },
  access,
});
