import {
  alphadigit,
  call,
  choice,
  component,
  decodedText,
  type Field,
  hostCodec,
  hostport,
  host as hostRule,
  keyword,
  type List,
  list,
  many,
  type Node,
  type Only,
  oneOf,
  optional,
  escape as pctEncoded,
  port,
  rule,
  sequence,
  some,
} from "@url1738/core/define";
import { uriHost } from "./rules.ts";
import { socketCodec } from "./value-codecs.ts";

/** The options of {@link hostList}. @public */
export interface HostListOptions {
  /** True for hosts by RFC 3986, as in `authority`: IPv6 addresses in brackets, names with underscores or a final dot. */
  readonly ipv6?: boolean | undefined;
  /**
   * True if a socket may be in place of a host: a path whose slashes are escaped, `%2Fvar%2Frun`; `"relative"` if it need not begin with one;
   * `"parentheses"` if it may also be in parentheses as it is, `(./run/socket)`. It is the field `socket`, decoded.
   */
  readonly sockets?: boolean | "relative" | "parentheses" | undefined;
  /** True if a host may be left out. */
  readonly emptyHosts?: boolean | undefined;
  /** True if no port need follow a colon. */
  readonly emptyPorts?: boolean | undefined;
}

/** A host of {@link hostList}, with its port. @public */
export type ListedHost<O> = (O extends { readonly sockets: true | string }
  ? { host?: string | undefined; socket?: string | undefined }
  : O extends { readonly emptyHosts: true }
    ? { host?: string | undefined }
    : { host: string }) & { port: number } extends infer T
  ? { [K in keyof T]: T[K] }
  : never;

const plainHost = component("host", hostRule, hostCodec, { section: "3.1", specification: "RFC 1738" });

const segment = many(oneOf(alphadigit, "-._~", pctEncoded));

// A slash tells it from a host.
const socket = (...before: readonly Node[]) =>
  decodedText("socket", rule("socket", ...before, keyword("%2F"), segment));
const beginning = many(oneOf(alphadigit, "-._~"));
const relative = socket(beginning);
const inParentheses = component(
  "socket",
  rule("socket", choice(relative.item, sequence("(", beginning, some("/", segment), ")"))),
  call(socketCodec),
);

/**
 * Makes a list of hosts, each with its port: `h1:5433,h2`. The scheme's default port holds for each of them.
 *
 * @param name - The name of the field for the hosts.
 * @param options - What may be in place of a host of RFC 1738 and its port. With `ipv6`, the definition needs `unsafe: "[]"`, and with `ipv6`
 *   or `sockets`, `~` as well.
 * @public
 */
export function hostList<const N extends string, const O extends HostListOptions = Readonly<Record<never, never>>>(
  name: N,
  options?: O & Only<O, HostListOptions>,
): List<readonly [Field<N, ListedHost<O>[], undefined>]> {
  const { ipv6 = false, sockets = false, emptyHosts = false, emptyPorts = false } = options ?? {};
  // hosts = hostport *[ "," hostport ]
  if (!ipv6 && !sockets && !emptyHosts && !emptyPorts) return list(name, hostport, ",", "between") as never;
  const host = ipv6 ? uriHost : plainHost;
  const path = sockets === true ? socket() : sockets === "relative" ? relative : inParentheses;
  const place = sockets ? choice(path, host) : host;
  const item = sequence(emptyHosts ? optional(place) : place, optional(":", emptyPorts ? optional(port) : port));
  return list(name, item, ",", "between") as never;
}
