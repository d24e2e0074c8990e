import type { OwnFinding, RuleError, ValueError } from "@url1738/core/define";
import { decode } from "@url1738/core/runtime";
import type { OptionsNamed, Parameter } from "@url1738/rfc3986";
import { optionFindings, withoutBrackets } from "@url1738/rfc3986/runtime";

/**
 * The options of a MongoDB URL, by the names of the URI Options Specification; `undefined` for those that it leaves out.
 *
 * @public
 */
export interface MongodbOptions
  extends OptionsNamed<"replicaSet" | "authSource" | "appName" | "tlsCAFile" | "tlsCertificateKeyFile">,
    OptionsNamed<"tlsCertificateKeyFilePassword" | "authMechanismProperties" | "proxyPassword">,
    OptionsNamed<"w" | "readConcernLevel" | "readPreference" | "compressors">,
    OptionsNamed<"proxyHost" | "proxyUsername" | "srvServiceName">,
    OptionsNamed<"tls" | "ssl" | "tlsInsecure" | "tlsAllowInvalidCertificates" | "tlsAllowInvalidHostnames", boolean>,
    OptionsNamed<"tlsDisableCertificateRevocationCheck" | "tlsDisableOCSPEndpointCheck", boolean>,
    OptionsNamed<"retryWrites" | "retryReads" | "directConnection" | "loadBalanced" | "journal", boolean>,
    OptionsNamed<"serverSelectionTryOnce" | "enableOverloadRetargeting", boolean>,
    OptionsNamed<"maxStalenessSeconds" | "zlibCompressionLevel" | "heartbeatFrequencyMS" | "maxConnecting", number>,
    OptionsNamed<"connectTimeoutMS" | "socketTimeoutMS" | "timeoutMS" | "serverSelectionTimeoutMS", number>,
    OptionsNamed<"localThresholdMS" | "maxIdleTimeMS" | "waitQueueTimeoutMS" | "wTimeoutMS", number>,
    OptionsNamed<"maxPoolSize" | "minPoolSize" | "srvMaxHosts" | "maxAdaptiveRetries" | "proxyPort", number>,
    OptionsNamed<"serverMonitoringMode", "stream" | "poll" | "auto">,
    OptionsNamed<"authMechanism", MongodbMechanism> {
  /** The tag sets, in order. */
  readPreferenceTags: string[];
  /** The options that are unknown or whose values are wrong: they are kept, and ignored. `audit` finds those that were meant for known ones. */
  others: Parameter[];
}

/** A mechanism to authenticate with. @public */
export type MongodbMechanism =
  | "GSSAPI"
  | "MONGODB-AWS"
  | "MONGODB-CR"
  | "MONGODB-OIDC"
  | "MONGODB-X509"
  | "PLAIN"
  | "SCRAM-SHA-1"
  | "SCRAM-SHA-256";

/** The parts that both schemes have. @public */
export interface MongodbParts {
  /** The user. */
  user?: string | undefined;
  /** The password. */
  password?: string | undefined;
  /** The database that knows the user. */
  database?: string | undefined;
  /** The options. */
  options: MongodbOptions;
}

/**
 * A MongoDB URL: a database of a server, or of a set of replicas.
 *
 * @public
 */
export interface MongodbUrl extends MongodbParts {
  /** Always `"mongodb"`. */
  scheme: "mongodb";
  /** The hosts, each with its port, 27017 if the URL names none, or the path of a socket. */
  hosts: { host?: string | undefined; socket?: string | undefined; port: number }[];
}

/**
 * A MongoDB URL whose hosts are found by DNS.
 *
 * @public
 */
export interface MongodbSrvUrl extends MongodbParts {
  /** Always `"mongodb+srv"`. */
  scheme: "mongodb+srv";
  /** The name to ask DNS for. */
  host: string;
}

/** The way to a database, whatever its hosts. @public */
export interface MongodbPlan {
  /** Always `"mongodb"`. */
  protocol: "mongodb";
  /** The user. */
  user?: string | undefined;
  /** The password. */
  password?: string | undefined;
  /** The database that knows the user. */
  authSource: string;
  /** The options that are not ignored, by their names. */
  options: Partial<MongodbOptions>;
}

/** The way to a database: find the primary or a secondary among the hosts. @public */
export interface MongodbAccess extends MongodbPlan {
  /** The hosts; addresses have no brackets. */
  hosts: MongodbUrl["hosts"];
}

/** The way to a database: ask DNS for the hosts first. @public */
export interface MongodbSrvAccess extends MongodbPlan {
  /** The record to ask for, of the type SRV; a TXT record of `host` may have more options. */
  service: string;
  /** The name. */
  host: string;
}

function planOf({ user, password, database, options }: MongodbParts): MongodbPlan {
  const { others: _, ...known } = options;
  const external = /^(?:GSSAPI|MONGODB-(?:X509|AWS|OIDC)|PLAIN)$/.test(options.authMechanism ?? "");
  const authSource = options.authSource ?? (external ? "$external" : (database ?? "admin"));
  const given = Object.entries(known).filter(([, value]) => value !== undefined && String(value) !== "");
  return { protocol: "mongodb", user, password, authSource, options: Object.fromEntries(given) };
}

/**
 * Returns the way to the database of a checked URL; the scheme's own `access` checks it first. A string in BSON has its length.
 *
 * @public
 */
export function mongodbAccess(url: MongodbUrl): MongodbAccess {
  const hosts = url.hosts.map(({ host, socket, port }) =>
    socket === undefined ? { host: host && withoutBrackets(host), port } : { socket, port },
  );
  return { ...planOf(url), hosts };
}

/** Returns the way to the database of a checked URL of `mongodb+srv`. @public */
export function mongodbSrvAccess(url: MongodbSrvUrl): MongodbSrvAccess {
  return { ...planOf(url), service: `_${url.options.srvServiceName ?? "mongodb"}._tcp.${url.host}`, host: url.host };
}

/** Finds kept options that were meant for known ones, such as `retryWrite=true`. @public */
export const mongodbFindings = ({ options }: MongodbParts): readonly OwnFinding[] =>
  optionFindings("options", options, "others");

/** An error between the parts of a URL. */
type MongodbError = ValueError<"database" | "options">;

/** Checks a tag set: `name:value`, separated by commas, or nothing. @public */
export function checkTags(text: string): readonly RuleError[] {
  const areTags =
    text === "" ||
    decode(text)
      .split(",")
      .every((tag) => tag.includes(":"));
  if (areTags) return [];
  return [
    {
      index: 0,
      end: text.length,
      reason: "mongodb/tags",
      message: "A tag set consists of name:value, separated by commas.",
    },
  ];
}

/** The options of which at most one may be given (URI Options Specification, "tlsInsecure" and others). */
const EXCLUSIVE = [
  ["tlsInsecure", "tlsAllowInvalidCertificates"],
  ["tlsInsecure", "tlsAllowInvalidHostnames"],
  ["tlsInsecure", "tlsDisableCertificateRevocationCheck"],
  ["tlsInsecure", "tlsDisableOCSPEndpointCheck"],
  ["tlsAllowInvalidCertificates", "tlsDisableCertificateRevocationCheck"],
  ["tlsAllowInvalidCertificates", "tlsDisableOCSPEndpointCheck"],
  ["tlsDisableCertificateRevocationCheck", "tlsDisableOCSPEndpointCheck"],
] as const;

/** The sentences of these errors. */
export const mongodbSentences = {
  "mongodb/excludes": "The options {one} and {other} exclude each other.",
  "mongodb/differ": "The options {one} and {other} must not differ.",
  "mongodb/needs-option": "The option {one} needs the option {other}.",
  "mongodb/one-host": "The option {one} needs exactly one host.",
  "mongodb/only-srv": "The option {one} belongs to mongodb+srv.",
  "mongodb/no-port": "The port must be at least 1.",
  "mongodb/database-character": 'The name of a database has no /, \\, space, ", $, *, <, >, :, | or ?.',
  "mongodb/needs-user": "The mechanism {one} needs a user.",
  "mongodb/needs-password": "The mechanism {one} needs a password.",
  "mongodb/no-password": "The mechanism {one} has no password.",
  "mongodb/external-source": "The authSource of the mechanism {one} is $external.",
  "mongodb/empty-source": "The authSource must not be empty.",
  "mongodb/property-unknown": "The mechanism properties must be known and complete.",
} as const;

/** Checks the rules between the parts of a URL, by the specifications of connection strings, URI options and authentication. @public */
export function checkMongodb(url: MongodbUrl | MongodbSrvUrl): readonly MongodbError[] {
  const { user, password, database, options } = url;
  const errors: MongodbError[] = [];
  const say = (reason: keyof typeof mongodbSentences, component: MongodbError["component"], one = "", other = "") =>
    errors.push({ component, reason, message: mongodbSentences[reason], params: { one, other } });
  const excludes = (one: keyof MongodbOptions, other: keyof MongodbOptions) => {
    if (options[one] !== undefined && options[other] !== undefined)
      say("mongodb/excludes", `options.${other}`, one, other);
  };
  if (/[/\\ "$*<>:|?]/.test(database ?? "")) say("mongodb/database-character", "database");
  const hosts = url.scheme === "mongodb" ? url.hosts : [];
  // Cast: only URLs with hosts get here.
  hosts.forEach(({ port }, at) => {
    if (port === 0) say("mongodb/no-port", `hosts[${at}].port` as never);
  });
  for (const [one, other] of EXCLUSIVE) excludes(one, other);
  if (options.tls !== undefined && options.ssl !== undefined && options.tls !== options.ssl)
    say("mongodb/differ", "options.ssl", "tls", "ssl");
  for (const one of ["srvMaxHosts", "srvServiceName"] as const)
    if (url.scheme === "mongodb" && options[one] !== undefined) say("mongodb/only-srv", `options.${one}`, one);
  if (options.srvMaxHosts) {
    excludes("srvMaxHosts", "replicaSet");
    if (options.loadBalanced) excludes("srvMaxHosts", "loadBalanced");
  }
  for (const one of ["directConnection", "loadBalanced"] as const)
    if (options[one] && hosts.length > 1) say("mongodb/one-host", `options.${one}`, one);
  if (options.loadBalanced) {
    excludes("loadBalanced", "replicaSet");
    if (options.directConnection) excludes("loadBalanced", "directConnection");
  }
  const needs = (one: keyof MongodbOptions, other: keyof MongodbOptions) => {
    if (options[one] !== undefined && options[other] === undefined)
      say("mongodb/needs-option", `options.${one}`, one, other);
  };
  for (const one of ["proxyPort", "proxyUsername", "proxyPassword"] as const) needs(one, "proxyHost");
  needs("proxyUsername", "proxyPassword");
  needs("proxyPassword", "proxyUsername");
  if (options.authSource === "") say("mongodb/empty-source", "options.authSource");
  const mechanism = options.authMechanism;
  if (mechanism === undefined) return errors;
  const component = "options.authMechanism";
  const hasNoPassword = /^MONGODB-(?:X509|OIDC)$/.test(mechanism);
  if (user === undefined && !/^MONGODB-(?:X509|AWS|OIDC)$/.test(mechanism))
    say("mongodb/needs-user", component, mechanism);
  if (
    password === undefined &&
    (/^(?:PLAIN|SCRAM|MONGODB-CR)/.test(mechanism) || (mechanism === "MONGODB-AWS" && user))
  )
    say("mongodb/needs-password", component, mechanism);
  if (hasNoPassword && password !== undefined) say("mongodb/no-password", component, mechanism);
  if (/^(?:GSSAPI|MONGODB-(?:X509|AWS))$/.test(mechanism) && (options.authSource ?? "$external") !== "$external")
    say("mongodb/external-source", "options.authSource", mechanism);
  checkProperties(url, say);
  return errors;
}

/** Checks the properties of mechanisms: `name:value`, separated by commas. */
function checkProperties(
  { user, options }: MongodbParts,
  say: (reason: keyof typeof mongodbSentences, component: MongodbError["component"]) => void,
): void {
  const text = options.authMechanismProperties ?? "";
  const wrong = () => say("mongodb/property-unknown", "options.authMechanismProperties");
  if (
    options.authMechanism === "GSSAPI" &&
    !/^(?:(?!CANON\w+:(?!none,|forward(?:AndReverse)?,|true,|false,))[^,:]+:[^,]*,)*$/.test(text && `${text},`)
  )
    wrong();
  if (options.authMechanism === "MONGODB-AWS" && user === undefined && text.includes("AWS_SESSION_TOKEN:")) wrong();
  if (options.authMechanism !== "MONGODB-OIDC") return;
  const [, environment] = /(?:^|,)ENVIRONMENT:([^,]*)/.exec(text) ?? [];
  const needsResource = /^(?:azure|gcp)$/.test(environment ?? "");
  if (/(?:^|,)(?!ENVIRONMENT:|TOKEN_RESOURCE:)[^,:]+:/.test(text)) wrong();
  else if (environment === undefined) return;
  else if (!/^(?:test|azure|gcp|k8s)$/.test(environment)) wrong();
  else if (needsResource && !/(?:^|,)TOKEN_RESOURCE:/.test(text)) wrong();
  else if (/^(?:test|k8s)$/.test(environment) && user !== undefined) wrong();
}
