import { data, dataOctets } from "@url1738/data";
import { mongodb } from "@url1738/mongodb";
import { postgresql } from "@url1738/postgresql";
import { redis } from "@url1738/redis";
import { tel } from "@url1738/tel";
import parseDataURL from "data-urls";
import ioredis from "ioredis/built/utils/index.js";
import { parsePhoneNumberFromString } from "libphonenumber-js";
import { ConnectionString } from "mongodb-connection-string-url";
import { parse as parsePg } from "pg-connection-string";
import { Speaker } from "./speaker.ts";

/** A text made by a rule, and its value by the specification: `undefined` if it is refused. */
export interface Made {
  /** The name of the rule. */
  readonly kind: string;
  readonly text: string;
  readonly value: unknown;
}

/** A scheme, and the package that people use for its URLs. */
export interface Family {
  readonly ours: string;
  readonly peer: string;
  /** The entry of the peer from which a program imports its reader. */
  readonly entry: string;
  readonly specification: string;
  /** The readers, whose results are compared; they throw, or return nothing, if they refuse a text. */
  readonly readers: readonly [own: (text: string) => unknown, peer: (text: string) => unknown];
  /** Read a text as the first example of each documentation does, for the speed. */
  readonly calls: readonly [own: (text: string) => unknown, peer: (text: string) => unknown];
  /** Makes one text of each kind; a value of `undefined` means that the specification refuses it. */
  readonly rules: Readonly<Record<string, (s: Speaker) => readonly [text: string, value: unknown]>>;
}

/** The number of texts of each family. */
export const MADE = 50;

/** Makes the texts of a family: those of its rules in turn. */
export function madeBy({ rules }: Family): readonly Made[] {
  const speaker = new Speaker(1738);
  const all = Object.entries(rules);
  return Array.from({ length: MADE }, (_, index) => {
    const [kind, make] = all[index % all.length] as (typeof all)[number];
    const [text, value] = make(speaker);
    return { kind, text, value };
  });
}

const password = (s: Speaker) => `${s.word()}@:/${s.name()}%`;

/** A login by RFC 3986: everything reserved is escaped. */
function login(s: Speaker) {
  const [user, secret] = [s.name(), password(s)];
  return { user, password: secret, written: `${user}:${encodeURIComponent(secret)}@` };
}

/** Returns an address without its brackets, and any other host as it is. */
const nameOf = (host: string) => host.replace(/^\[(.*)\]$/, "$1");

const port = (s: Speaker) => 5000 + s.below(900);

const ofPostgresql: Family = {
  ours: "postgresql",
  peer: "pg-connection-string",
  entry: "pg-connection-string",
  specification: "libpq, section 34.1.1.2",
  readers: [
    (text) => {
      const { user, password, hosts, database, options } = postgresql.parse(text);
      const pairs = hosts.map(({ host, socket, port }) => [nameOf(host ?? socket ?? ""), port]);
      return { user, password, hosts: pairs, database, options: Object.fromEntries(Object.entries(options)) };
    },
    (text) => {
      const { user, password, host, port, database, ...options } = parsePg(text) as Record<string, string | undefined>;
      const hosts = (host ?? "").split(",").map((name) => [nameOf(name), Number(port || 5432)]);
      const known = options.connect_timeout && { connect_timeout: Number(options.connect_timeout) };
      const who = { user: user || undefined, password: password || undefined };
      return { ...who, hosts, database: database ?? undefined, options: { ...options, ...known } };
    },
  ],
  calls: [(text) => postgresql.parse(text), (text) => parsePg(text)],
  rules: {
    "a host and a port": (s) => {
      const [host, number, database] = [s.host(), port(s), s.name()];
      return [`postgresql://${host}:${number}/${database}`, { hosts: [[host, number]], database, options: {} }];
    },
    "an escaped password": (s) => {
      const [{ written, ...who }, host, database] = [login(s), s.host(), s.name()];
      return [`postgresql://${written}${host}/${database}`, { ...who, hosts: [[host, 5432]], database, options: {} }];
    },
    "an IPv6 address": (s) => {
      const host = `2001:db8::${s.group()}`;
      return [`postgresql://[${host}]/a`, { hosts: [[host, 5432]], database: "a", options: {} }];
    },
    "a socket": (s) => {
      const host = `/var/run/${s.word()}`;
      return [`postgresql://${encodeURIComponent(host)}/a`, { hosts: [[host, 5432]], database: "a", options: {} }];
    },
    "two hosts": (s) => {
      const [first, second, number] = [s.host(), s.host(), port(s)];
      const hosts = [
        [first, 5432],
        [second, number],
      ];
      return [`postgresql://${first},${second}:${number}/a`, { hosts, database: "a", options: {} }];
    },
    options: (s) => {
      const [host, application_name, connect_timeout] = [s.host(), s.name(), s.below(60)];
      return [
        `postgresql://${host}/a?application_name=${application_name}&connect_timeout=${connect_timeout}`,
        { hosts: [[host, 5432]], database: "a", options: { application_name, connect_timeout } },
      ];
    },
    "nothing but a database": (s) => {
      const database = s.name();
      return [`postgresql:///${database}`, { hosts: [["", 5432]], database, options: {} }];
    },
    "a wrong option": (s) => [`postgresql://${s.host()}/a?sslmod=require`, undefined],
    "a port with a letter": (s) => [`postgresql://${s.host()}:54a${s.below(9)}/a`, undefined],
    "a broken escape": (s) => [`postgresql://${s.host()}/%z${s.below(9)}`, undefined],
  },
};

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

const ofMongodb: Family = {
  ours: "mongodb",
  peer: "mongodb-connection-string-url",
  entry: "mongodb-connection-string-url",
  specification: "MongoDB's connection string specification",
  readers: [
    (text) => {
      const { user, password, hosts, database, options } = mongodb.parse(text);
      return {
        user,
        password,
        hosts: hosts.map(({ host, socket, port }) => [nameOf(host ?? socket ?? ""), socket ? undefined : port]),
        database,
        options: Object.entries(options).filter(
          ([name, value]) => value !== undefined && !isEmptyList(value) && name !== "others",
        ),
      };
    },
    (text) => {
      const { username, password, hosts, pathname, searchParams } = new ConnectionString(text);
      return {
        user: username ? decodeURIComponent(username) : undefined,
        password: password ? decodeURIComponent(password) : undefined,
        hosts: hosts.map((host) => {
          const [, name = "", number = "27017"] = /^(\[.*\]|.*?)(?::(\d+))?$/.exec(host) ?? [];
          return [nameOf(decodeURIComponent(name)), name.includes("%2F") ? undefined : Number(number)];
        }),
        database: decodeURIComponent(pathname.slice(1)) || undefined,
        options: [...searchParams].map(([name, value]) => [name, value === "true" ? true : value]),
      };
    },
  ],
  calls: [(text) => mongodb.parse(text), (text) => new ConnectionString(text)],
  rules: {
    "a host and a port": (s) => {
      const [host, number] = [s.host(), port(s)];
      return [`mongodb://${host}:${number}`, { hosts: [[host, number]], options: [] }];
    },
    "an escaped password": (s) => {
      const [{ written, ...who }, host, database] = [login(s), s.host(), s.name()];
      return [`mongodb://${written}${host}/${database}`, { ...who, hosts: [[host, 27017]], database, options: [] }];
    },
    "an IPv6 address": (s) => {
      const host = `2001:db8::${s.group()}`;
      return [`mongodb://[${host}]`, { hosts: [[host, 27017]], options: [] }];
    },
    "a socket": (s) => {
      const host = `/tmp/${s.word()}.sock`;
      return [`mongodb://${encodeURIComponent(host)}`, { hosts: [[host, undefined]], options: [] }];
    },
    "three hosts": (s) => {
      const hosts = [
        [s.host(), port(s)],
        [s.host(), 27017],
        [s.host(), port(s)],
      ] as const;
      const written = hosts.map(([host, number]) => (number === 27017 ? host : `${host}:${number}`)).join();
      return [`mongodb://${written}/?tls=true`, { hosts, options: [["tls", true]] }];
    },
    options: (s) => {
      const [host, appName] = [s.host(), s.name()];
      return [`mongodb://${host}/?appName=${appName}`, { hosts: [[host, 27017]], options: [["appName", appName]] }];
    },
    "an empty host": (s) => [`mongodb://${s.host()},,${s.host()}`, undefined],
    "a port too great": (s) => [`mongodb://${s.host()}:${70_000 + s.below(900)}`, undefined],
    "a raw @ in a password": (s) => [`mongodb://${s.name()}:a@b@${s.host()}`, undefined],
    "a broken escape": (s) => [`mongodb://${s.name()}:%z${s.below(9)}@${s.host()}`, undefined],
  },
};

const ofRedis: Family = {
  ours: "redis",
  peer: "ioredis",
  entry: "ioredis/built/utils/index.js",
  specification: "IANA's registration",
  readers: [
    (text) => {
      const { user, password, host, port, database } = redis.parse(text);
      return { user: user || undefined, password, host: nameOf(host ?? ""), port, database };
    },
    (text) => {
      const { username, password, host, port, db } = ioredis.parseURL(text) as Record<string, string | undefined>;
      return { user: username || undefined, password, host, port: Number(port ?? 6379), database: Number(db ?? 0) };
    },
  ],
  calls: [(text) => redis.parse(text), (text) => ioredis.parseURL(text)],
  rules: {
    "a host and a port": (s) => {
      const [host, number] = [s.host(), port(s)];
      return [`redis://${host}:${number}`, { host, port: number, database: 0 }];
    },
    "an escaped password": (s) => {
      const [{ written, ...who }, host, database] = [login(s), s.host(), s.below(16)];
      return [`redis://${written}${host}/${database}`, { ...who, host, port: 6379, database }];
    },
    "a password alone": (s) => {
      const [secret, host] = [s.name(), s.host()];
      return [`redis://:${secret}@${host}`, { password: secret, host, port: 6379, database: 0 }];
    },
    "an IPv6 address": (s) => {
      const host = `2001:db8::${s.group()}`;
      return [`redis://[${host}]/1`, { host, port: 6379, database: 1 }];
    },
    "with TLS": (s) => {
      const host = s.host();
      return [`rediss://${host}/2`, { host, port: 6379, database: 2 }];
    },
    "a name for a database": (s) => [`redis://${s.host()}/db${s.word()}`, undefined],
    "a port with a letter": (s) => [`redis://${s.host()}:63a${s.below(9)}`, undefined],
    "a raw space": (s) => [`redis://${s.host()} ${s.word()}`, undefined],
    "a broken escape": (s) => [`redis://:%z${s.below(9)}@${s.host()}`, undefined],
    "a fragment": (s) => [`redis://${s.host()}/0#${s.word()}`, undefined],
  },
};

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

const ofData: Family = {
  ours: "data",
  peer: "data-urls",
  entry: "data-urls",
  specification: "RFC 2397",
  readers: [
    (text) => {
      const url = data.parse(text);
      const parameters = url.parameters.map(({ name, value }) => [name, value]);
      return { type: url.mediaType ?? "text/plain", parameters, bytes: hexOf(dataOctets(url)) };
    },
    (text) => {
      const read = parseDataURL(text);
      if (read === null) return undefined;
      const parameters = [...read.mimeType.parameters];
      // It writes out what the absence of a type means.
      const isAbsent = !/^data:\w/i.test(text) && !/^data:;charset/i.test(text);
      return { type: read.mimeType.essence, parameters: isAbsent ? [] : parameters, bytes: hexOf(read.body) };
    },
  ],
  calls: [(text) => dataOctets(data.parse(text)), (text) => parseDataURL(text)],
  rules: {
    text: (s) => {
      const written = `${s.word()} ${s.name()}`;
      return [
        `data:text/plain,${encodeURIComponent(written)}`,
        { type: "text/plain", parameters: [], bytes: hexOf(Buffer.from(written)) },
      ];
    },
    "text in base64": (s) => {
      const bytes = Buffer.from(s.path(1, 4));
      const url = `data:image/${s.word()};base64,${bytes.toString("base64")}`;
      return [url, { type: url.slice(5, url.indexOf(";")), parameters: [], bytes: hexOf(bytes) }];
    },
    "a character set": (s) => {
      const letter = s.word();
      return [
        `data:text/html;charset=UTF-8,${letter}%C3%A9`,
        { type: "text/html", parameters: [["charset", "UTF-8"]], bytes: hexOf(Buffer.from(`${letter}é`)) },
      ];
    },
    "no type": (s) => {
      const letters = s.name();
      return [`data:,${letters}`, { type: "text/plain", parameters: [], bytes: hexOf(Buffer.from(letters)) }];
    },
    capitals: (s) => {
      const letters = s.name();
      return [`DATA:Text/CSS,${letters}`, { type: "text/css", parameters: [], bytes: hexOf(Buffer.from(letters)) }];
    },
    "no comma": (s) => [`data:text/plain;${s.word()}`, undefined],
    "base64 of a wrong length": (s) => [`data:;base64,${"A".repeat(5 + 4 * s.below(9))}`, undefined],
    "a raw space": (s) => [`data:,${s.word()} ${s.word()}`, undefined],
    "a type without a subtype": (s) => [`data:${s.word()},a`, undefined],
    "a broken escape": (s) => [`data:,%z${s.below(9)}`, undefined],
  },
};

const number = (s: Speaker) => `201555${1000 + s.below(9000)}`;

const ofTel: Family = {
  ours: "tel",
  peer: "libphonenumber-js",
  entry: "libphonenumber-js",
  specification: "RFC 3966",
  readers: [
    (text) => {
      const { number, parameters } = tel.parse(text);
      const parameter = (name: string) => parameters.find((each) => each.name === name)?.value;
      return { number, extension: parameter("ext"), context: parameter("phone-context") };
    },
    (text) => {
      const read = parsePhoneNumberFromString(text);
      return read && { number: read.number, extension: read.ext };
    },
  ],
  calls: [(text) => tel.parse(text), (text) => parsePhoneNumberFromString(text)],
  rules: {
    digits: (s) => {
      const digits = number(s);
      return [`tel:+1${digits}`, { number: `+1${digits}` }];
    },
    "visual separators": (s) => {
      const digits = number(s);
      const written = `(${digits.slice(0, 3)})${digits.slice(3, 6)}-${digits.slice(6)}`;
      return [`tel:+1${written}`, { number: `+1${digits}` }];
    },
    "an extension": (s) => {
      const [digits, extension] = [number(s), String(100 + s.below(900))];
      return [`tel:+1${digits};ext=${extension}`, { number: `+1${digits}`, extension }];
    },
    "an ISDN subaddress": (s) => {
      const digits = number(s);
      return [`tel:+1${digits};isub=${s.below(99)}`, { number: `+1${digits}` }];
    },
    "a local number": (s) => {
      const [digits, context] = [String(7000 + s.below(999)), "example.com"];
      return [`tel:${digits};phone-context=${context}`, { number: digits, context }];
    },
    "an unknown parameter": (s) => {
      const digits = number(s);
      return [`tel:+1${digits};tsp=${s.word()}`, { number: `+1${digits}` }];
    },
    "a local number without a context": (s) => [`tel:${number(s)}`, undefined],
    "an extension of letters": (s) => [`tel:+1${number(s)};ext=x${s.word()}`, undefined],
    "a raw space": (s) => [`tel:+1 ${number(s)}`, undefined],
    "an extension twice": (s) => [`tel:+1${number(s)};ext=1${s.below(9)};ext=2`, undefined],
  },
};

export const families: readonly Family[] = [ofPostgresql, ofMongodb, ofRedis, ofData, ofTel];
