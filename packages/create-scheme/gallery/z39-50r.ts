import {
  decodedText,
  hostport,
  type Inferred,
  list,
  optional,
  rule,
  schemeDefinition,
  sequence,
  some,
  uchar,
  without,
} from "@url1738/core/define";
import { checkLine } from "@url1738/core/runtime";
import type { Examples } from "@url1738/testkit";

// Records of Z39.50 databases: RFC 2056.

// word = 1*uchar, without "+", which separates words
const word = rule("word", some(without(uchar, "+")));

// z39.50url = "z39.50r://" hostport "/" database *[ "+" database ] [ "?" docid ] [ ";esn=" elementset ] [ ";rs=" syntax *[ "+" syntax ]]
const schemepart = sequence(
  "//",
  hostport,
  "/",
  list("databases", decodedText("database", word), "+", "between"),
  optional("?", decodedText("docId", word)),
  optional(";esn=", decodedText("elementSet", word)),
  optional(";rs=", list("recordSyntaxes", decodedText("recordSyntax", word), "+", "between")),
);

/** A URL of the scheme `z39.50r`: a record, or the databases to search for records. */
export type Z3950rUrl = Inferred<"z39.50r", typeof schemepart>;

/** The way to the record: initialise a session, search the databases for it, and present what is found. */
export interface Z3950rAccess {
  protocol: "z39.50r";
  host: string;
  port: number;
  databases: string[];
  docId?: string;
}

/** Says how the record is reached. */
export function access({ host, port, databases, docId }: Z3950rUrl): Z3950rAccess {
  return {
    protocol: "z39.50r",
    host,
    port,
    databases: databases.map((database) => checkLine("z39.50r", "databases", database)),
    ...(docId !== undefined && { docId: checkLine("z39.50r", "docId", docId) }),
  };
}

/** The definition of the scheme `z39.50r`. */
export const z3950rDefinition = schemeDefinition({
  name: "z39.50r",
  specification: "RFC 2056",
  section: "3",
  defaultPort: 210,
  schemepart,
  hazards: { lines: ["databases", "docId"] },
  access,
});

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    {
      url: "z39.50r://Melvyl.ucop.edu/cat?docid12;esn=f;rs=usmarc+sutrs",
      value: {
        host: "melvyl.ucop.edu",
        port: 210,
        databases: ["cat"],
        docId: "docid12",
        elementSet: "f",
        recordSyntaxes: ["usmarc", "sutrs"],
      },
      href: "z39.50r://melvyl.ucop.edu/cat?docid12;esn=f;rs=usmarc+sutrs",
    },
    { url: "z39.50r://h:2100/a+b%2Bc", value: { host: "h", port: 2100, databases: ["a", "b+c"] } },
  ],
  errors: [
    { why: "no database", url: "z39.50r://h/", code: "syntax", index: 12 },
    { why: "the parameters are in this order", url: "z39.50r://h/a;rs=b;esn=c", code: "syntax", index: 18 },
  ],
  parts: [{ parts: { host: "H", databases: ["a b"] }, url: "z39.50r://h/a%20b" }],
  refused: [{ value: { host: "h", port: 210, databases: [] }, component: "databases" }],
  access: [
    { url: "z39.50r://h/a?b", access: { protocol: "z39.50r", host: "h", port: 210, databases: ["a"], docId: "b" } },
    { url: "z39.50r://h/a?b%0Ac", refused: "unsafe-argument", component: "docId" },
  ],
};
