import {
  alphadigit,
  type Codec,
  type Component,
  choice,
  component,
  type Definition,
  decimal,
  decodedText,
  digits,
  type Field,
  type FieldsOf,
  hex,
  list,
  many,
  oneOf,
  oneWord,
  optional,
  rule,
  sequence,
  some,
  uchar,
  unescapedText,
} from "@url1738/core/define";
import { alias, alike, boolean, integer, options, uriHost } from "@url1738/rfc3986";
import {
  type JdbcSqlserverUrl,
  readForm,
  type SqlserverAccess,
  type SqlserverUrl,
  spellForm,
  sqlserverAccess,
} from "./sqlserver-url.ts";

export type { JdbcSqlserverUrl, SqlserverAccess, SqlserverProperties, SqlserverUrl } from "./sqlserver-url.ts";

// Microsoft JDBC Driver for SQL Server, "Building the connection URL" and "Setting the connection properties".

type Text = <const N extends string>(name: N, isSecret?: true) => Component<readonly [Field<N, string, undefined>]>;

const boundless = 2_147_483_647;

// "Property names are case-insensitive", "unknown values are allowed", and of duplicates the "last instance in the connection string" counts.
const properties = (text: Text) => ({
  user: text("user"),
  userName: alias(text("user")),
  password: text("password", true),
  databaseName: text("databaseName"),
  database: alias(text("databaseName")),
  serverName: text("serverName"),
  server: alias(text("serverName")),
  portNumber: decimal("portNumber", digits, 65_535),
  port: alias(decimal("portNumber", digits, 65_535)),
  instanceName: text("instanceName"),
  encrypt: oneWord("encrypt", ["true", "false", "strict", "mandatory", "optional", "yes", "no", "disable"], {
    anyCase: true,
  }),
  ...alike(
    [
      "trustServerCertificate",
      "integratedSecurity",
      "multiSubnetFailover",
      "sendStringParametersAsUnicode",
      "sendTimeAsDatetime",
    ],
    (name) => boolean(name, { anyCase: true }),
  ),
  applicationIntent: oneWord("applicationIntent", ["ReadOnly", "ReadWrite"], { anyCase: true }),
  columnEncryptionSetting: oneWord("columnEncryptionSetting", ["Enabled", "Disabled"], { anyCase: true }),
  loginTimeout: decimal("loginTimeout", digits, 65_535),
  ...alike(["lockTimeout", "queryTimeout", "socketTimeout"], (name) => integer(name, -1, boundless)),
  packetSize: integer("packetSize", -1, 32_767),
  connectRetryCount: decimal("connectRetryCount", digits, 255),
  connectRetryInterval: decimal("connectRetryInterval", digits, 60, { least: 1 }),
  ...alike(["applicationName", "authentication", "authenticationScheme", "failoverPartner"], (name) => text(name)),
  ...alike(["hostNameInCertificate", "serverCertificate", "trustStore", "keyStoreLocation"], (name) => text(name)),
  ...alike(["clientCertificate", "clientKey", "domain", "workstationID"], (name) => text(name)),
  ...alike(
    [
      "keyStoreSecret",
      "trustStorePassword",
      "clientKeyPassword",
      "aadSecurePrincipalSecret",
      "keyVaultProviderClientKey",
      "accessToken",
    ],
    (name) => text(name, true),
  ),
});

// [;property=value[;property=value]]: nothing is percent-encoded, and "{;} escapes a semicolon". The last semicolon means nothing.
const value = rule("value", many(oneOf(uchar, "~/?:@&=[]|^`}")));
const propertyList = sequence(
  ";",
  optional(
    options(
      "properties",
      properties((name, isSecret) => unescapedText(name, value, undefined, { secret: isSecret })),
      { separator: ";", others: "others", anyCase: true, twice: "last", braces: true },
    ),
    optional(";"),
  ),
);

// portNumber: "The default is 1433", but that of an instance is asked for.
const portNumber = optional(":", decimal("port", digits, 65_535));

// serverName: "a DNS or IP address"; "not supported for IPv6 addresses".
const serverName = component(
  "host",
  rule("serverName", some(oneOf(alphadigit, "-._"))),
  uriHost.codec as Codec<string>,
);

// jdbc:sqlserver://[serverName[\instanceName][:portNumber]][;property=value[;property=value]]
/** The grammar of the text after `jdbc:`. The backslash is no character of a URL: an instance is written as a property. @public */
export const jdbcSchemepart = sequence("sqlserver://", optional(serverName), portNumber, optional(propertyList));

/** The definition of the scheme `jdbc` for SQL Server: its grammar, and how its URLs are accessed. @public */
export const jdbcSqlserverDefinition: Definition<
  "jdbc",
  FieldsOf<typeof jdbcSchemepart>,
  JdbcSqlserverUrl,
  SqlserverAccess,
  unknown
> = {
  name: "jdbc",
  specification: "Microsoft JDBC Driver",
  unsafe: "~[]{}|^`",
  schemepart: jdbcSchemepart,
  access: sqlserverAccess,
};

// The driver of Microsoft for Go: sqlserver://username:password@host/instance?param1=value&param2=value
const user = rule("user", many(oneOf(uchar, "~&")));
const password = rule("password", many(oneOf(uchar, "~&=:")));
const parameterText = rule("parameter", many(oneOf(uchar, "~/?:@")));
const parameter = sequence(
  component("name", rule("parameterName", some(oneOf(uchar, "~"))), { read: readForm, spell: spellForm }),
  optional("=", component("value", parameterText, { read: readForm, spell: spellForm })),
);

/** The grammar of the text after `sqlserver:` or `mssql:`, with a query, or with properties as in JDBC. @public */
export const schemepart = sequence(
  "//",
  // Errors mask the password of any login; what only may be one can be shown.
  optional(decodedText("user", user), optional(":", decodedText("password", password, { secret: false })), "@"),
  optional({
    ...uriHost,
    item: rule("host", choice(rule("IP-literal", "[", some(oneOf(hex, ":.")), "]"), serverName.item)),
  }),
  portNumber,
  list("path", decodedText("segment", rule("segment", many(oneOf(uchar, "~:@&=")))), "/", "before"),
  optional("?", list("query", parameter, "&", "between", { absent: "" })),
  optional(propertyList),
);

/** The definition of the scheme `sqlserver`, also named `mssql`: its grammar, and how its URLs are accessed. @public */
export const sqlserverDefinition: Definition<
  "sqlserver" | "mssql",
  FieldsOf<typeof schemepart>,
  SqlserverUrl,
  SqlserverAccess,
  unknown
> = {
  name: "sqlserver",
  names: ["mssql"],
  specification: "Microsoft JDBC Driver",
  unsafe: "~[]{}|^`",
  schemepart,
  access: sqlserverAccess,
};
