/**
 * The scheme `urn` of RFC 8141.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { urnDefinition } from "./urn.ts";
import type { UrnUrl } from "./urn-url.ts";

export type { UrnUrl } from "./urn-url.ts";

/**
 * The scheme `urn` (RFC 8141). The built package contains it in compiled form.
 *
 * @public
 */
export const urn: Scheme<UrnUrl, never, unknown, "nid" | "nss"> = defineScheme(urnDefinition);
