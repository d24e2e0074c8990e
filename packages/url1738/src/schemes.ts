import type { AccessOf } from "@url1738/core";
import { file } from "@url1738/file";
import { ftp } from "@url1738/ftp";
import { gopher } from "@url1738/gopher";
import { http as httpOfRfc1738 } from "@url1738/http";
import { http, https } from "@url1738/https";
import { mailto } from "@url1738/mailto";
import { news } from "@url1738/news";
import { nntp } from "@url1738/nntp";
import { prospero } from "@url1738/prospero";
import { telnet } from "@url1738/telnet";
import { wais } from "@url1738/wais";

/** Those after ftp and http, in the order of RFC 1738 §3. */
const others = [gopher, mailto, news, nntp, telnet, wais, file, prospero] as const;

/**
 * The schemes of `registry`, for making one that also has others: http as it is today (RFC 9110), the other nine of RFC 1738 in the order of
 * its section 3, and https.
 *
 * @public
 */
export const schemes = [ftp, http, ...others, https] as const;

/**
 * The schemes of `rfc1738`, for making a registry that also has others: the ten to the letter of RFC 1738, in the order of its section 3.
 *
 * @public
 */
export const rfc1738Schemes = [ftp, httpOfRfc1738, ...others] as const;

/**
 * The schemes of `web`: http and https as they are today.
 *
 * @public
 */
export const webSchemes = [http, https] as const;

/**
 * The access of a URL of any of the schemes; `protocol` says which fields it has.
 *
 * @public
 */
export type Access = AccessOf<(typeof schemes)[number]>;
