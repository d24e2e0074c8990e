import type { Scheme, UrlValue } from "@url1738/core";
import { decodedCodec, uchar } from "@url1738/core/define";
import { show } from "./check.ts";
import { formatted } from "./outcomes.ts";

/** The part of the platform's `URL` that is used here. */
interface PlatformUrl {
  readonly hostname: string;
  readonly pathname: string;
  readonly port: string;
  readonly username: string;
  readonly password: string;
}

/** The platform's `URL`, which bare JavaScript shells lack. */
declare const URL: (new (text: string) => PlatformUrl) | undefined;

const { read: decode } = decodedCodec(uchar);

function platformUrl(href: string): PlatformUrl | undefined {
  try {
    return typeof URL === "undefined" ? undefined : new URL(href);
  } catch {
    return undefined;
  }
}

/** Tells whether the law applies to a scheme: its URLs have a host. */
export function hasPlatformLaw(fields: readonly string[]): boolean {
  return fields.includes("host");
}

/**
 * Demands that the platform's `URL` refuses a canonical spelling, or reads the same host, port, user and password from it. Otherwise, one
 * program would check one host and the next would connect to another.
 *
 * @param names - The fields of the scheme's values.
 * @param href - The spelling; the law does not concern other texts.
 */
export function checkPlatform(scheme: Scheme<UrlValue>, names: readonly string[], href: string): void {
  const result = scheme.safeParse(href);
  if (!result.ok || formatted(scheme, result.url) !== href) return;
  const theirs = platformUrl(href);
  if (theirs === undefined || !href.startsWith(`${scheme.name}://`)) return;
  const { hostname, pathname, port, username, password } = theirs;
  // Some platforms treat everything after an unknown scheme as one opaque path.
  if (hostname === "" && pathname.startsWith("//")) return;
  const fields: Readonly<Record<string, unknown>> = { ...result.url };
  const demand = (name: string, read: unknown) => {
    // A scheme may have another name for its user.
    const isSame = names.includes(name) ? (fields[name] ?? "") === read : ["", ...Object.values(fields)].includes(read);
    if (!isSame)
      throw new Error(
        `the platform's URL reads ${show(read)} for the ${name} of ${show(href)}, which is the spelling of ${show(result.url)}`,
      );
  };
  demand("host", decode(hostname));
  demand("port", port === "" ? (scheme.defaultPort ?? "") : Number(port));
  demand("user", decode(username));
  demand("password", decode(password));
}
