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
  some,
  uchar,
} from "@url1738/core/define";
import { hostList, options } from "@url1738/rfc3986";
import type { Examples } from "@url1738/testkit";

// Connection strings of MongoDB: its specification "Connection String Spec".

// user = 1*[ uchar | ";" | "&" | "=" ]
const user = rule("user", some(oneOf(uchar, ";&=")));
const password = rule("password", some(oneOf(uchar, ";&=")));

// text = 1*[ uchar | "/" | ":" | "@" ]
const text = rule("text", some(oneOf(uchar, "/:@")));
const truth = ["true", "false"] as const;

const settings = options(
  "settings",
  {
    replicaSet: decodedText("replicaSet", text),
    authSource: decodedText("authSource", text),
    tls: oneWord("tls", truth),
    retryWrites: oneWord("retryWrites", truth, { absent: "true" }),
    w: decodedText("writeConcern", text),
    readPreference: oneWord(
      "readPreference",
      ["primary", "primaryPreferred", "secondary", "secondaryPreferred", "nearest"],
      { absent: "primary" },
    ),
    connectTimeoutMS: decimal("connectTimeout", digits, 2_147_483_647),
  },
  { others: "others", anyCase: true },
);

// mongodb://[username:password@]host1[:port1][,...hostN[:portN]][/[defaultauthdb][?options]]
const schemepart = sequence(
  "//",
  // Errors mask the password of any login; what only may be one can be shown.
  optional(decodedText("user", user), optional(":", decodedText("password", password, { secret: false })), "@"),
  hostList("hosts"),
  optional("/", decodedText("database", rule("database", many(uchar)), { absent: "" }), optional("?", settings)),
);

/** A URL of the scheme `mongodb`: a database of a server, or of a set of replicas. */
export type MongodbUrl = Inferred<"mongodb", typeof schemepart>;

/** The way to the database: find the primary or a secondary among the hosts. */
export interface MongodbAccess {
  protocol: "mongodb";
  hosts: MongodbUrl["hosts"];
  user?: string | undefined;
  password?: string | undefined;
  /** The database that knows the user. */
  authSource: string;
  replicaSet?: string | undefined;
}

/** Says how the database is reached. */
export function access({ hosts, user, password, database, settings }: MongodbUrl): MongodbAccess {
  const { authSource, replicaSet } = settings;
  return { protocol: "mongodb", hosts, user, password, authSource: authSource ?? (database || "admin"), replicaSet };
}

/** The definition of the scheme `mongodb`. */
export const mongodbDefinition = schemeDefinition({
  name: "mongodb",
  defaultPort: 27017,
  schemepart,
  access,
});

const defaults = { retryWrites: "true", readPreference: "primary", others: [] };

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    {
      url: "mongodb://localhost",
      value: { hosts: [{ host: "localhost", port: 27017 }], database: "", settings: defaults },
    },
    {
      url: "mongodb://anna:s%40cret@a,B:27018/shop?w=majority&replicaSet=rs0&tls=true&authSource=admin&connectTimeoutMS=5000&appName=x",
      value: {
        user: "anna",
        password: "s@cret",
        hosts: [
          { host: "a", port: 27017 },
          { host: "b", port: 27018 },
        ],
        database: "shop",
        settings: {
          ...defaults,
          replicaSet: "rs0",
          authSource: "admin",
          tls: "true",
          writeConcern: "majority",
          connectTimeout: 5000,
          others: [{ name: "appName", value: "x" }],
        },
      },
      href: "mongodb://anna:s%40cret@a,b:27018/shop?replicaSet=rs0&authSource=admin&tls=true&w=majority&connectTimeoutMS=5000&appName=x",
    },
    {
      url: "mongodb://h/?readpreference=nearest&RetryWrites=false",
      value: {
        hosts: [{ host: "h", port: 27017 }],
        database: "",
        settings: { ...defaults, retryWrites: "false", readPreference: "nearest" },
      },
      href: "mongodb://h/?retryWrites=false&readPreference=nearest",
    },
  ],
  errors: [
    { why: "options need a slash before them", url: "mongodb://h?w=1", code: "syntax", index: 11 },
    {
      why: "no such port",
      url: "mongodb://a:1,b:99999/",
      code: "not-allowed",
      index: 16,
      end: 21,
      component: "hosts[1].port",
    },
    { why: "neither true nor false", url: "mongodb://h/?tls=on", code: "not-allowed", index: 17 },
  ],
  parts: [{ parts: { hosts: [{ host: "A" }, { host: "b" }], database: "d" }, url: "mongodb://a,b/d" }],
  refused: [
    { value: { hosts: [{ host: "A", port: 27017 }], database: "", settings: defaults }, component: "hosts[0].host" },
  ],
  access: [
    {
      url: "mongodb://anna@h/shop",
      access: { protocol: "mongodb", hosts: [{ host: "h", port: 27017 }], user: "anna", authSource: "shop" },
    },
  ],
  strings: ["user", "password", "authSource", "replicaSet"].map((field) => ({
    field,
    pattern: "[^]*",
    why: "A string in BSON has its length.",
  })),
};
