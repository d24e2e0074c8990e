import { decode, decodedSpeller } from "@url1738/core/runtime";
import type { OptionsNamed, Parameter } from "@url1738/rfc3986";
import { checkLines, optionTexts, withoutBrackets } from "@url1738/rfc3986/runtime";

/**
 * The properties of a SQL Server URL, by the names of Microsoft's JDBC driver; `undefined` for those that it leaves out.
 *
 * @public
 */
export interface SqlserverProperties
  extends OptionsNamed<"user" | "password" | "databaseName" | "serverName" | "instanceName" | "applicationName">,
    OptionsNamed<
      "authentication" | "authenticationScheme" | "failoverPartner" | "hostNameInCertificate" | "serverCertificate"
    >,
    OptionsNamed<"keyStoreLocation" | "trustStore" | "clientCertificate" | "clientKey" | "domain" | "workstationID">,
    OptionsNamed<"keyStoreSecret" | "trustStorePassword" | "clientKeyPassword" | "aadSecurePrincipalSecret">,
    OptionsNamed<"keyVaultProviderClientKey" | "accessToken">,
    OptionsNamed<"encrypt", "true" | "false" | "strict" | "mandatory" | "optional" | "yes" | "no" | "disable">,
    OptionsNamed<"applicationIntent", "ReadOnly" | "ReadWrite">,
    OptionsNamed<"columnEncryptionSetting", "Enabled" | "Disabled">,
    OptionsNamed<"trustServerCertificate" | "integratedSecurity" | "multiSubnetFailover", boolean>,
    OptionsNamed<"sendStringParametersAsUnicode" | "sendTimeAsDatetime", boolean>,
    OptionsNamed<"portNumber" | "loginTimeout" | "lockTimeout" | "queryTimeout" | "socketTimeout", number>,
    OptionsNamed<"packetSize" | "connectRetryCount" | "connectRetryInterval", number> {
  /** All others, which the driver accepts. */
  others: Parameter[];
}

/**
 * A SQL Server URL: a database of a server, by the driver of Go, or with properties as in JDBC.
 *
 * @public
 */
export interface SqlserverUrl {
  /** `"sqlserver"`, or `"mssql"`. */
  scheme: "sqlserver" | "mssql";
  /** The user. */
  user?: string | undefined;
  /** The password. */
  password?: string | undefined;
  /** The server; without it, the one that `serverName` names, or this machine. */
  host?: string | undefined;
  /** The port, 0-65535; without it, the one of the instance. */
  port?: number | undefined;
  /** For `sqlserver`, the instance; for `mssql`, the database, or the instance and the database. */
  path: string[];
  /** The parameters after `?`, by the names of Microsoft's driver for Go; a `+` is a space. */
  query: Parameter[];
  /** The properties after `;`. */
  properties: SqlserverProperties;
}

/**
 * A JDBC URL for SQL Server: a database of a server.
 *
 * @public
 */
export interface JdbcSqlserverUrl extends Pick<SqlserverUrl, "host" | "port" | "properties"> {
  /** Always `"jdbc"`. */
  scheme: "jdbc";
}

/**
 * The way to a database: connect, and log in.
 *
 * @public
 */
export interface SqlserverAccess {
  /** Always `"sqlserver"`. */
  protocol: "sqlserver";
  /** The server to connect to; an IPv6 address has no brackets. */
  host: string;
  /** The port to connect to; without it, the server is asked for that of the instance. */
  port?: number | undefined;
  /** The instance, if there is no port. */
  instance?: string | undefined;
  /** The user. */
  user?: string | undefined;
  /** The password. */
  password?: string | undefined;
  /** The database; by default, that of the user. */
  database?: string | undefined;
  /** All other properties, by the driver's words. */
  properties: Record<string, string>;
}

const spellText = decodedSpeller("A-Za-z0-9\\-_.~!*'(),$");

/** Reads a text of a form, in which `+` is a space. */
export const readForm = (text: string): string => decode(text.replaceAll("+", "%20"));

/** Spells a text of a form. */
export const spellForm = (value: unknown): string | undefined => spellText(value)?.replaceAll("%20", "+");

/**
 * Returns the way to the database of a checked URL; the scheme's own `access` checks it first. A property named like a part of the URL is used
 * in its place, as the last one of a name counts.
 *
 * @param url - The value, as `parse` returns it.
 * @public
 */
export function sqlserverAccess(url: SqlserverUrl | JdbcSqlserverUrl): SqlserverAccess {
  checkLines(url.scheme, url);
  const { path = [], user, password, query = [] }: Partial<SqlserverUrl> = url.scheme === "jdbc" ? {} : url;
  // The names of parameters are in any case, and the last one of a name counts.
  const parameter = (name: string) => query.filter((one) => one.name.toLowerCase() === name).at(-1)?.value;
  const { serverName, portNumber, instanceName, databaseName, others, ...properties } = url.properties;
  const isDatabaseLast = url.scheme === "mssql" && path.length > 0;
  const instance = instanceName ?? (isDatabaseLast ? path.slice(0, -1) : path)[0];
  // "If you use both a portNumber and instanceName, the portNumber takes precedence and the instanceName is ignored."
  const port = portNumber ?? url.port ?? (instance ? undefined : 1433);
  const plan = {
    host: withoutBrackets(serverName || url.host || "localhost"),
    port,
    instance: port === undefined ? instance : undefined,
    user: properties.user ?? user ?? parameter("user id"),
    password: properties.password ?? password ?? parameter("password"),
    database: databaseName ?? parameter("database") ?? (isDatabaseLast ? path.at(-1) : undefined),
  };
  const parameters = query.filter(({ name }) => !["user id", "password", "database"].includes(name.toLowerCase()));
  const { user: _, password: __, ...rest } = properties;
  return {
    protocol: "sqlserver",
    ...plan,
    properties: optionTexts({ ...rest, others: [...parameters, ...others] }),
  };
}
