import type { Definition, FieldsOf } from "@url1738/core/define";
import {
  alphadigit,
  choice,
  many,
  oneOf,
  optional,
  rule,
  sequence,
  some,
  times,
  unescapedText,
  without,
} from "@url1738/core/define";
import { lowerCase } from "@url1738/core/runtime";
import { fragment, pchar, uriText } from "@url1738/rfc3986";
import type { UrnUrl } from "./urn-url.ts";

export type { UrnUrl } from "./urn-url.ts";

// ldh = alphanum / "-"
// NID = (alphanum) 0*30(ldh) (alphanum)
const nid = rule("NID", alphadigit, times(0, 30, oneOf(alphadigit, "-")), alphadigit);

// NSS = pchar *(pchar / "/")
const nss = rule("NSS", oneOf(pchar), many(oneOf(pchar, "/")));

// r-component = pchar *( pchar / "/" / "?" )
// "the r-component … extends to … the sequence "?=" or "#"": a "?" before a "=" ends it.
const following = oneOf(pchar, "/");
const rComponent = rule(
  "r-component",
  oneOf(pchar),
  many(choice(following, sequence(some("?"), without(following, "=")))),
  many("?"),
);

// q-component = pchar *( pchar / "/" / "?" )
const qComponent = rule("q-component", oneOf(pchar), many(oneOf(pchar, "/?")));

// assigned-name = "urn" ":" NID ":" NSS
// rq-components = [ "?+" r-component ] [ "?=" q-component ]
// namestring = assigned-name [ rq-components ] [ "#" f-component ]
/** The grammar of the text after `urn:`. @public */
export const schemepart = sequence(
  unescapedText("nid", nid, lowerCase),
  ":",
  uriText("nss", nss),
  optional("?+", uriText("rComponent", rComponent)),
  optional("?=", uriText("qComponent", qComponent)),
  optional("#", uriText("fComponent", fragment)),
);

/** The definition of the scheme `urn` (RFC 8141 §2): its grammar, and why its URLs are not accessed. @public */
export const urnDefinition: Definition<"urn", FieldsOf<typeof schemepart>, UrnUrl, never, unknown> = {
  name: "urn",
  specification: "RFC 8141",
  section: "2",
  unsafe: "~",
  bare: true,
  schemepart,
  labels: {
    nid: "namespace identifier",
    nss: "namespace-specific string",
    rComponent: "r-component",
    qComponent: "q-component",
    fComponent: "f-component",
  },
  access: "It names a resource, wherever it is.",
};
