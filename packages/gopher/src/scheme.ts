import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import type { GopherAccess } from "./access.ts";
import { gopherDefinition } from "./gopher.ts";
import type { GopherUrl } from "./gopher-url.ts";

/**
 * The scheme `gopher` (RFC 1738 §3.4). The built package contains it in compiled form.
 *
 * @public
 */
export const gopher: Scheme<GopherUrl, GopherAccess, unknown, "host"> = defineScheme(gopherDefinition);
