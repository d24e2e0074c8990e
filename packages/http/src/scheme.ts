import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import type { HttpAccess } from "./access.ts";
import { httpDefinition } from "./http.ts";
import type { HttpUrl } from "./http-url.ts";

/**
 * The scheme `http` (RFC 1738 §3.3). The built package contains it in compiled form.
 *
 * @public
 */
export const http: Scheme<HttpUrl, HttpAccess, unknown, "host"> = defineScheme(httpDefinition);
