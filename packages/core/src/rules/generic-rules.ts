import { many, optional, rule, sequence } from "../grammar/combinators.ts";
import type { Sequence } from "../grammar/nodes.ts";
import { xchar } from "../syntax/characters.ts";
import { encodedText } from "./components.ts";
import { login } from "./shared-rules.ts";

// RFC 1738 §5, the rules for schemes of which nothing else is known.

// schemepart = *xchar | ip-schemepart
// Of which the first includes the second.
/** `schemepart`, RFC 1738 §5. */
export const schemepart = rule("schemepart", many(xchar));

/** The one component of a URL of any scheme. */
export const anySchemepart = encodedText("schemePart", schemepart);

// ip-schemepart = "//" login [ "/" urlpath ]
// urlpath = *xchar
/** `ip-schemepart`, RFC 1738 §5 and §3.1. */
export const ipSchemepartRule: Sequence = sequence(
  "//",
  login,
  optional("/", encodedText("urlPath", rule("urlpath", many(xchar)))),
);
