import {
  decimal,
  decodedText,
  digits,
  type Inferred,
  list,
  many,
  oneOf,
  oneWord,
  optional,
  rule,
  schemeDefinition,
  sequence,
  some,
  uchar,
} from "@url1738/core/define";
import { checkLine } from "@url1738/core/runtime";
import { hostport6, options } from "@url1738/rfc3986";
import type { Examples } from "@url1738/testkit";

// Connection URIs of libpq: PostgreSQL's documentation, §34.1.1.2.

// userspec = user [ ":" password ]
// A raw "?" would begin the settings.
const user = rule("user", some(oneOf(uchar, ";&=")));
const password = rule("password", many(oneOf(uchar, ";&=")));

// text = *[ uchar | "/" | ":" | "@" ]
const text = rule("text", many(oneOf(uchar, "/:@")));

// paramspec = name "=" value *( "&" name "=" value )
const settings = options(
  "settings",
  {
    sslmode: oneWord("sslMode", ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"], {
      absent: "prefer",
    }),
    connect_timeout: decimal("connectTimeout", digits, 2_147_483_647),
    application_name: decodedText("applicationName", text),
    target_session_attrs: oneWord(
      "targetSessionAttrs",
      ["any", "read-write", "read-only", "primary", "standby", "prefer-standby"],
      { absent: "any" },
    ),
    sslpassword: decodedText("sslPassword", text, { secret: true }),
  },
  { others: "others" },
);

// postgresql://[userspec@][hostspec][/dbname][?paramspec]
const schemepart = sequence(
  "//",
  // Errors mask the password of any login; what only may be one can be shown.
  optional(decodedText("user", user), optional(":", decodedText("password", password, { secret: false })), "@"),
  list("hosts", hostport6, ",", "between"),
  optional("/", decodedText("database", rule("dbname", many(uchar)))),
  optional("?", settings),
);

/** A URL of the scheme `postgresql`: a database, on one of several hosts. */
export type PostgresqlUrl = Inferred<"postgresql", typeof schemepart>;

/** The way to the database: connect to the first host that answers and suits. */
export interface PostgresqlAccess {
  protocol: "postgresql";
  /** The hosts; addresses have no brackets. */
  hosts: PostgresqlUrl["hosts"];
  user?: string | undefined;
  password?: string | undefined;
  /** The database; by default, the one with the user's name. */
  database?: string | undefined;
}

/** Says how the database is reached. A NUL would end a string early; an empty name is one that is left out. */
export function access({ hosts, user, password, database }: PostgresqlUrl): PostgresqlAccess {
  const line = (component: string, text: string | undefined) =>
    text === undefined ? undefined : checkLine("postgresql", component, text);
  const name = line("user", user);
  return {
    protocol: "postgresql",
    hosts: hosts.map(({ host, port }) => ({ host: host.replace(/^\[|\]$/g, ""), port })),
    user: name,
    password: line("password", password),
    database: line("database", database) || name,
  };
}

/** The definition of the scheme `postgresql`. */
export const postgresqlDefinition = schemeDefinition({
  name: "postgresql",
  defaultPort: 5432,
  unsafe: "[]",
  schemepart,
  access,
});

const defaults = { sslMode: "prefer", targetSessionAttrs: "any", others: [] };

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    { url: "postgresql://localhost", value: { hosts: [{ host: "localhost", port: 5432 }], settings: defaults } },
    {
      why: "several hosts",
      url: "postgresql://other@h1:123,H2/somedb?target_session_attrs=any&application_name=my%20app&sslmode=require",
      value: {
        user: "other",
        hosts: [
          { host: "h1", port: 123 },
          { host: "h2", port: 5432 },
        ],
        database: "somedb",
        settings: { ...defaults, sslMode: "require", applicationName: "my app" },
      },
      href: "postgresql://other@h1:123,h2/somedb?sslmode=require&application_name=my%20app",
    },
    {
      why: "addresses of IPv6",
      url: "postgresql://[::1]:123,[2001:DB8::0:1]",
      value: {
        hosts: [
          { host: "[::1]", port: 123 },
          { host: "[2001:db8::1]", port: 5432 },
        ],
        settings: defaults,
      },
      href: "postgresql://[::1]:123,[2001:db8::1]",
    },
    {
      why: "other settings are kept",
      url: "postgresql://anna:secret@h/d?connect_timeout=010&sslpassword=hush&options=-c%20geqo%3Doff",
      value: {
        user: "anna",
        password: "secret",
        hosts: [{ host: "h", port: 5432 }],
        database: "d",
        settings: {
          ...defaults,
          connectTimeout: 10,
          sslPassword: "hush",
          others: [{ name: "options", value: "-c geqo=off" }],
        },
      },
      href: "postgresql://anna:secret@h/d?connect_timeout=10&sslpassword=hush&options=-c%20geqo%3Doff",
    },
  ],
  errors: [
    { why: "no host", url: "postgresql:///d", code: "syntax", index: 13 },
    {
      why: "no such port",
      url: "postgresql://a,h:99999/d",
      code: "not-allowed",
      index: 17,
      end: 22,
      component: "hosts[1].port",
    },
    { why: "no such mode", url: "postgresql://h/d?sslmode=on", code: "not-allowed", index: 25 },
    {
      why: "a setting twice",
      url: "postgresql://h/d?sslmode=allow&sslmode=allow",
      code: "not-allowed",
      index: 31,
      end: 44,
      component: "settings.sslMode",
    },
  ],
  parts: [{ parts: { hosts: [{ host: "H" }], settings: { sslMode: "allow" } }, url: "postgresql://h?sslmode=allow" }],
  refused: [{ value: { hosts: [], settings: defaults }, component: "hosts" }],
  access: [
    {
      url: "postgresql://anna@h",
      access: { protocol: "postgresql", hosts: [{ host: "h", port: 5432 }], user: "anna", database: "anna" },
    },
    {
      url: "postgresql://[::1]:5433",
      access: { protocol: "postgresql", hosts: [{ host: "::1", port: 5433 }] },
    },
    { url: "postgresql://h/a%00b", refused: "unsafe-argument", component: "database" },
  ],
  audit: [
    {
      url: "postgresql://h/d?sslpassword=hush",
      findings: [{ code: "secret", component: "settings.sslPassword", severity: "warning" }],
    },
  ],
};
