import { MAX_LENGTH } from "../errors/length-limit.ts";
import { canonicalHost, checkHost } from "./host.ts";

// domainlabel = alphadigit | alphadigit *[ alphadigit | "-" ] alphadigit
// toplabel = alpha | alpha *[ alphadigit | "-" ] alphadigit
// hostname = *[ domainlabel "." ] toplabel
const HYPHENED = "(?:-+[\\dA-Za-z]+)*";
const HOSTNAME = `(?:[\\dA-Za-z]+${HYPHENED}\\.)*[A-Za-z][\\dA-Za-z]*${HYPHENED}`;

// hostnumber = digits "." digits "." digits "." digits
const HOSTNUMBER = "\\d+\\.\\d+\\.\\d+\\.\\d+";

// hostport = host [ ":" port ]
/** The source of a regular expression for `hostport`, for code that reads one without a grammar; a test compares it with the rule. */
export const HOSTPORT: string = `(?<host>${HOSTNAME}|${HOSTNUMBER})(?::(?<port>\\d+))?`;

const WHOLE = new RegExp(`^${HOSTPORT}$`);

/** Tells whether digits are those of a port. A missing port is allowed. */
export function isPort(digits: string | undefined): boolean {
  return digits === undefined || Number(digits) <= 65535;
}

/**
 * Reads a `hostport` (RFC 1738 §5) outside a URL, such as a setting that names a server.
 *
 * @param text - `host` or `host:port`.
 * @param defaultPort - The port to return if the text has none.
 * @returns The host in its canonical spelling and the port, or `undefined` if the text is not a hostport or breaks a rule beyond
 *   the grammar.
 * @public
 */
export function readHostport(
  text: string,
  defaultPort: number,
): { readonly host: string; readonly port: number } | undefined {
  // Longer texts can be too much for a regular expression.
  if (text.length > MAX_LENGTH) return undefined;
  const { host, port } = WHOLE.exec(text)?.groups ?? {};
  if (host === undefined || checkHost(host).length > 0 || !isPort(port)) return undefined;
  return { host: canonicalHost(host), port: port === undefined ? defaultPort : Number(port) };
}
