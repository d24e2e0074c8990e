/**
 * The schemes `ws` and `wss` of RFC 6455, which are one scheme with two names.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { wsDefinition } from "./ws.ts";
import type { WsAccess, WsUrl } from "./ws-url.ts";

export { type WsAccess, type WsUrl, wsAccess } from "./ws-url.ts";

/**
 * The scheme `ws`, also named `wss` (RFC 6455 §3). The built package contains it in compiled form.
 *
 * @public
 */
export const ws: Scheme<WsUrl, WsAccess, unknown, "host"> = defineScheme(wsDefinition);
