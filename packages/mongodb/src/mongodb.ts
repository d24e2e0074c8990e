import {
  type Definition,
  decodedText,
  type FieldsOf,
  many,
  oneOf,
  oneWord,
  optional,
  rule,
  sequence,
  some,
  uchar,
  without,
} from "@url1738/core/define";
import { alike, boolean, hostList, integer, options, repeated, uriHost } from "@url1738/rfc3986";
import {
  checkMongodb,
  checkTags,
  type MongodbAccess,
  type MongodbSrvAccess,
  type MongodbSrvUrl,
  type MongodbUrl,
  mongodbAccess,
  mongodbFindings,
  mongodbSrvAccess,
} from "./mongodb-url.ts";

export type {
  MongodbAccess,
  MongodbMechanism,
  MongodbOptions,
  MongodbParts,
  MongodbPlan,
  MongodbSrvAccess,
  MongodbSrvUrl,
  MongodbUrl,
} from "./mongodb-url.ts";

// MongoDB's "Connection String Spec" and "URI Options Specification".

// userinfo = username [ ":" password ], with the reserved characters of RFC 3986 escaped
const user = rule("username", some(oneOf(uchar, "~;&=")));
const password = rule("password", many(oneOf(uchar, "~;&=")));

// "Database names have none of / \ space " $ * < > : | ? and NUL": what these are is checked once the name is decoded.
const database = decodedText("database", rule("database", some(oneOf(without(uchar, "$*"), "~;&=@"))));

const value = rule("value", some(oneOf(uchar, "~;/?:@=")));
const tags = rule("tags", many(oneOf(uchar, "~;/:@")));
const most = 2_147_483_647;

const text = <const N extends string>(name: N) => decodedText(name, value);
const count = <const N extends string>(name: N) => integer(name, 0, most);
const truth = <const N extends string>(name: N) => boolean(name);

const query = options(
  "options",
  {
    ...alike(["replicaSet", "appName"], text),
    // An empty one is not ignored like those of others (Driver Authentication, "authSource"): checkMongodb refuses it.
    authSource: decodedText("authSource", rule("source", many(oneOf(uchar, "~;/?:@=")))),
    ...alike(["tls", "ssl", "tlsInsecure", "tlsAllowInvalidCertificates", "tlsAllowInvalidHostnames"], truth),
    ...alike(["tlsDisableCertificateRevocationCheck", "tlsDisableOCSPEndpointCheck"], truth),
    ...alike(["tlsCAFile", "tlsCertificateKeyFile"], text),
    ...alike(["tlsCertificateKeyFilePassword", "authMechanismProperties", "proxyPassword"], (name) =>
      decodedText(name, value, { secret: true }),
    ),
    authMechanism: oneWord("authMechanism", [
      "GSSAPI",
      "MONGODB-AWS",
      "MONGODB-CR",
      "MONGODB-OIDC",
      "MONGODB-X509",
      "PLAIN",
      "SCRAM-SHA-1",
      "SCRAM-SHA-256",
    ]),
    ...alike(["retryWrites", "retryReads", "directConnection", "loadBalanced", "journal"], truth),
    ...alike(["serverSelectionTryOnce", "enableOverloadRetargeting"], truth),
    ...alike(["w", "readConcernLevel", "readPreference", "compressors"], text),
    readPreferenceTags: repeated(decodedText("readPreferenceTags", tags, { check: checkTags })),
    maxStalenessSeconds: integer("maxStalenessSeconds", -1, most),
    zlibCompressionLevel: integer("zlibCompressionLevel", -1, 9),
    heartbeatFrequencyMS: integer("heartbeatFrequencyMS", 500, most),
    maxConnecting: integer("maxConnecting", 1, most),
    ...alike(["connectTimeoutMS", "socketTimeoutMS", "timeoutMS", "serverSelectionTimeoutMS"], count),
    ...alike(["localThresholdMS", "maxIdleTimeMS", "waitQueueTimeoutMS", "wTimeoutMS"], count),
    ...alike(["maxPoolSize", "minPoolSize", "srvMaxHosts", "maxAdaptiveRetries"], count),
    serverMonitoringMode: oneWord("serverMonitoringMode", ["stream", "poll", "auto"]),
    ...alike(["proxyHost", "proxyUsername", "srvServiceName"], text),
    proxyPort: integer("proxyPort", 0, 65_535),
  },
  // "Drivers MUST warn about unknown options, and about values that are not valid, and ignore them."
  { others: "others", anyCase: true, bare: false, wrong: "kept" },
);

// Errors mask the password of any login; what only may be one can be shown.
const login = optional(
  decodedText("user", user),
  optional(":", decodedText("password", password, { secret: false })),
  "@",
);
const rest = sequence(optional("/", optional(database)), optional("?", optional(query)));

// mongodb://[username:password@]host1[:port1][,...hostN[:portN]][/[defaultauthdb][?options]]
/** The grammar of the text after `mongodb:`. @public */
export const schemepart = sequence("//", login, hostList("hosts", { ipv6: true, sockets: "relative" }), rest);

// mongodb+srv://[username:password@]host[/[defaultauthdb][?options]]
/** The grammar of the text after `mongodb+srv:`. @public */
export const srvSchemepart = sequence("//", login, uriHost, rest);

const shared = {
  specification: "MongoDB Connection String Spec",
  unsafe: "~[]",
  check: checkMongodb,
  hazards: { look: mongodbFindings },
} as const;

/** The definition of the scheme `mongodb`: its grammar, and how its URLs are accessed. @public */
export const mongodbDefinition: Definition<
  "mongodb",
  FieldsOf<typeof schemepart>,
  MongodbUrl,
  MongodbAccess,
  unknown
> = { ...shared, name: "mongodb", defaultPort: 27017, schemepart, access: mongodbAccess };

/** The definition of the scheme `mongodb+srv`: its grammar, and how its URLs are accessed. @public */
export const mongodbSrvDefinition: Definition<
  "mongodb+srv",
  FieldsOf<typeof srvSchemepart>,
  MongodbSrvUrl,
  MongodbSrvAccess,
  unknown
> = { ...shared, name: "mongodb+srv", schemepart: srvSchemepart, access: mongodbSrvAccess };
