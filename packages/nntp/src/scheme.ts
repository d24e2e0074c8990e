import type { Scheme } from "@url1738/core";
import { uncheckedScheme } from "@url1738/core/define";
import type { NntpAccess } from "./access.ts";
import { nntpDefinition } from "./nntp.ts";
import type { NntpUrl } from "./nntp-url.ts";

/**
 * The scheme `nntp` (RFC 1738 §3.7). What is built has the same in a compiled form here.
 *
 * @public
 */
export const nntp: Scheme<NntpUrl, NntpAccess> = uncheckedScheme(nntpDefinition);
