/**
 * The schemes `https` and `http` of today.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { httpDefinition, httpsDefinition } from "./definition.ts";
import type { HttpAccess, HttpsAccess, HttpsUrl, HttpUrl } from "./https-url.ts";

// The compiled form of a scheme derived from these imports its functions from this package.
export { canonicalHost6, checkHost6, hintHost6, normaliseUri, spellPath } from "@url1738/rfc3986/runtime";
export {
  type HttpAccess,
  type HttpsAccess,
  type HttpsUrl,
  type HttpUrl,
  httpsAccess,
  httpsCheckParts,
  httpsHint,
} from "./https-url.ts";

/**
 * The scheme `https` (RFC 9110 §4.2.2). The built package contains it in compiled form.
 *
 * @public
 */
export const https: Scheme<HttpsUrl, HttpsAccess, unknown, "host"> = defineScheme(httpsDefinition);

/**
 * The scheme `http` of today (RFC 9110 §4.2.1); `@url1738/http` has that of RFC 1738. The built package contains it in compiled form.
 *
 * @public
 */
export const http: Scheme<HttpUrl, HttpAccess, unknown, "host"> = defineScheme(httpDefinition);
