/**
 * The scheme `wais` of RFC 1738.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { waisDefinition } from "./wais.ts";
import type { WaisAccess, WaisUrl } from "./wais-url.ts";

export {
  type WaisAccess,
  type WaisBase,
  type WaisDatabaseUrl,
  type WaisDocUrl,
  type WaisIndexUrl,
  type WaisUrl,
  waisAccess,
} from "./wais-url.ts";

/**
 * The scheme `wais` (RFC 1738 §3.9). The built package contains it in compiled form.
 *
 * @public
 */
export const wais: Scheme<WaisUrl, WaisAccess, unknown, "host" | "database"> = defineScheme(waisDefinition);
