import { anySchemepart } from "../rules/generic-rules.ts";
import type { Encoded } from "../syntax/encoded.ts";
import { type Methods, methods } from "./methods.ts";
import type { SchemeRules } from "./scheme.ts";

/**
 * A URL of a scheme of which nothing else is known: `otherurl = genericurl` (RFC 1738 §5).
 *
 * @public
 */
export interface GenericUrl {
  /** The scheme, in lower case. */
  scheme: string;
  /** What follows the scheme and its colon. */
  schemePart: Encoded;
}

/** Any scheme at all. */
export function genericScheme(): SchemeRules & Methods<GenericUrl, never, unknown> {
  const grammar = {
    name: undefined,
    defaultPort: undefined,
    section: "2.1",
    schemepart: anySchemepart,
    hint: undefined,
    hazards: undefined,
  };
  const own = methods<GenericUrl, never, unknown>({
    name: undefined,
    section: "2.1",
    schemepart: anySchemepart,
    value: (scheme, schemePart) => ({ scheme, schemePart: schemePart as Encoded }),
    access: "How to access a URL is part of its scheme's definition, and this scheme is not known here.",
  });
  return { ...grammar, ...own };
}
