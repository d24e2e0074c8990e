import type { OptionsNamed, Parameter } from "@url1738/rfc3986";
import { optionTexts, withoutBrackets } from "@url1738/rfc3986/runtime";

/**
 * The options of a Redis URL; `undefined` for those that it leaves out.
 *
 * @public
 */
export interface RedisOptions extends OptionsNamed<"db", number>, OptionsNamed<"password"> {
  /** All others, which have no meaning but for drivers. */
  others: Parameter[];
}

/**
 * A Redis URL (its registration with IANA): a database of a server.
 *
 * @public
 */
export interface RedisUrl {
  /** `"rediss"`, with TLS, or `"redis"`, without. */
  scheme: "redis" | "rediss";
  /** The user. */
  user?: string | undefined;
  /** The password. */
  password?: string | undefined;
  /** The host; by default, this machine. */
  host?: string | undefined;
  /** The port, 0-65535; 6379 when the URL names none. */
  port: number;
  /** The number of the database in the path; 0 when the URL names none. */
  database: number;
  /** The options. */
  options: RedisOptions;
}

/**
 * The way to a database: connect, for `tls` agree on TLS, and send these commands first.
 *
 * @public
 */
export interface RedisAccess {
  /** Always `"redis"`. */
  protocol: "redis";
  /** The host to connect to; an IPv6 address has no brackets. */
  host: string;
  /** The port to connect to. */
  port: number;
  /** True for `rediss`. */
  tls: boolean;
  /** The commands to send first, in order, each as its words. */
  commands: string[][];
  /** The options that are left to the driver. */
  options: Record<string, string>;
}

/**
 * Returns the way to the database of a checked URL; the scheme's own `access` checks it first. Redis sends each word with its length.
 *
 * @param url - The value, as `parse` returns it.
 * @public
 */
// "If there is no password in the URI, the value of the key password in the query is used", and so for the number of the database.
export function redisAccess({ scheme, user, password, host, port, database, options }: RedisUrl): RedisAccess {
  const secret = password ?? options.password;
  const auth = secret === undefined ? [] : [["AUTH", ...(user ? [user] : []), secret]];
  const select = ["SELECT", String(database || (options.db ?? 0))];
  return {
    protocol: "redis",
    host: withoutBrackets(host ?? "localhost"),
    port,
    tls: scheme === "rediss",
    commands: [...auth, select],
    options: optionTexts({ others: options.others }),
  };
}
