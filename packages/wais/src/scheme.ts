import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import type { WaisAccess } from "./access.ts";
import { waisDefinition } from "./wais.ts";
import type { WaisUrl } from "./wais-url.ts";

/**
 * The scheme `wais` (RFC 1738 §3.9). The built package contains it in compiled form.
 *
 * @public
 */
export const wais: Scheme<WaisUrl, WaisAccess, unknown, "host" | "database"> = defineScheme(waisDefinition);
