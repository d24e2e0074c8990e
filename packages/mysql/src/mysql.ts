import {
  alphadigit,
  call,
  choice,
  component,
  type Definition,
  decimal,
  decodedText,
  digits,
  type FieldsOf,
  flag,
  hex,
  hostname,
  keyword,
  many,
  oneOf,
  oneWord,
  optional,
  escape as pctEncoded,
  rule,
  sequence,
  some,
  uchar,
} from "@url1738/core/define";
import { alike, boolean, hostList, options } from "@url1738/rfc3986";
import { jdbcHostsCodec } from "./jdbc-hosts.ts";
import { type JdbcMysqlUrl, type MysqlAccess, type MysqlUrl, type MysqlxUrl, mysqlAccess } from "./mysql-url.ts";

export type { JdbcMysqlHost } from "./jdbc-hosts.ts";
export type { JdbcMysqlProperties, JdbcMysqlUrl, MysqlAccess, MysqlOptions, MysqlUrl, MysqlxUrl } from "./mysql-url.ts";

// MySQL Reference Manual, §6.2.5, and MySQL Connector/J Developer Guide, §6.2.

// user_name[:password]; errors mask the password of any login, and what only may be one can be shown.
const login = optional(
  decodedText("user", rule("user", many(oneOf(uchar, "~;&=")))),
  optional(":", decodedText("password", rule("password", many(oneOf(uchar, "~;&=:"))), { secret: false })),
  "@",
);
const hosts = hostList("hosts", { ipv6: true, sockets: "parentheses", emptyHosts: true });
const schema = optional("/", decodedText("database", rule("schema", many(oneOf(uchar, "~;&=:@")))));
const value = rule("value", many(oneOf(uchar, "~;/?:@=[]")));
const modes = ["DISABLED", "PREFERRED", "REQUIRED", "VERIFY_CA", "VERIFY_IDENTITY"] as const;

// "Connection parameters are not case-sensitive. Each parameter, if specified, can be given only once."
const attributes = options(
  "options",
  {
    "ssl-mode": oneWord("ssl-mode", modes, { anyCase: true }),
    ...alike(["ssl-ca", "ssl-capath", "ssl-cert", "ssl-cipher", "ssl-crl", "ssl-crlpath", "ssl-key"], (name) =>
      decodedText(name, value),
    ),
    ...alike(["tls-version", "tls-versions", "tls-ciphersuites", "auth-method", "server-public-key-path"], (name) =>
      decodedText(name, value),
    ),
    ...alike(["socket", "compression", "charset", "connection-attributes"], (name) => decodedText(name, value)),
    "connect-timeout": decimal("connect-timeout", digits, 2_147_483_647),
    "get-server-public-key": boolean("get-server-public-key", {
      yes: ["true", "1"],
      no: ["false", "0"],
      anyCase: true,
    }),
  },
  { others: "others", anyCase: true },
);

const properties = options(
  "properties",
  {
    user: decodedText("user", value),
    ...alike(
      [
        "password",
        "password1",
        "password2",
        "password3",
        "clientCertificateKeyStorePassword",
        "trustCertificateKeyStorePassword",
        "xdevapi.ssl-truststore-password",
      ],
      (name) => decodedText(name, value, { secret: true }),
    ),
    sslMode: oneWord("sslMode", modes, { anyCase: true }),
    ...alike(["connectTimeout", "socketTimeout"], (name) => decimal(name, digits, 2_147_483_647)),
    ...alike(["useSSL", "requireSSL", "allowPublicKeyRetrieval", "autoReconnect"], (name) =>
      boolean(name, { yes: ["true", "yes"], no: ["false", "no"], anyCase: true }),
    ),
    ...alike(["characterEncoding", "connectionTimeZone", "serverTimezone"], (name) => decodedText(name, value)),
  },
  { others: "others", anyCase: true },
);

// scheme://[user[:[password]]@]host[:port][/schema][?attribute1=value1&attribute2=value2...]
/** The grammar of the text after `mysql:` or `mysqlx:`. @public */
export const schemepart = sequence("//", login, hosts, schema, optional("?", optional(attributes)));

const facts = { specification: "MySQL 8.4", section: "6.2.5", unsafe: "~[]", schemepart, access: mysqlAccess };

/** The definition of the scheme `mysql`: its grammar, and how its URLs are accessed. @public */
export const mysqlDefinition: Definition<"mysql", FieldsOf<typeof schemepart>, MysqlUrl, MysqlAccess, unknown> = {
  ...facts,
  name: "mysql",
  defaultPort: 3306,
};

/** The definition of the scheme `mysqlx`: its grammar, and how its URLs are accessed. @public */
export const mysqlxDefinition: Definition<"mysqlx", FieldsOf<typeof schemepart>, MysqlxUrl, MysqlAccess, unknown> = {
  ...facts,
  name: "mysqlx",
  defaultPort: 33_060,
};

// "Multiple hosts, each with or without host-specific properties": host:port, address=(key=value)(key=value) or (key=value,key=value), and
// user:password@ before each, or before several in brackets.
const jdbcUser = oneOf(alphadigit, "-._~!$&'*+;=", pctEncoded);
const jdbcLogin = optional(many(jdbcUser), optional(":", many(oneOf(jdbcUser, ":"))), "@");
const pair = (comma: string) =>
  sequence(
    some(oneOf(alphadigit, "-._", pctEncoded)),
    optional("=", many(oneOf(alphadigit, "-._~!$&'*+;:=[]", comma, pctEncoded))),
  );
const jdbcHost = rule(
  "host",
  choice(
    sequence(
      optional(choice(sequence("[", some(oneOf(hex, ":.")), "]"), some(oneOf(alphadigit, "-._")))),
      optional(":", digits),
    ),
    sequence("(", pair(""), many(",", pair("")), ")"),
    sequence(keyword("address="), some("(", pair(","), ")")),
  ),
);
const segment = sequence(jdbcLogin, choice(jdbcHost, sequence("[", jdbcHost, many(",", jdbcHost), "]")));
const sample = sequence(
  optional("u", optional(":p"), "@"),
  choice(hostname, sequence("(host=", hostname, ",key=x)")),
  optional(",h:1"),
);
const jdbcHosts = component("hosts", rule("hosts", segment, many(",", segment)), call(jdbcHostsCodec), {
  parts: { "[].user": false, "[].password": true, "[].host": false, "[].port": false, "[].properties": false },
  sample,
});

// protocol//[hosts][/database][?properties], of which `jdbc:mysql:` and `jdbc:mysql+srv:` are protocols, with `loadbalance:` or `replication:` after
/** The grammar of the text after `jdbc:`. @public */
export const jdbcSchemepart = sequence(
  "mysql",
  flag("srv", "+srv"),
  ":",
  optional(oneWord("mode", ["loadbalance", "replication"]), ":"),
  "//",
  jdbcHosts,
  schema,
  optional("?", optional(properties)),
);

/** The definition of the scheme `jdbc` for MySQL: its grammar, and how its URLs are accessed. @public */
export const jdbcMysqlDefinition: Definition<
  "jdbc",
  FieldsOf<typeof jdbcSchemepart>,
  JdbcMysqlUrl,
  MysqlAccess,
  unknown
> = {
  name: "jdbc",
  specification: "MySQL Connector/J",
  section: "6.2",
  defaultPort: 3306,
  unsafe: "~[]",
  schemepart: jdbcSchemepart,
  access: mysqlAccess,
};
