import type { Scheme } from "@url1738/core";
import { uncheckedScheme } from "@url1738/core/define";
import type { GopherAccess } from "./access.ts";
import { gopherDefinition } from "./gopher.ts";
import type { GopherUrl } from "./gopher-url.ts";

/**
 * The scheme `gopher` (RFC 1738 §3.4). What is built has the same in a compiled form here.
 *
 * @public
 */
export const gopher: Scheme<GopherUrl, GopherAccess> = uncheckedScheme(gopherDefinition);
