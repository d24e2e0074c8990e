/**
 * The scheme `nntp` of RFC 1738.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { nntpDefinition } from "./nntp.ts";
import type { NntpAccess, NntpUrl } from "./nntp-url.ts";

export { type NntpAccess, type NntpCommand, type NntpUrl, nntpAccess, nntpHint } from "./nntp-url.ts";

/**
 * The scheme `nntp` (RFC 1738 §3.7). The built package contains it in compiled form.
 *
 * @public
 */
export const nntp: Scheme<NntpUrl, NntpAccess, unknown, "host" | "group"> = defineScheme(nntpDefinition);
