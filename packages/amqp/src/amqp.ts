import {
  type Definition,
  decimal,
  decodedText,
  digits,
  type FieldsOf,
  many,
  oneOf,
  oneWord,
  optional,
  port,
  rule,
  sequence,
  uchar,
} from "@url1738/core/define";
import { alike, options, repeated, uriHost } from "@url1738/rfc3986";
import { type AmqpAccess, type AmqpUrl, amqpAccess } from "./amqp-url.ts";

export type { AmqpAccess, AmqpOptions, AmqpUrl } from "./amqp-url.ts";

// RabbitMQ's "URI Specification" and "URI Query Parameters".

// amqp_userinfo = username [ ":" password ]
const user = rule("username", many(oneOf(uchar, "~;&=")));
const password = rule("password", many(oneOf(uchar, "~;&=:")));
const value = rule("value", many(oneOf(uchar, "~;/?:@")));
const number = rule("number", digits);

const query = options(
  "options",
  {
    ...alike(["cacertfile", "certfile", "keyfile", "server_name_indication"], (name) => decodedText(name, value)),
    password: decodedText("password", value, { secret: true }),
    verify: oneWord("verify", ["verify_peer", "verify_none"]),
    fail_if_no_peer_cert: oneWord("fail_if_no_peer_cert", ["true", "false"]),
    auth_mechanism: repeated(decodedText("auth_mechanism", value)),
    heartbeat: decimal("heartbeat", number, 65_535),
    connection_timeout: decimal("connection_timeout", number, 2_147_483_647),
    channel_max: decimal("channel_max", number, 65_535),
  },
  { others: "others" },
);

// amqp_URI = "amqp://" amqp_authority [ "/" vhost ] [ "?" query ]
// amqp_authority = [ amqp_userinfo "@" ] host [ ":" port ]
// vhost = segment: "" is another virtual host than the one that is left out
/** The grammar of the text after `amqp:` or `amqps:`. @public */
export const schemepart = sequence(
  "//",
  // Errors mask the password of any login; what only may be one can be shown.
  optional(decodedText("user", user), optional(":", decodedText("password", password, { secret: false })), "@"),
  optional(uriHost),
  optional(":", optional(port)),
  optional("/", decodedText("vhost", rule("vhost", many(oneOf(uchar, "~;&=:@"))))),
  optional("?", optional(query)),
);

/** The definition of the scheme `amqp`, also named `amqps`: its grammar, and how its URLs are accessed. @public */
export const amqpDefinition: Definition<"amqp" | "amqps", FieldsOf<typeof schemepart>, AmqpUrl, AmqpAccess, unknown> = {
  name: "amqp",
  names: [{ name: "amqps", defaultPort: 5671 }],
  specification: "RabbitMQ URI",
  defaultPort: 5672,
  unsafe: "~[]",
  schemepart,
  access: amqpAccess,
};
