import { fileNameOf, identifierOf, typeNameOf } from "../plan/names.ts";
import { exportedRows, type SchemeKind } from "./scheme-kind.ts";

export const ip: SchemeKind = {
  label: "a host, a port and a path, as in x-name://host.example/a/b",
  write: ({ name, port }) => {
    const [id, type, file] = [identifierOf(name), typeNameOf(name), fileNameOf(name)];
    const start = `${name}://`;
    const bnf = `${name}url = "${name}://" hostport *[ "/" segment ]`;
    const other = port === 4321 ? 4322 : 4321;
    return {
      scheme: `import type { Definition, FieldsOf } from "@url1738/core/define";
import { decodedText, hostport, list, many, oneOf, rule, sequence, uchar } from "@url1738/core/define";
import { access, type ${type}Access } from "./access.js";
import type { ${type}Url } from "./${file}-url.js";

// segment = *[ uchar | ":" | "@" | "&" | "=" ]
const segment = rule("segment", many(oneOf(uchar, ":@&=")));

// ${bnf}
const schemepart = sequence("//", hostport, list("path", decodedText("segment", segment), "/", "before"));

/** The definition of \`${name}\`. */
export const ${id}Definition: Definition<"${name}", FieldsOf<typeof schemepart>, ${type}Url, ${type}Access, unknown> = {
  name: "${name}",
  defaultPort: ${port},
  schemepart,
  // The components that are sent as part of a line: audit warns of line breaks in them.
  hazards: { lines: ["path"] },
  access,
};
`,
      urlType: `/** The value of a URL of the scheme \`${name}\`. */
export interface ${type}Url {
  /** Always \`"${name}"\`. */
  scheme: "${name}";
  /** The host: a name in lower case, or four decimal numbers. */
  host: string;
  /** The port, 0-65535; ${port} when the URL names none. */
  port: number;
  /** The segments of the path, decoded, in order; an empty one is \`""\`. */
  path: string[];
}
`,
      access: `import { checkLine } from "@url1738/core/runtime";
import type { ${type}Url } from "./${file}-url.js";

/** The way to a resource: connect, and send the request. */
export interface ${type}Access {
  /** Always \`"${name}"\`. */
  protocol: "${name}";
  /** The host to connect to. */
  host: string;
  /** The port to connect to. */
  port: number;
  /** The line to send, decoded, without CR, LF and NUL. */
  request: string;
}

/** Says how a resource is reached; refuses a path that would end the line. */
export function access({ host, port, path }: ${type}Url): ${type}Access {
  const request = path.map((segment) => checkLine("${name}", "path", segment)).join("/");
  return { protocol: "${name}", host, port, request };
}
`,
      rows: exportedRows(`{
  urls: [
    { url: "${start}Host.example/a/b%2Fc", value: { host: "host.example", port: ${port}, path: ["a", "b/c"] }, href: "${start}host.example/a/b%2Fc" },
    { url: "${start}h:${other}", value: { host: "h", port: ${other}, path: [] } },
    { url: "${start}h:${port}/", value: { host: "h", port: ${port}, path: [""] }, href: "${start}h/" },
  ],
  errors: [
    { why: "no host", url: "${start}/a", code: "syntax", index: ${start.length} },
    { why: "a space must be encoded", url: "${start}h/a b", code: "syntax", index: ${start.length + 3} },
    { why: "no such port", url: "${start}h:65536/", code: "not-allowed", index: ${start.length + 2}, end: ${start.length + 7}, component: "port" },
  ],
  parts: [
    { parts: { host: "H", port: "0${port}" }, url: "${start}h" },
    { parts: { host: "a b" }, refused: "host" },
  ],
  refused: [{ value: { host: "H", port: ${port}, path: [] }, component: "host" }],
  access: [
    { url: "${start}h/a/b", access: { protocol: "${name}", host: "h", port: ${port}, request: "a/b" } },
    { url: "${start}h/a%0D%0Ab", refused: "unsafe-argument", component: "path" },
  ],
}`),
      url: `${start}Host.example/a/b%2Fc`,
      value: `{ scheme: "${name}", host: "host.example", port: ${port}, path: ["a", "b/c"] }`,
      needs: [],
      bnf,
    };
  },
};
