/**
 * The scheme `data` of RFC 2397.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { dataDefinition } from "./data.ts";
import type { DataUrl } from "./data-url.ts";

export { type DataParameter, type DataUrl, dataCheck, dataFromOctets, dataOctets } from "./data-url.ts";

/**
 * The scheme `data` (RFC 2397). The built package contains it in compiled form.
 *
 * @public
 */
export const data: Scheme<DataUrl, never, unknown, "data"> = defineScheme(dataDefinition);
