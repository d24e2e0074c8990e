import { type Scheme, uncheckedScheme } from "@url1738/core";
import { choice, decodedText, hostport, many, optional, rule, search, sequence, uchar } from "@url1738/core/grammar";
import { access, type WaisAccess } from "./access.ts";

/**
 * A WAIS URL (RFC 1738 §3.9): a database (neither `search` nor `wtype`), a search in one (`search`), or a document of one
 * (`wtype` and `wpath`).
 *
 * @public
 */
export interface WaisUrl {
  /** Always `"wais"`. */
  scheme: "wais";
  /** The host: a name in lower case, or four decimal numbers. */
  host: string;
  /** The port, 0-65535; 210 when the URL names none. */
  port: number;
  /** The name of the database, decoded. */
  database: string;
  /** What to search for, decoded. */
  search?: string | undefined;
  /** The type of the document, decoded; always with `wpath`. */
  wtype?: string | undefined;
  /** The document-id, decoded, opaque to all but the server that issued it; always with `wtype`. */
  wpath?: string | undefined;
}

// database = *uchar
const database = rule("database", many(uchar));

// wtype = *uchar
const wtype = rule("wtype", many(uchar));

// wpath = *uchar
const wpath = rule("wpath", many(uchar));

// waisdatabase = "wais://" hostport "/" database
const waisdatabase = sequence("//", hostport, "/", decodedText("database", database));

// waisindex = "wais://" hostport "/" database "?" search
const index = sequence("?", decodedText("search", search));

// waisdoc = "wais://" hostport "/" database "/" wtype "/" wpath
const doc = sequence("/", decodedText("wtype", wtype), "/", decodedText("wpath", wpath));

// waisurl = waisdatabase | waisindex | waisdoc
export const schemepart = sequence(waisdatabase, optional(choice(index, doc)));

/**
 * The scheme `wais` (RFC 1738 §3.9).
 *
 * @public
 */
export const wais: Scheme<WaisUrl, WaisAccess> = uncheckedScheme({
  name: "wais",
  section: "3.9",
  defaultPort: 210,
  schemepart,
  value: (scheme, host, port, database, search, wtype, wpath): WaisUrl => ({
    scheme,
    host,
    port,
    database,
    search,
    wtype,
    wpath,
  }),
  access,
});
