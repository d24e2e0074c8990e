import type { Scheme, UrlValue } from "@url1738/core";
import { decodedCodec, uchar } from "@url1738/core/define";
import { fail, show } from "./check.ts";

/** What of the platform's `URL` is looked at. */
interface PlatformUrl {
  readonly hostname: string;
  readonly pathname: string;
  readonly port: string;
  readonly username: string;
  readonly password: string;
}

/** Bare JavaScript shells do not have it. */
declare const URL: (new (text: string) => PlatformUrl) | undefined;

const { read: decode } = decodedCodec(uchar);

function platformUrl(href: string): PlatformUrl | undefined {
  try {
    return typeof URL === "undefined" ? undefined : new URL(href);
  } catch {
    return undefined;
  }
}

/** Whether the law speaks of a scheme: its URLs have a host, and it stands where others look for one. */
export function hasPlatformLaw(fields: readonly string[]): boolean {
  return fields.includes("host");
}

/**
 * Demands of a canonical spelling that the platform's `URL` refuses it, or reads the same host, port, user and password from it.
 * Otherwise one program would check another host than the next one goes to.
 *
 * @param names - The fields of the scheme's values.
 * @param url - The value.
 * @param href - Its canonical spelling.
 */
export function checkPlatform(scheme: Scheme<UrlValue>, names: readonly string[], url: UrlValue, href: string): void {
  const theirs = platformUrl(href);
  if (theirs === undefined || !href.startsWith(`${scheme.name}://`)) return;
  const { hostname, pathname, port, username, password } = theirs;
  // Some take all that follows a scheme which they do not know for one opaque path.
  if (hostname === "" && pathname.startsWith("//")) return;
  const fields: Readonly<Record<string, unknown>> = { ...url };
  const demand = (name: string, read: unknown) => {
    // A scheme may call its user something else.
    const isSame = names.includes(name) ? (fields[name] ?? "") === read : ["", ...Object.values(url)].includes(read);
    if (!isSame)
      throw fail(
        `the platform's URL reads ${show(read)} for the ${name} of ${show(href)}, which is the spelling of ${show(url)}`,
      );
  };
  demand("host", decode(hostname));
  demand("port", port === "" ? (scheme.defaultPort ?? "") : Number(port));
  demand("user", decode(username));
  demand("password", decode(password));
}
