import { isGlobalAddress } from "./is-global-address.ts";

/**
 * The ends of names that lead to nobody, or only to a network's own machines: of IANA's registry of special-use domain names (RFC 6761), and
 * `corp`, `home`, `internal` and `lan`, which networks use for themselves and ICANN does not delegate.
 */
const LOCAL = /(?:^|\.)(?:alt|corp|example|home|home\.arpa|internal|invalid|lan|local|localhost|onion|test)$/;

/**
 * Tells whether everybody on the Internet may be able to reach a host, without looking it up: for a form that shall say at once what the gate
 * would refuse. It does not replace the gate, since a name of the public DNS may have a private address.
 *
 * @param host - The host of a URL: a name, or an address; IPv6 with or without its brackets. Spellings are read as `URL` reads them, so
 *   `2130706433` and `0x7f.1` are addresses.
 * @returns True for an address that `isGlobalAddress` accepts, and for a name with a dot that is not reserved for private use.
 * @public
 */
export function isPublicHost(host: string): boolean {
  // A login, a path and a port are no parts of a host.
  if (typeof host !== "string" || /[\s/?#@\\]|\]./.test(host)) return false;
  let hostname: string;
  try {
    ({ hostname } = new URL(`http://${/^[^[]*:/.test(host) ? `[${host}]` : host}/`));
  } catch {
    return false;
  }
  if (hostname.startsWith("[")) return isGlobalAddress(hostname.slice(1, -1));
  const name = hostname.replace(/\.$/, "");
  // `URL` refuses a name whose last label is a number, unless it is an address.
  if (/\.\d+$/.test(name)) return isGlobalAddress(name);
  return /^[^.]+(?:\.[^.]+)+$/.test(name) && !LOCAL.test(name);
}
