import type { BaseName, Plan } from "../plan/plan.ts";
import type { Template } from "./scheme-kind.ts";

/** The examples of a derived scheme, which depend on the components of its base. */
export interface Examples extends Pick<Template, "rows" | "url" | "bnf"> {
  /** The fields of the value of the URL, except the scheme. */
  readonly fields: string;
}

/** A URL of a base scheme with every component, and the shortest URL. */
interface Sample {
  /** The text before the host. */
  readonly login: string;
  /** The text after the host. */
  readonly rest: string;
  /** The fields except host and port. */
  readonly fields: readonly string[];
  /** The text after the host in the canonical spelling of the shortest URL, and the fields that it means. */
  readonly least: readonly [rest: string, fields: readonly string[]];
  readonly bnf: string;
  /** The access of the shortest URL, except protocol, host and port. */
  readonly steps: string;
  /** The strings of the access that may contain line ends, see the test kit's `Examples`. */
  readonly strings?: string;
}

const samples: Readonly<Record<Exclude<BaseName, "news">, Sample>> = {
  http: {
    login: "",
    rest: "/a/b?c",
    fields: ['path: "a/b"', 'search: "c"'],
    least: ["/", ['path: ""']],
    bnf: 'hostport [ "/" hpath [ "?" search ] ]',
    steps: ', method: "GET", target: "/"',
  },
  ftp: {
    login: "anna:secret@",
    rest: "/a/b;type=i",
    fields: ['user: "anna"', 'password: "secret"', 'cwd: ["a"]', 'name: "b"', 'type: "i"'],
    least: ["", ["cwd: []"]],
    bnf: 'login [ "/" fpath [ ";type=" ftptype ] ]',
    steps: ', user: "anonymous", password: "anonymous@", commands: [{ verb: "NLST" }]',
  },
  telnet: {
    login: "anna:secret@",
    rest: "/",
    fields: ['user: "anna"', 'password: "secret"'],
    least: ["/", []],
    bnf: 'login [ "/" ]',
    steps: "",
  },
  nntp: {
    login: "",
    rest: "/comp.lang.c/7",
    fields: ['group: "comp.lang.c"', "articleNumber: 7"],
    least: ["/a", ['group: "a"']],
    bnf: 'hostport "/" group [ "/" digits ]',
    steps: ', commands: [{ verb: "GROUP", argument: "a" }]',
  },
  gopher: {
    login: "",
    rest: "/7a%09b%09c",
    fields: ['gtype: "7"', 'selector: "a"', 'search: "b"', 'gopherPlus: "c"'],
    least: ["/1", ['gtype: "1"', 'selector: ""']],
    bnf: 'hostport [ "/" [ gtype [ selector [ "%09" search [ "%09" gopher+_string ] ] ] ] ]',
    steps: ', request: "\\r\\n"',
    strings: String.raw`[{ field: "request", pattern: "[^\\r\\n]*\\r\\n|[^\\r\\n]*\\t\\+\\t1\\r\\n\\+-1\\r\\n(?:(?!\\.\\r\\n)[^\\r\\n]*\\r\\n)*\\.\\r\\n", why: "A request is one line, or a filled-in form (RFC 1738 §3.4.9)." }]`,
  },
};

/** Writes the examples of a scheme whose URLs have a host. */
function withHost({ name, port }: Plan, base: Exclude<BaseName, "news">): Examples {
  const { login, rest, fields, least, bnf, steps, strings } = samples[base];
  const url = `${name}://${login}host.example${rest}`;
  const value = `host: "host.example", port: ${port}, ${fields.join(", ")}`;
  const [leastRest, leastFields] = least;
  const short = `${name}://h${leastRest}`;
  const shortFields = leastFields.map((field) => `, ${field}`).join("");
  return {
    rows: `{
  urls: [
    { url: "${url}", value: { ${value} } },
    { url: "${short}", value: { host: "h", port: ${port}${shortFields} } },
  ],
  errors: [
    { why: "another scheme", url: "${base}://h/", code: "unknown-scheme", index: 0 },
    { why: "a host is not written in brackets", url: "${name}://[h]${leastRest}", code: "syntax", index: ${name.length + 3} },
  ],
  parts: [{ parts: { host: "H", port: "0${port}"${shortFields} }, url: "${short}" }],
  refused: [{ value: { host: "H", port: ${port}${shortFields} }, component: "host" }],
  access: [{ url: "${short}", access: { protocol: "${name}", host: "h", port: ${port}${steps} } }],
${strings === undefined ? "" : `  strings: ${strings},\n`}}`,
    url,
    fields: value,
    bnf: `"${name}://" ${bnf}`,
  };
}

/** Writes the examples of a scheme whose URLs name newsgroups and articles on any server. */
function ofNews({ name }: Plan): Examples {
  const url = `${name}:comp.lang.c`;
  const fields = 'group: "comp.lang.c"';
  const steps = 'host: "news.example", port: 119, commands: [{ verb: "GROUP", argument: "comp.lang.c" }]';
  const pattern = String.raw`[A-Z]+|[\\w.+-]+|<[^\\0- \\x7F<>]+>`;
  return {
    rows: `{
  urls: [
    { url: "${url}", value: { ${fields} } },
    { url: "${name}:a%25b@Host.example", value: { messageId: "a%b@Host.example" } },
  ],
  errors: [
    { why: "another scheme", url: "news:a", code: "unknown-scheme", index: 0 },
    { why: "a group begins with a letter", url: "${name}:.a", code: "syntax", index: ${name.length + 3} },
  ],
  parts: [{ parts: { group: "comp.lang.c" }, url: "${url}" }],
  refused: [{ value: { group: "a", messageId: "a@h" }, component: "messageId" }],
  access: [{ url: "${url}", context: { newsServer: "news.example" }, access: { protocol: "${name}", ${steps} } }],
  strings: [{ field: "commands", pattern: "${pattern}", why: "An argument is a group or a message-id (RFC 1738 §3.6)." }],
}`,
    url,
    fields,
    bnf: `"${name}:" grouppart`,
  };
}

/** Writes the examples of a derived scheme. */
export function examplesOf(plan: Plan): Examples {
  return plan.base === "news" ? ofNews(plan) : withHost(plan, plan.base);
}
