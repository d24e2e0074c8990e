import { checkLine } from "@url1738/core/runtime";
import type { OptionsNamed, Parameter } from "@url1738/rfc3986";

/**
 * The options of a MySQL URL, by the names of MySQL Shell; `undefined` for those that it leaves out.
 *
 * @public
 */
export interface MysqlOptions
  extends OptionsNamed<"ssl-mode", "DISABLED" | "PREFERRED" | "REQUIRED" | "VERIFY_CA" | "VERIFY_IDENTITY">,
    OptionsNamed<"ssl-ca" | "ssl-capath" | "ssl-cert" | "ssl-cipher" | "ssl-crl" | "ssl-crlpath" | "ssl-key">,
    OptionsNamed<"tls-version" | "tls-versions" | "tls-ciphersuites" | "auth-method" | "server-public-key-path">,
    OptionsNamed<"socket" | "compression" | "charset" | "connection-attributes">,
    OptionsNamed<"connect-timeout", number>,
    OptionsNamed<"get-server-public-key", boolean> {
  /** All others, which have a meaning for some clients. */
  others: Parameter[];
}

/**
 * The properties of a JDBC URL for MySQL, by the names of Connector/J; `undefined` for those that it leaves out.
 *
 * @public
 */
export interface JdbcMysqlProperties
  extends OptionsNamed<"user" | "password" | "password1" | "password2" | "password3">,
    OptionsNamed<"sslMode", "DISABLED" | "PREFERRED" | "REQUIRED" | "VERIFY_CA" | "VERIFY_IDENTITY">,
    OptionsNamed<
      "clientCertificateKeyStorePassword" | "trustCertificateKeyStorePassword" | "xdevapi.ssl-truststore-password"
    >,
    OptionsNamed<"characterEncoding" | "connectionTimeZone" | "serverTimezone">,
    OptionsNamed<"connectTimeout" | "socketTimeout", number>,
    OptionsNamed<"useSSL" | "requireSSL" | "allowPublicKeyRetrieval" | "autoReconnect", boolean> {
  /** All others, of which the driver has hundreds. */
  others: Parameter[];
}

/**
 * A MySQL URL (MySQL Reference Manual, §6.2.5): a schema of a server.
 *
 * @public
 */
export interface MysqlUrl {
  /** Always `"mysql"`. */
  scheme: "mysql";
  /** The user. */
  user?: string | undefined;
  /** The password. */
  password?: string | undefined;
  /** The hosts, which are tried in turn; an empty one is this machine, a `socket` the path of a file. */
  hosts: { host?: string | undefined; socket?: string | undefined; port: number }[];
  /** The schema. */
  database?: string | undefined;
  /** The options. */
  options: MysqlOptions;
}

/**
 * A MySQL URL for the X Protocol.
 *
 * @public
 */
export interface MysqlxUrl extends Omit<MysqlUrl, "scheme"> {
  /** Always `"mysqlx"`. */
  scheme: "mysqlx";
}

/**
 * A JDBC URL for MySQL (Connector/J, §6.2): a schema of a server.
 *
 * @public
 */
export interface JdbcMysqlUrl extends Omit<MysqlUrl, "scheme" | "options"> {
  /** Always `"jdbc"`. */
  scheme: "jdbc";
  /** The use of the hosts; by default, they are tried in turn. */
  mode?: "loadbalance" | "replication" | undefined;
  /** The properties. */
  properties: JdbcMysqlProperties;
}

/**
 * The way to a schema: connect to the first host that answers, and log in.
 *
 * @public
 */
export interface MysqlAccess {
  /** `"mysqlx"` for the X Protocol. */
  protocol: "mysql" | "mysqlx";
  /** The hosts; addresses have no brackets. */
  hosts: { host?: string; socket?: string; port: number }[];
  /** The user. */
  user?: string | undefined;
  /** The password. */
  password?: string | undefined;
  /** The schema. */
  database?: string | undefined;
  /** All other options, by the client's words. */
  options: Record<string, string>;
}

/**
 * Returns the way to the schema of a checked URL; the scheme's own `access` checks it first. Of a login and one in the properties, the latter counts.
 *
 * @param url - The value, as `parse` returns it.
 * @public
 */
export function mysqlAccess(url: MysqlUrl | MysqlxUrl | JdbcMysqlUrl): MysqlAccess {
  const [field, all] =
    url.scheme === "jdbc" ? (["properties", url.properties] as const) : (["options", url.options] as const);
  const { others, ...options } = all;
  const { user = url.user, password = url.password, ...rest }: Record<string, unknown> = { ...options };
  // A NUL would end a string early.
  const line = (component: string, text: unknown) => {
    if (typeof text === "string") checkLine(url.scheme, component, text);
  };
  for (const { socket } of url.hosts) line("hosts", socket);
  for (const [name, text] of Object.entries({ user: url.user, password: url.password, database: url.database }))
    line(name, text);
  for (const [name, text] of Object.entries(options)) line(`${field}.${name}`, text);
  for (const { name, value } of others) for (const text of [name, value]) line(`${field}.others`, text);
  const named = Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return {
    protocol: url.scheme === "mysqlx" ? "mysqlx" : "mysql",
    hosts: url.hosts.map(({ host, socket, port }) =>
      socket === undefined ? { host: host?.replace(/^\[|\]$/g, "") ?? "localhost", port } : { socket, port },
    ),
    user: user as string | undefined,
    password: password as string | undefined,
    database: url.database || undefined,
    options: Object.fromEntries([...named, ...others.map(({ name, value = "" }) => [name, value])]),
  };
}
