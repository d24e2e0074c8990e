/**
 * The scheme `http` of RFC 1738.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { httpDefinition } from "./http.ts";
import type { HttpAccess, HttpUrl } from "./http-url.ts";

export { type HttpAccess, type HttpUrl, httpAccess, httpHint } from "./http-url.ts";

/**
 * The scheme `http` (RFC 1738 §3.3). The built package contains it in compiled form.
 *
 * @public
 */
export const http: Scheme<HttpUrl, HttpAccess, unknown, "host"> = defineScheme(httpDefinition);
