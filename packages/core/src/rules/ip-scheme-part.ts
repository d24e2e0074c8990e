import { MAX_LENGTH } from "../errors/too-long.ts";
import { componentsReader } from "../machines/reader.ts";
import { ownField } from "../machines/record.ts";
import type { Encoded } from "../syntax/encoded.ts";
import { ipSchemepartRule } from "./generic-rules.ts";

/**
 * The parts of a URL whose scheme follows the common Internet scheme syntax (RFC 1738 §3.1).
 *
 * @public
 */
export interface IpSchemePart {
  /** The user name, decoded; absent and empty differ. */
  user?: string | undefined;
  /** The password, decoded. */
  password?: string | undefined;
  /** The host, in lower case. */
  host: string;
  /** The port, 0-65535, if the URL has one. */
  port?: number | undefined;
  /** What follows the `/` after host and port. */
  urlPath?: Encoded | undefined;
}

let ipReader: ReturnType<typeof componentsReader> | undefined;

/** Where others see the end of the host in what is a user or a password by RFC 1738. */
const ENDS_EARLY = /^\/\/[^/?\\@]*[?\\][^/@]*@/;

/** The scheme part of a value; nothing where it cannot be read. */
function schemePartOf(url: object): unknown {
  try {
    return ownField(url, "schemePart");
  } catch {
    return undefined;
  }
}

/**
 * Reads the common Internet scheme syntax (RFC 1738 §3.1) out of a URL of an unknown scheme.
 *
 * @param url - A value of the generic fallback.
 * @returns Its parts, or `undefined` where it does not derive from `ip-schemepart`, its host or port is not allowed, or a raw `?`
 *   stands in the user or the password: then others read another host.
 * @public
 */
export function ipSchemePart(url: { readonly schemePart: Encoded }): IpSchemePart | undefined {
  ipReader ??= componentsReader(ipSchemepartRule, "", { defaultPort: undefined });
  const schemePart = schemePartOf(url);
  // Longer texts can be too much for a regular expression.
  if (typeof schemePart !== "string" || schemePart.length > MAX_LENGTH || ENDS_EARLY.test(schemePart)) return undefined;
  const components = ipReader.read(schemePart);
  if (components === undefined) return undefined;
  const [, user, password, host, port, urlPath] = components as [string, string?, string?, string?, number?, Encoded?];
  return { user, password, host: host as string, port, urlPath };
}
