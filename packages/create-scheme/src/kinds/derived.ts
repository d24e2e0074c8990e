import { capitalised, fileNameOf, identifierOf, typeNameOf } from "../plan/names.ts";
import type { BaseName } from "../plan/plan.ts";
import type { Kind } from "./kind.ts";

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
  /** The type of the context that the access needs besides the URL. */
  readonly context?: string;
}

const samples: Readonly<Record<BaseName, Sample>> = {
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
    context: "FtpContext",
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

export const derived: Kind = {
  label: "another scheme under a new name, as https is http",
  write: ({ name, port, base }) => {
    const [id, type, file] = [identifierOf(name), typeNameOf(name), fileNameOf(name)];
    const baseType = `${capitalised(base)}Url`;

    const { login, rest, fields, least, bnf, steps, strings, context } = samples[base];
    const contextImport = context === undefined ? "" : `import type { ${context} } from "@url1738/${base}";\n`;
    const url = `${name}://${login}host.example${rest}`;
    const value = `host: "host.example", port: ${port}, ${fields.join(", ")}`;
    const [leastRest, leastFields] = least;
    const short = `${name}://h${leastRest}`;
    const shortFields = leastFields.map((field) => `, ${field}`).join("");
    return {
      scheme: `import { type Definition, derivedDefinition, type Fields } from "@url1738/core/define";
import { accessAs } from "@url1738/core/define";
${contextImport}import { ${base}Definition } from "@url1738/${base}/definition";
import type { ${type}Access } from "./access.js";
import type { ${type}Url } from "./${file}-url.js";

// ${name}url = "${name}://" ${bnf}
/** The definition of \`${name}\`: URLs as those of \`${base}\`, and reached as they are, by another protocol. */
export const ${id}Definition: Definition<"${name}", Fields, ${type}Url, ${type}Access, ${context ?? "unknown"}> = derivedDefinition(${base}Definition, {
  name: "${name}",
  defaultPort: ${port},
  access: accessAs(${base}Definition, "${name}"),
});
`,
      urlType: `import type { ${baseType} } from "@url1738/${base}";

/** The value of a URL of the scheme \`${name}\`: as one of \`${base}\`, but for the scheme. */
export interface ${type}Url extends Omit<${baseType}, "scheme"> {
  /** Always \`"${name}"\`. */
  scheme: "${name}";
}
`,
      access: `import type { ${capitalised(base)}Access } from "@url1738/${base}";

/** The way to a resource: as one of \`${base}\`, by the protocol \`${name}\`. */
export interface ${type}Access extends Omit<${capitalised(base)}Access, "protocol"> {
  /** Always \`"${name}"\`. */
  protocol: "${name}";
}
`,
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
      value: `{ scheme: "${name}", ${value} }`,
      needs: [`@url1738/${base}`],
      ...(context !== undefined && { context: { type: context, from: `@url1738/${base}` } }),
      bnf: `${name}url = "${name}://" ${bnf}`,
    };
  },
};
