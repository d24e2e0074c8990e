import {
  type Definition,
  decimal,
  decodedText,
  digits,
  type FieldsOf,
  many,
  oneOf,
  optional,
  port,
  rule,
  sequence,
  uchar,
} from "@url1738/core/define";
import { options, uriHost } from "@url1738/rfc3986";
import { type RedisAccess, type RedisUrl, redisAccess } from "./redis-url.ts";

export type { RedisAccess, RedisOptions, RedisUrl } from "./redis-url.ts";

// The registration of the scheme `redis` with IANA.

// authority = [ userinfo "@" ] host [ ":" port ], each part with a default
const user = rule("user", many(oneOf(uchar, "~;&=")));
const password = rule("password", many(oneOf(uchar, "~;&=:")));
const value = rule("value", many(oneOf(uchar, "~;/?:@")));
const number = rule("number", digits);

// query = [ pair *( "&" pair ) ], of which `password` and `db` have a meaning
const query = options(
  "options",
  {
    db: decimal("db", number, 2_147_483_647),
    password: decodedText("password", value, { secret: true }),
  },
  { others: "others" },
);

// redis://[[user]:password@][host][:port][/db-number][?query]
/** The grammar of the text after `redis:` or `rediss:`. @public */
export const schemepart = sequence(
  "//",
  // Errors mask the password of any login; what only may be one can be shown.
  optional(decodedText("user", user), optional(":", decodedText("password", password, { secret: false })), "@"),
  optional(uriHost),
  optional(":", port),
  optional("/", optional(decimal("database", digits, 2_147_483_647, { absent: "0" }))),
  optional("?", optional(query)),
);

/** The definition of the scheme `redis`, also named `rediss`: its grammar, and how its URLs are accessed. @public */
export const redisDefinition: Definition<
  "redis" | "rediss",
  FieldsOf<typeof schemepart>,
  RedisUrl,
  RedisAccess,
  unknown
> = {
  name: "redis",
  names: ["rediss"],
  specification: "IANA redis",
  defaultPort: 6379,
  unsafe: "~[]",
  schemepart,
  access: redisAccess,
};
