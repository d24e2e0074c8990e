import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import type { NntpAccess } from "./access.ts";
import { nntpDefinition } from "./nntp.ts";
import type { NntpUrl } from "./nntp-url.ts";

/**
 * The scheme `nntp` (RFC 1738 §3.7). The built package contains it in compiled form.
 *
 * @public
 */
export const nntp: Scheme<NntpUrl, NntpAccess, unknown, "host" | "group"> = defineScheme(nntpDefinition);
