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
