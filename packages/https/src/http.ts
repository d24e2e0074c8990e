import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import type { HttpAccess } from "./access.ts";
import { httpDefinition } from "./definition.ts";
import type { HttpUrl } from "./http-url.ts";

/**
 * The scheme `http` of today (RFC 9110 §4.2.1); `@url1738/http` has that of RFC 1738. The built package contains it in compiled form.
 *
 * @public
 */
export const http: Scheme<HttpUrl, HttpAccess, unknown, "host"> = defineScheme(httpDefinition);
