import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import type { HttpsAccess } from "./access.ts";
import { httpsDefinition } from "./definition.ts";
import type { HttpsUrl } from "./https-url.ts";

/**
 * The scheme `https` (RFC 9110 §4.2.2). The built package contains it in compiled form.
 *
 * @public
 */
export const https: Scheme<HttpsUrl, HttpsAccess, unknown, "host"> = defineScheme(httpsDefinition);
