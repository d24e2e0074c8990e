import {
  decimal,
  decodedText,
  digits,
  type Inferred,
  many,
  oneOf,
  oneWord,
  optional,
  rule,
  schemeDefinition,
  sequence,
  uchar,
} from "@url1738/core/define";
import { hostList, options } from "@url1738/rfc3986";
import type { Examples } from "@url1738/testkit";

// Connection URLs of MySQL's driver for Java: MySQL Connector/J, "Connection URL Syntax".

// text = *[ uchar | "/" | ":" | "@" ]
const text = rule("text", many(oneOf(uchar, "/:@")));

const properties = options(
  "properties",
  {
    user: decodedText("user", text),
    // A login is written in the properties, where others do not expect a secret.
    password: decodedText("password", text, { secret: true }),
    sslMode: oneWord("sslMode", ["DISABLED", "PREFERRED", "REQUIRED", "VERIFY_CA", "VERIFY_IDENTITY"], {
      absent: "PREFERRED",
    }),
    connectTimeout: decimal("connectTimeout", digits, 2_147_483_647, { absent: "0" }),
  },
  { others: "others" },
);

// jdbc:mysql://[hosts][/database][?properties]
const schemepart = sequence(
  "mysql://",
  hostList("hosts"),
  "/",
  decodedText("database", rule("database", many(uchar))),
  optional("?", properties),
);

/** A URL of the scheme `jdbc` for MySQL: a database, on one of several hosts. */
export type JdbcMysqlUrl = Inferred<"jdbc", typeof schemepart>;

/** The way to the database: connect to the first host that answers. */
export interface JdbcMysqlAccess {
  protocol: "mysql";
  hosts: JdbcMysqlUrl["hosts"];
  database: string;
  user?: string | undefined;
  password?: string | undefined;
}

/** Says how the database is reached. */
export function access({ hosts, database, properties }: JdbcMysqlUrl): JdbcMysqlAccess {
  const { user, password } = properties;
  return { protocol: "mysql", hosts, database, user, password };
}

/** The definition of the scheme `jdbc` for MySQL. */
export const jdbcMysqlDefinition = schemeDefinition({
  name: "jdbc",
  defaultPort: 3306,
  schemepart,
  access,
});

const defaults = { sslMode: "PREFERRED", connectTimeout: 0, others: [] };

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    {
      url: "jdbc:mysql://Localhost/",
      value: { hosts: [{ host: "localhost", port: 3306 }], database: "", properties: defaults },
      href: "jdbc:mysql://localhost/",
    },
    {
      url: "jdbc:mysql://a,b:3307/shop?password=hush&user=anna&sslMode=REQUIRED&connectTimeout=5000&useUnicode=true",
      value: {
        hosts: [
          { host: "a", port: 3306 },
          { host: "b", port: 3307 },
        ],
        database: "shop",
        properties: {
          user: "anna",
          password: "hush",
          sslMode: "REQUIRED",
          connectTimeout: 5000,
          others: [{ name: "useUnicode", value: "true" }],
        },
      },
      href: "jdbc:mysql://a,b:3307/shop?user=anna&password=hush&sslMode=REQUIRED&connectTimeout=5000&useUnicode=true",
    },
  ],
  errors: [
    { why: "another database", url: "jdbc:oracle:thin:@h", code: "syntax", index: 5 },
    {
      why: "no such port",
      url: "jdbc:mysql://h:99999/",
      code: "not-allowed",
      index: 15,
      end: 20,
      component: "hosts[0].port",
    },
    { why: "no slash", url: "jdbc:mysql://h", code: "syntax", index: 14 },
  ],
  parts: [{ parts: { hosts: [{ host: "H" }], database: "d" }, url: "jdbc:mysql://h/d" }],
  refused: [{ value: { hosts: [], database: "", properties: defaults }, component: "hosts" }],
  access: [
    {
      url: "jdbc:mysql://h/d?user=anna",
      access: { protocol: "mysql", hosts: [{ host: "h", port: 3306 }], database: "d", user: "anna" },
    },
  ],
  audit: [
    {
      url: "jdbc:mysql://h/d?password=hush",
      findings: [{ code: "secret", component: "properties.password", severity: "warning" }],
    },
  ],
  strings: ["database", "user", "password"].map((field) => ({
    field,
    pattern: "[^]*",
    why: "A string of MySQL's protocol has its length.",
  })),
};
