import { decimal, digits, type Inferred, login, optional, schemeDefinition, sequence } from "@url1738/core/define";
import type { Examples } from "@url1738/testkit";

// Databases of Redis: the registration of the scheme with IANA.

// redisurl = "redis://" login [ "/" database ]
const schemepart = sequence("//", login, optional("/", decimal("database", digits, 2_147_483_647, { absent: "0" })));

/** A URL of the scheme `redis`: a database on a server, by its number. */
export type RedisUrl = Inferred<"redis", typeof schemepart>;

/** The way to the database: connect, and send these commands first. */
export interface RedisAccess {
  protocol: "redis";
  host: string;
  port: number;
  commands: string[][];
}

/** Says how the database is reached. `AUTH` takes the password alone, or the user as well; Redis sends each word with its length. */
export function access({ host, port, user, password, database }: RedisUrl): RedisAccess {
  const words = password === undefined ? [] : [...(user ? [user] : []), password];
  const auth = words.length === 0 ? [] : [["AUTH", ...words]];
  return { protocol: "redis", host, port, commands: [...auth, ["SELECT", String(database)]] };
}

/** The definition of the scheme `redis`. */
export const redisDefinition = schemeDefinition({
  name: "redis",
  defaultPort: 6379,
  schemepart,
  access,
});

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    { url: "redis://Localhost", value: { host: "localhost", port: 6379, database: 0 }, href: "redis://localhost" },
    {
      why: "a password without a user",
      url: "redis://:secret@h:6380/2",
      value: { user: "", password: "secret", host: "h", port: 6380, database: 2 },
    },
    {
      url: "redis://anna:secret@h/0",
      value: { user: "anna", password: "secret", host: "h", port: 6379, database: 0 },
      href: "redis://anna:secret@h",
    },
  ],
  errors: [
    { why: "a database is a number", url: "redis://h/cache", code: "syntax", index: 10, component: "database" },
    { why: "no host", url: "redis:///0", code: "syntax", index: 8 },
  ],
  parts: [{ parts: { host: "H", database: "02" }, url: "redis://h/2" }],
  refused: [{ value: { host: "h", port: 6379, database: -1 }, component: "database" }],
  access: [
    {
      url: "redis://:secret@h/2",
      access: {
        protocol: "redis",
        host: "h",
        port: 6379,
        commands: [
          ["AUTH", "secret"],
          ["SELECT", "2"],
        ],
      },
    },
  ],
  audit: [{ url: "redis://:secret@h", findings: [{ code: "password", component: "password", severity: "warning" }] }],
  strings: [{ field: "commands", pattern: "[^]*", why: "Redis sends each word with its length." }],
};
