/**
 * The scheme `tel` of RFC 3966.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { telDefinition } from "./tel.ts";
import type { TelUrl } from "./tel-url.ts";

export { type TelParameter, type TelUrl, telCheck, telNormalize, telNumber } from "./tel-url.ts";

/**
 * The scheme `tel` (RFC 3966). The built package contains it in compiled form.
 *
 * @public
 */
export const tel: Scheme<TelUrl, never, unknown, "number"> = defineScheme(telDefinition);
