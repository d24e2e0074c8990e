import type { OptionsNamed, Parameter } from "@url1738/rfc3986";
import { withoutBrackets } from "@url1738/rfc3986/runtime";

/**
 * The options of an AMQP URL, by RabbitMQ's names; `undefined` for those that it leaves out.
 *
 * @public
 */
export interface AmqpOptions
  extends OptionsNamed<"cacertfile" | "certfile" | "keyfile" | "server_name_indication" | "password">,
    OptionsNamed<"verify", "verify_peer" | "verify_none">,
    OptionsNamed<"fail_if_no_peer_cert", "true" | "false">,
    OptionsNamed<"heartbeat" | "connection_timeout" | "channel_max", number> {
  /** The mechanisms to authenticate with, in order. */
  auth_mechanism: string[];
  /** All others, which have no meaning but for drivers. */
  others: Parameter[];
}

/**
 * An AMQP URL (RabbitMQ's URI specification): a virtual host of a broker.
 *
 * @public
 */
export interface AmqpUrl {
  /** `"amqps"`, with TLS, or `"amqp"`, without. */
  scheme: "amqp" | "amqps";
  /** The user. */
  user?: string | undefined;
  /** The password. */
  password?: string | undefined;
  /** The host; by default, this machine. */
  host?: string | undefined;
  /** The port, 0-65535; 5672 or, for `amqps`, 5671 when the URL names none. */
  port: number;
  /** The virtual host; an empty one differs from the one that is left out. */
  vhost?: string | undefined;
  /** The options. */
  options: AmqpOptions;
}

/**
 * The way to a virtual host: connect, for `tls` agree on TLS, log in, and open it.
 *
 * @public
 */
export interface AmqpAccess {
  /** Always `"amqp"`. */
  protocol: "amqp";
  /** The host to connect to; an IPv6 address has no brackets. */
  host: string;
  /** The port to connect to. */
  port: number;
  /** True for `amqps`. */
  tls: boolean;
  /** The user; `"guest"` by default. */
  user: string;
  /** The password; `"guest"` by default. */
  password: string;
  /** The virtual host; `"/"` by default. */
  vhost: string;
  /** The options, by RabbitMQ's names, in order. */
  options: { name: string; value: string }[];
}

/**
 * Returns the way to the virtual host of a checked URL; the scheme's own `access` checks it first. A string in AMQP has its length.
 *
 * @param url - The value, as `parse` returns it.
 * @public
 */
export function amqpAccess(url: AmqpUrl): AmqpAccess {
  const { scheme, host, port, user = "guest", password = "guest", vhost = "/" } = url;
  const { others, ...options } = url.options;
  const known = Object.entries(options).flatMap(([name, value]) =>
    (value === undefined ? [] : [value].flat()).map((each) => ({ name, value: String(each) })),
  );
  return {
    protocol: "amqp",
    host: withoutBrackets(host ?? "localhost"),
    port,
    tls: scheme === "amqps",
    user,
    password,
    vhost,
    options: [...known, ...others.map(({ name, value = "" }) => ({ name, value }))],
  };
}
