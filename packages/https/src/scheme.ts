import type { Scheme } from "@url1738/core";
import { uncheckedScheme } from "@url1738/core/define";
import { httpsDefinition } from "./https.ts";
import type { HttpsAccess } from "./https-access.ts";
import type { HttpsUrl } from "./https-url.ts";

/**
 * The scheme `https`. What is built has the same in a compiled form here.
 *
 * @public
 */
export const https: Scheme<HttpsUrl, HttpsAccess> = uncheckedScheme(httpsDefinition);
