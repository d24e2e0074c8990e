import { accessError } from "@url1738/core/runtime";
import type { OptionsNamed } from "@url1738/rfc3986";
import { checkLines, optionTexts, withoutBrackets } from "@url1738/rfc3986/runtime";

/**
 * The options of a PostgreSQL URL, by libpq's key words (§32.1.2); `undefined` for those that it leaves out.
 *
 * @public
 */
export interface PostgresqlOptions
  extends OptionsNamed<"host" | "hostaddr" | "port" | "dbname" | "user" | "password">,
    OptionsNamed<
      "passfile" | "service" | "servicefile" | "sslcert" | "sslkey" | "sslrootcert" | "sslcrl" | "sslcrldir"
    >,
    OptionsNamed<"sslkeylogfile" | "sslpassword" | "scram_client_key" | "scram_server_key" | "oauth_client_secret">,
    OptionsNamed<"application_name" | "fallback_application_name" | "client_encoding" | "options" | "require_auth">,
    OptionsNamed<"requirepeer" | "krbsrvname" | "oauth_issuer" | "oauth_client_id" | "oauth_scope">,
    OptionsNamed<"sslmode", "disable" | "allow" | "prefer" | "require" | "verify-ca" | "verify-full">,
    OptionsNamed<"sslnegotiation", "postgres" | "direct">,
    OptionsNamed<"sslcertmode", "disable" | "allow" | "require">,
    OptionsNamed<"sslsni" | "sslcompression" | "requiressl" | "gssdelegation", "1" | "0">,
    OptionsNamed<"ssl_min_protocol_version" | "ssl_max_protocol_version", "TLSv1" | "TLSv1.1" | "TLSv1.2" | "TLSv1.3">,
    OptionsNamed<"min_protocol_version" | "max_protocol_version", "3.0" | "3.2" | "latest">,
    OptionsNamed<"gssencmode" | "channel_binding", "disable" | "prefer" | "require">,
    OptionsNamed<"gsslib", "gssapi" | "sspi">,
    OptionsNamed<"target_session_attrs", "any" | "read-write" | "read-only" | "primary" | "standby" | "prefer-standby">,
    OptionsNamed<"load_balance_hosts", "disable" | "random">,
    OptionsNamed<"replication", "true" | "on" | "yes" | "1" | "database" | "false" | "off" | "no" | "0">,
    OptionsNamed<"connect_timeout" | "tcp_user_timeout" | "keepalives", number>,
    OptionsNamed<"keepalives_idle" | "keepalives_interval" | "keepalives_count", number> {}

/**
 * A PostgreSQL URL (PostgreSQL 18, §32.1.1.2): a database on one of several hosts.
 *
 * @public
 */
export interface PostgresqlUrl {
  /** `"postgresql"`, or `"postgres"`, which means the same. */
  scheme: "postgresql" | "postgres";
  /** The user. */
  user?: string | undefined;
  /** The password. */
  password?: string | undefined;
  /** The hosts, which are tried in turn; an empty one is the default, a `socket` the path of a directory. */
  hosts: { host?: string | undefined; socket?: string | undefined; port: number }[];
  /** The database. */
  database?: string | undefined;
  /** The options, by the key words of §32.1.2. */
  options: PostgresqlOptions;
}

/**
 * The way to a database: connect to the first host that answers and suits.
 *
 * @public
 */
export interface PostgresqlAccess {
  /** Always `"postgresql"`. */
  protocol: "postgresql";
  /** The hosts; addresses have no brackets. Without `host` or `socket`, it is the default one. */
  hosts: { host?: string; socket?: string; port: number }[];
  /** The user; by default, that of the operating system. */
  user?: string | undefined;
  /** The password. */
  password?: string | undefined;
  /** The database; by default, the one with the user's name. */
  database?: string | undefined;
  /** All other options, by libpq's key words. */
  options: Record<string, string>;
}

/** Reads the only value of `ssl`. */
export const readSsl = (): "require" => "require";

/** Spells the value of `ssl`. */
export const spellSsl = (value: unknown): string | undefined => (value === "require" ? "true" : undefined);

const tooFewPorts = {
  reason: "postgresql/ports",
  sentence: "Several ports must be as many as the hosts.",
};

/**
 * Returns the way to the database of a checked URL; the scheme's own `access` checks it first. An option named like a part of the URL is used
 * in its place, as libpq does.
 *
 * @param url - The value, as `parse` returns it.
 * @public
 */
export function postgresqlAccess(url: PostgresqlUrl): PostgresqlAccess {
  checkLines("postgresql", url);
  const { host, port, dbname, user = url.user, password = url.password, ...others } = url.options;
  const names = host?.split(",") ?? url.hosts.map((one) => one.socket ?? withoutBrackets(one.host ?? ""));
  const ports = port?.split(",").map((one) => Number(one || 5432)) ?? url.hosts.map((one) => one.port);
  if (ports.length > 1 && ports.length !== names.length)
    throw accessError("unsafe-argument", "postgresql", "options.port", tooFewPorts);
  const database = dbname ?? url.database;
  return {
    protocol: "postgresql",
    hosts: names.map((name, at) => ({
      ...(/^[/@]/.test(name) ? { socket: name } : name !== "" && { host: name }),
      port: ports[ports.length === 1 ? 0 : at] as number,
    })),
    user: user || undefined,
    password,
    database: database || user || undefined,
    options: optionTexts(others),
  };
}
