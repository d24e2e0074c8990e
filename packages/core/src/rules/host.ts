import { groupTooGreat, hostTooLong, labelTooLong } from "../errors/sentences.ts";
import { MAX_LENGTH } from "../errors/url-error.ts";
import type { RuleError } from "../grammar/nodes.ts";
import { ruleError } from "./check-decoded.ts";

/** Checks and spells hosts beyond the rule `host` (RFC 1738 §5), and reads a `hostport` outside a URL. */

/** Tells whether a host is a number. Most hosts begin with a letter, so they need no closer look. */
function isHostnumber(text: string): boolean {
  return text.charCodeAt(0) <= 0x39 && /^[\d.]+$/.test(text);
}

/**
 * Checks the limits that the rule `host` leaves open: labels of at most 63 characters and 253 in all (RFC 1034), groups of a
 * hostnumber of at most 255.
 *
 * @param text - A text of the rule `host`.
 * @returns The wrong labels, the wrong groups or the whole host, as errors.
 * @public
 */
export function checkHost(text: string): readonly RuleError[] {
  const isNumber = isHostnumber(text);
  if (!isNumber && text.length > 253) return [ruleError(0, text.length, hostTooLong, { most: 253 })];
  const errors: RuleError[] = [];
  for (let index = 0, end = 0; end < text.length; index = end + 1) {
    const dot = text.indexOf(".", index);
    end = dot < 0 ? text.length : dot;
    if (!isNumber && end - index > 63) errors.push(ruleError(index, end, labelTooLong, { most: 63 }));
    if (isNumber && Number(text.slice(index, end)) > 255)
      errors.push(ruleError(index, end, groupTooGreat, { most: 255 }));
  }
  return errors;
}

/**
 * Returns the canonical spelling of a text of the rule `host` without errors, see {@link checkHost}: a hostname in lower case, a hostnumber
 * without leading zeros.
 *
 * @public
 */
export function canonicalHost(text: string): string {
  if (isHostnumber(text)) return text.split(".").map(Number).join(".");
  return /[A-Z]/.test(text) ? text.toLowerCase() : text;
}

// domainlabel = alphadigit | alphadigit *[ alphadigit | "-" ] alphadigit
// toplabel = alpha | alpha *[ alphadigit | "-" ] alphadigit
// hostname = *[ domainlabel "." ] toplabel
const HYPHENED = "(?:-+[\\dA-Za-z]+)*";
const HOSTNAME = `(?:[\\dA-Za-z]+${HYPHENED}\\.)*[A-Za-z][\\dA-Za-z]*${HYPHENED}`;

// hostnumber = digits "." digits "." digits "." digits
const HOSTNUMBER = "\\d+\\.\\d+\\.\\d+\\.\\d+";

// hostport = host [ ":" port ]
/** Matches a `hostport`, for code that reads one without a grammar; a test compares it with the rule. */
const HOSTPORT = /* @__PURE__ */ new RegExp(`^(?<host>${HOSTNAME}|${HOSTNUMBER})(?::(?<port>\\d+))?$`);

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
  const { host, port } = HOSTPORT.exec(text)?.groups ?? {};
  if (host === undefined || checkHost(host).length > 0 || Number(port ?? 0) > 65535) return undefined;
  return { host: canonicalHost(host), port: port === undefined ? defaultPort : Number(port) };
}
