import { checkLine } from "@url1738/core/runtime";
import type { TelnetUrl } from "./telnet-url.ts";

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
export function access({ user, password, host, port }: TelnetUrl): TelnetAccess {
  return {
    protocol: "telnet",
    host,
    port,
    ...(user === undefined ? {} : { user: checkLine("telnet", "user", user) }),
    ...(password === undefined ? {} : { password: checkLine("telnet", "password", password) }),
  };
}
