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
