/**
 * The scheme `gopher` of RFC 1738.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { gopherDefinition } from "./gopher.ts";
import type { GopherAccess, GopherUrl } from "./gopher-url.ts";

export { type GopherAccess, type GopherUrl, gopherAccess, gopherFindings } from "./gopher-url.ts";

/**
 * The scheme `gopher` (RFC 1738 §3.4). The built package contains it in compiled form.
 *
 * @public
 */
export const gopher: Scheme<GopherUrl, GopherAccess, unknown, "host"> = defineScheme(gopherDefinition);
