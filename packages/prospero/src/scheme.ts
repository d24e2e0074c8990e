import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import type { ProsperoAccess } from "./access.ts";
import { prosperoDefinition } from "./prospero.ts";
import type { ProsperoUrl } from "./prospero-url.ts";

/**
 * The scheme `prospero` (RFC 1738 §3.11). The built package contains it in compiled form.
 *
 * @public
 */
export const prospero: Scheme<ProsperoUrl, ProsperoAccess, unknown, "host" | "hsoname"> =
  defineScheme(prosperoDefinition);
