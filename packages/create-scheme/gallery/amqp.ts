import {
  decimal,
  decodedText,
  digits,
  hostport,
  type Inferred,
  many,
  oneOf,
  optional,
  rule,
  schemeDefinition,
  sequence,
  uchar,
} from "@url1738/core/define";
import { options } from "@url1738/rfc3986";
import type { Examples } from "@url1738/testkit";

// Brokers of AMQP 0-9-1: RabbitMQ's "URI Specification", with its query parameters.

// amqp_userinfo = username [ ":" password ]
// A raw "?" would begin the settings.
const user = rule("username", many(oneOf(uchar, ";&=")));
const password = rule("password", many(oneOf(uchar, ";&=")));

// vhost = segment
// "" is another virtual host than the one that is left out, which is "/".
const vhost = rule("vhost", many(uchar));

// amqp_URI = "amqp://" amqp_authority [ "/" vhost ] [ "?" query ]
const schemepart = sequence(
  "//",
  // Errors mask the password of any login; what only may be one can be shown.
  optional(decodedText("user", user), optional(":", decodedText("password", password, { secret: false })), "@"),
  hostport,
  optional("/", decodedText("vhost", vhost)),
  optional(
    "?",
    options(
      "settings",
      {
        heartbeat: decimal("heartbeat", digits, 65_535),
        connection_timeout: decimal("connectionTimeout", digits, 2_147_483_647),
        channel_max: decimal("channelMax", digits, 65_535, { absent: "0" }),
      },
      { others: "others" },
    ),
  ),
);

/** A URL of the scheme `amqp`: a virtual host of a broker. */
export type AmqpUrl = Inferred<"amqp", typeof schemepart>;

/** The way to the virtual host: connect, log in, and open it. */
export interface AmqpAccess {
  protocol: "amqp";
  host: string;
  port: number;
  user: string;
  password: string;
  vhost: string;
}

/** Says how the virtual host is reached, with the broker's own defaults. */
export function access({ host, port, user = "guest", password = "guest", vhost = "/" }: AmqpUrl): AmqpAccess {
  return { protocol: "amqp", host, port, user, password, vhost };
}

/** The definition of the scheme `amqp`. */
export const amqpDefinition = schemeDefinition({
  name: "amqp",
  defaultPort: 5672,
  schemepart,
  access,
});

const defaults = { channelMax: 0, others: [] };

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    {
      url: "amqp://user:pass@Host:10000/vhost",
      value: { user: "user", password: "pass", host: "host", port: 10000, vhost: "vhost", settings: defaults },
      href: "amqp://user:pass@host:10000/vhost",
    },
    { url: "amqp://h/%2f", value: { host: "h", port: 5672, vhost: "/", settings: defaults }, href: "amqp://h/%2F" },
    { why: "an empty name", url: "amqp://h/", value: { host: "h", port: 5672, vhost: "", settings: defaults } },
    {
      url: "amqp://h?channel_max=2047&heartbeat=10&connection_timeout=5000&verify=none",
      value: {
        host: "h",
        port: 5672,
        settings: {
          heartbeat: 10,
          connectionTimeout: 5000,
          channelMax: 2047,
          others: [{ name: "verify", value: "none" }],
        },
      },
      href: "amqp://h?heartbeat=10&connection_timeout=5000&channel_max=2047&verify=none",
    },
  ],
  errors: [
    {
      why: "a slash in the name of a virtual host",
      url: "amqp://h/a/b",
      code: "syntax",
      index: 10,
      component: "vhost",
    },
    {
      why: "a heartbeat is a number",
      url: "amqp://h?heartbeat=on",
      code: "not-allowed",
      index: 19,
      component: "settings.heartbeat",
    },
  ],
  parts: [{ parts: { host: "H", vhost: "/" }, url: "amqp://h/%2F" }],
  refused: [
    { value: { host: "h", port: 5672, settings: { ...defaults, heartbeat: 65_536 } }, component: "settings.heartbeat" },
  ],
  access: [
    {
      url: "amqp://h",
      access: { protocol: "amqp", host: "h", port: 5672, user: "guest", password: "guest", vhost: "/" },
    },
  ],
  strings: ["user", "password", "vhost"].map((field) => ({
    field,
    pattern: "[^]*",
    why: "A string in AMQP has its length.",
  })),
};
