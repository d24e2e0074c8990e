/**
 * The scheme `ftp` of RFC 1738.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { ftpDefinition } from "./ftp.ts";
import type { FtpAccess, FtpContext, FtpUrl } from "./ftp-url.ts";

export { type FtpAccess, type FtpCommand, type FtpContext, type FtpUrl, ftpAccess, ftpHint } from "./ftp-url.ts";

/**
 * The scheme `ftp` (RFC 1738 §3.2). The built package contains it in compiled form.
 *
 * @public
 */
export const ftp: Scheme<FtpUrl, FtpAccess, FtpContext, "host"> = defineScheme(ftpDefinition);
