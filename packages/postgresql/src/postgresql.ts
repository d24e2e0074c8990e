import {
  component,
  type Definition,
  decodedText,
  digit,
  type FieldsOf,
  many,
  oneOf,
  oneWord,
  optional,
  rule,
  sequence,
  uchar,
} from "@url1738/core/define";
import { alias, alike, hostList, integer, options } from "@url1738/rfc3986";
import { type PostgresqlAccess, type PostgresqlUrl, postgresqlAccess, readSsl, spellSsl } from "./postgresql-url.ts";

export type { PostgresqlAccess, PostgresqlOptions, PostgresqlUrl } from "./postgresql-url.ts";

// Connection URIs of libpq: the documentation of PostgreSQL 18, §32.1.1.2.

// userspec = user [ ":" password ]
const user = rule("user", many(oneOf(uchar, "~;&=")));
const password = rule("password", many(oneOf(uchar, "~;&=:")));

// value = *[ uchar | "~" | ";" | "/" | "?" | ":" | "@" ]
const value = rule("value", many(oneOf(uchar, "~;/?:@")));
const ports = rule("ports", many(oneOf(digit, ",")));

// paramspec = name "=" value *( "&" name "=" value ), with the key words of §32.1.2
const paramspec = options(
  "options",
  {
    ...alike(["host", "hostaddr"], (name) => decodedText(name, value)),
    port: decodedText("port", ports),
    ...alike(["dbname", "user"], (name) => decodedText(name, value)),
    password: decodedText("password", value, { secret: true }),
    ...alike(["passfile", "service", "servicefile"], (name) => decodedText(name, value)),
    sslmode: oneWord("sslmode", ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"]),
    // "For compatibility with JDBC connection URIs, instances of ssl=true are translated into sslmode=require."
    ssl: alias(component("sslmode", "true", { read: readSsl, spell: spellSsl })),
    sslnegotiation: oneWord("sslnegotiation", ["postgres", "direct"]),
    sslcertmode: oneWord("sslcertmode", ["disable", "allow", "require"]),
    ...alike(["sslcert", "sslkey", "sslrootcert", "sslcrl", "sslcrldir", "sslkeylogfile"], (name) =>
      decodedText(name, value),
    ),
    ...alike(["sslpassword", "scram_client_key", "scram_server_key", "oauth_client_secret"], (name) =>
      decodedText(name, value, { secret: true }),
    ),
    ...alike(["sslsni", "sslcompression", "requiressl", "gssdelegation"], (name) => oneWord(name, ["1", "0"])),
    ...alike(["ssl_min_protocol_version", "ssl_max_protocol_version"], (name) =>
      oneWord(name, ["TLSv1", "TLSv1.1", "TLSv1.2", "TLSv1.3"], { anyCase: true }),
    ),
    ...alike(["min_protocol_version", "max_protocol_version"], (name) => oneWord(name, ["3.0", "3.2", "latest"])),
    ...alike(["gssencmode", "channel_binding"], (name) => oneWord(name, ["disable", "prefer", "require"])),
    gsslib: oneWord("gsslib", ["gssapi", "sspi"]),
    target_session_attrs: oneWord("target_session_attrs", [
      "any",
      "read-write",
      "read-only",
      "primary",
      "standby",
      "prefer-standby",
    ]),
    load_balance_hosts: oneWord("load_balance_hosts", ["disable", "random"]),
    replication: oneWord("replication", ["true", "on", "yes", "1", "database", "false", "off", "no", "0"], {
      anyCase: true,
    }),
    ...alike(
      [
        "connect_timeout",
        "keepalives",
        "keepalives_idle",
        "keepalives_interval",
        "keepalives_count",
        "tcp_user_timeout",
      ],
      (name) => integer(name, -2_147_483_648, 2_147_483_647),
    ),
    ...alike(
      [
        "application_name",
        "fallback_application_name",
        "client_encoding",
        "options",
        "require_auth",
        "requirepeer",
        "krbsrvname",
        "oauth_issuer",
        "oauth_client_id",
        "oauth_scope",
      ],
      (name) => decodedText(name, value),
    ),
  },
  { twice: "last" },
);

// postgresql://[userspec@][hostspec][/dbname][?paramspec]
/** The grammar of the text after the name and its colon. @public */
export const schemepart = sequence(
  "//",
  // Errors mask the password of any login; what only may be one can be shown.
  optional(decodedText("user", user), optional(":", decodedText("password", password, { secret: false })), "@"),
  hostList("hosts", { ipv6: true, sockets: true, emptyHosts: true, emptyPorts: true }),
  optional("/", decodedText("database", rule("dbname", many(oneOf(uchar, "~;&=:@"))))),
  optional("?", optional(paramspec)),
);

/** The definition of the scheme `postgresql`, also named `postgres` (PostgreSQL 18, §32.1.1.2): its grammar, and how its URLs are accessed. @public */
export const postgresqlDefinition: Definition<
  "postgresql" | "postgres",
  FieldsOf<typeof schemepart>,
  PostgresqlUrl,
  PostgresqlAccess,
  unknown
> = {
  name: "postgresql",
  names: ["postgres"],
  specification: "PostgreSQL 18",
  section: "32.1.1.2",
  defaultPort: 5432,
  unsafe: "~[]",
  schemepart,
  access: postgresqlAccess,
};
