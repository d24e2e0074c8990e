import { checkLine } from "@url1738/core/runtime";

/**
 * A Telnet URL (RFC 1738 §3.8): an interactive service. User and password are only advice on how to log in.
 *
 * @public
 */
export interface TelnetUrl {
  /** Always `"telnet"`. */
  scheme: "telnet";
  /** The user name, decoded; without one, absent (an empty one is `""`). */
  user?: string | undefined;
  /** The password, decoded; never without a user name. */
  password?: string | undefined;
  /** The host: a name in lower case, or four decimal numbers. */
  host: string;
  /** The port, 0-65535; 23 when the URL names none. */
  port: number;
}

/**
 * The steps to access a Telnet URL (RFC 1738 §3.8): connect, and tell the user the suggested name and password. They "are
 * advisory only": each service has its own way to log in.
 *
 * @public
 */
export interface TelnetAccess {
  /** Always `"telnet"`. */
  protocol: "telnet";
  /** The host to connect to. */
  host: string;
  /** The port to connect to. */
  port: number;
  /** The suggested user name, decoded, without CR, LF and NUL. */
  user?: string | undefined;
  /** The suggested password, decoded, without CR, LF and NUL. */
  password?: string | undefined;
}

/**
 * Returns the steps to access a checked Telnet URL; the scheme's own `access` checks it first. For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @returns The steps, as plain data.
 * @throws Url1738Error - See `Scheme.access`.
 * @public
 */
export function telnetAccess({ user, password, host, port }: TelnetUrl): TelnetAccess {
  return {
    protocol: "telnet",
    host,
    port,
    ...(user === undefined ? {} : { user: checkLine("telnet", "user", user) }),
    ...(password === undefined ? {} : { password: checkLine("telnet", "password", password) }),
  };
}
