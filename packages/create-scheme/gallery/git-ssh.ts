import {
  decodedText,
  hostport,
  type Inferred,
  list,
  many,
  oneOf,
  rule,
  schemeDefinition,
  sequence,
  uchar,
  userAt,
} from "@url1738/core/define";
import { checkLine } from "@url1738/core/runtime";
import type { Examples } from "@url1738/testkit";

// Repositories that git reaches over SSH, as package managers write them.

// segment = *[ uchar | "~" | ":" | "@" | "&" | "=" ]
const segment = rule("segment", many(oneOf(uchar, "~:@&=")));

// git+sshurl = "git+ssh://" [ user "@" ] hostport *[ "/" segment ]
const schemepart = sequence("//", userAt, hostport, list("path", decodedText("segment", segment), "/", "before"));

/** A URL of the scheme `git+ssh`: a repository. */
export type GitSshUrl = Inferred<"git+ssh", typeof schemepart>;

/** The way to the repository: run a command over SSH. */
export interface GitSshAccess {
  protocol: "git+ssh";
  host: string;
  port: number;
  user?: string | undefined;
  /** The path, which the caller must quote for the shell of the server. */
  path: string;
}

/** Says how the repository is reached. A host or a user cannot be taken for an option: see the findings of `audit`. */
export function access({ host, port, user, path }: GitSshUrl): GitSshAccess {
  return {
    protocol: "git+ssh",
    host,
    port,
    user: user === undefined ? undefined : checkLine("git+ssh", "user", user),
    path: path.map((segment) => `/${checkLine("git+ssh", "path", segment)}`).join(""),
  };
}

/** The definition of the scheme `git+ssh`. */
export const gitSshDefinition = schemeDefinition({
  name: "git+ssh",
  defaultPort: 22,
  unsafe: "~",
  schemepart,
  hazards: { lines: ["user", "path"], neverFirst: ["path"] },
  access,
});

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    {
      url: "git+ssh://git@Forge.example:2222/~anna/project.git",
      value: { user: "git", host: "forge.example", port: 2222, path: ["~anna", "project.git"] },
      href: "git+ssh://git@forge.example:2222/~anna/project.git",
    },
    { url: "git+ssh://h", value: { host: "h", port: 22, path: [] } },
  ],
  errors: [
    { why: "a password", url: "git+ssh://u:p@h/", code: "syntax", index: 12 },
    { why: "the short form of scp", url: "git+ssh://git@h:anna/a", code: "syntax", index: 16, component: "port" },
  ],
  parts: [{ parts: { host: "H", path: ["a b"] }, url: "git+ssh://h/a%20b" }],
  refused: [{ value: { host: "H", port: 22, path: [] }, component: "host" }],
  access: [
    { url: "git+ssh://git@h/a/b", access: { protocol: "git+ssh", host: "h", port: 22, user: "git", path: "/a/b" } },
    { url: "git+ssh://h/a%0Ab", refused: "unsafe-argument", component: "path" },
  ],
  audit: [
    {
      url: "git+ssh://-oProxyCommand=x@h/a",
      findings: [{ code: "leading-hyphen", component: "user", severity: "warning" }],
    },
  ],
};
