import { decode } from "@url1738/core/runtime";
import { canonicalHost6, checkHost6 } from "@url1738/rfc3986/runtime";
import { platformHost } from "../hints/host-in-ascii.ts";

/** The rules of the URL Standard of WHATWG for hosts, by which browsers read any text. Not every engine has the class `URL`. */

/** The special schemes (URL Standard, section 4.2), apart from `file`. */
const SPECIAL = /^(?:ftp|https?|wss?)$/;

/** The forbidden host code points (URL Standard, section 3.2). */
const FORBIDDEN = /[\0\t\n\r #/:<>?@[\\\]^|]/;

/** The forbidden domain code points that are not forbidden host code points. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the standard forbids controls
const FORBIDDEN_IN_DOMAINS = /[\x01-\x1f%\x7f]/;

/** Reads a number of an address, which may be octal or hexadecimal; NaN if it is none. */
function numberOf(text: string): number {
  if (/^0x[\da-f]*$/i.test(text)) return Number(`0x0${text.slice(2)}`);
  if (/^0[0-7]*$/.test(text)) return Number(`0o0${text}`);
  return /^\d+$/.test(text) && !text.startsWith("0") ? Number(text) : Number.NaN;
}

/** Returns the address of a host that ends with a number, or any other host as it is; `undefined` for numbers that are no address. */
function withAddress(host: string): string | undefined {
  const labels = host.replace(/\.$/, "").split(".");
  const last = labels.at(-1) as string;
  if (!/^\d+$|^0x[\da-f]*$/i.test(last)) return host;
  const numbers = labels.map(numberOf);
  const rest = numbers.pop() as number;
  if (labels.length > 4 || numbers.some((number) => !(number < 256)) || !(rest < 256 ** (4 - numbers.length)))
    return undefined;
  const value = numbers.reduce((sum, number, at) => sum + number * 256 ** (3 - at), rest);
  return [3, 2, 1, 0].map((at) => Math.floor(value / 256 ** at) % 256).join(".");
}

function hostOf(written: string, isSpecial: boolean): string | undefined {
  if (written.startsWith("[")) {
    const isAddress = /^\[[\da-f:.]+\]$/i.test(written) && checkHost6(written).length === 0;
    return isAddress ? canonicalHost6(written) : undefined;
  }
  const decoded = isSpecial ? written.replace(/(?:%[\da-f]{2})+/gi, decode).toLowerCase() : written.toLowerCase();
  if (FORBIDDEN.test(decoded) || (isSpecial && FORBIDDEN_IN_DOMAINS.test(decoded))) return undefined;
  // Only the platform has the tables of Unicode; without them, the name stays as it is, and is no name that a repair could leave.
  const host = /[^\0-\x7f]/.test(decoded) ? (platformHost(decoded) ?? decoded) : decoded;
  return host === "" ? undefined : isSpecial ? withAddress(host) : host;
}

/** Returns a text without the controls and spaces around it, and without tabs and line breaks. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && text.charCodeAt(start) <= 0x20) start++;
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end--;
  return text.slice(start, end).replace(/[\t\n\r]/g, "");
}

/**
 * Returns the host that the URL Standard reads from a text (section 4.4), in lower case; empty if the text has none, `undefined` if the
 * standard refuses the text.
 */
export function whatwgHost(written: string): string | undefined {
  const text = trimmed(written);
  const [begun, name = ""] = /^([a-z][\da-z+.-]*):/i.exec(text) ?? [];
  if (begun === undefined) return undefined;
  const rest = text.slice(begun.length);
  const isFile = name.toLowerCase() === "file";
  const isSpecial = isFile || SPECIAL.test(name.toLowerCase());
  const slashes = isFile ? /^[\\/]{2}/ : isSpecial ? /^[\\/]*/ : /^\/\//;
  const [before] = slashes.exec(rest) ?? [];
  if (before === undefined) return "";
  const [authority = ""] = (isSpecial ? /^[^\\/?#]*/ : /^[^/?#]*/).exec(rest.slice(before.length)) ?? [];
  if (isFile) {
    const host = /^(?:[a-z][:|])?$/i.test(authority) ? "" : hostOf(authority, true);
    return host === "localhost" ? "" : host;
  }
  const hostport = authority.slice(authority.lastIndexOf("@") + 1);
  const [whole, host = "", port = ""] = /^(\[[^\]]*\]?[^:]*|[^:]*)(?::(\d*))?$/.exec(hostport) ?? [];
  if (whole === undefined || Number(port) > 65535) return undefined;
  if (host === "") return isSpecial || hostport !== authority || port !== "" ? undefined : "";
  return hostOf(host, isSpecial);
}
