import type { OptionsNamed, Parameter } from "@url1738/rfc3986";
import { checkLines, optionTexts, withoutBrackets } from "@url1738/rfc3986/runtime";
import type { JdbcMysqlHost } from "./jdbc-hosts.ts";

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
export interface JdbcMysqlUrl {
  /** Always `"jdbc"`. */
  scheme: "jdbc";
  /** True for `mysql+srv`: the hosts are services, whose SRV records in DNS have the hosts. */
  srv: boolean;
  /** The use of the hosts; by default, they are tried in turn. */
  mode?: "loadbalance" | "replication" | undefined;
  /** The hosts, each with its login. */
  hosts: JdbcMysqlHost[];
  /** The schema. */
  database?: string | undefined;
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
  /** True if the hosts are services, whose SRV records in DNS have the hosts. */
  srv?: boolean;
  /** The hosts, each with its login and, if it has any, its own options. Addresses have no brackets. */
  hosts: {
    host?: string;
    socket?: string;
    port: number;
    user?: string | undefined;
    password?: string | undefined;
    options?: Record<string, string>;
  }[];
  /** The schema. */
  database?: string | undefined;
  /** All other options, by the client's words. */
  options: Record<string, string>;
}

/**
 * Returns the way to the schema of a checked URL; the scheme's own `access` checks it first. A login in the properties is that of the hosts
 * without one.
 *
 * @param url - The value, as `parse` returns it.
 * @public
 */
export function mysqlAccess(url: MysqlUrl | MysqlxUrl | JdbcMysqlUrl): MysqlAccess {
  checkLines(url.scheme, url);
  const { user, password, ...options } =
    url.scheme === "jdbc" ? url.properties : { user: url.user, password: url.password, ...url.options };
  return {
    protocol: url.scheme === "mysqlx" ? "mysqlx" : "mysql",
    ...(url.scheme === "jdbc" && url.srv && { srv: true }),
    hosts: (url.hosts as (Partial<JdbcMysqlHost> & MysqlUrl["hosts"][number])[]).map(
      ({ host = "localhost", socket, port, properties = [], ...login }) => ({
        ...(socket === undefined ? { host: withoutBrackets(host) } : { socket }),
        port,
        user: login.user || user,
        password: login.password ?? password,
        ...(properties.length > 0 && { options: optionTexts({ others: properties }) }),
      }),
    ),
    database: url.database || undefined,
    options: optionTexts(options),
  };
}
