/**
 * The scheme `prospero` of RFC 1738.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { prosperoDefinition } from "./prospero.ts";
import type { ProsperoAccess, ProsperoUrl } from "./prospero-url.ts";

export { type ProsperoAccess, type ProsperoField, type ProsperoUrl, prosperoAccess } from "./prospero-url.ts";

/**
 * The scheme `prospero` (RFC 1738 §3.11). The built package contains it in compiled form.
 *
 * @public
 */
export const prospero: Scheme<ProsperoUrl, ProsperoAccess, unknown, "host" | "hsoname"> =
  defineScheme(prosperoDefinition);
