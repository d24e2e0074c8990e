/**
 * The components of every WAIS URL (RFC 1738 §3.9).
 *
 * @public
 */
export interface WaisBase {
  /** Always `"wais"`. */
  scheme: "wais";
  /** The host: a name in lower case, or four decimal numbers. */
  host: string;
  /** The port, 0-65535; 210 when the URL names none. */
  port: number;
  /** The name of the database, decoded. */
  database: string;
}

/**
 * A WAIS URL that names a database, `waisdatabase`.
 *
 * @public
 */
export interface WaisDatabaseUrl extends WaisBase {
  /** Always absent. */
  search?: undefined;
  /** Always absent. */
  wtype?: undefined;
  /** Always absent. */
  wpath?: undefined;
}

/**
 * A WAIS URL that names a search in a database, `waisindex`.
 *
 * @public
 */
export interface WaisIndexUrl extends WaisBase {
  /** The search string, decoded. */
  search: string;
  /** Always absent. */
  wtype?: undefined;
  /** Always absent. */
  wpath?: undefined;
}

/**
 * A WAIS URL that names a document of a database, `waisdoc`.
 *
 * @public
 */
export interface WaisDocUrl extends WaisBase {
  /** The type of the document, decoded. */
  wtype: string;
  /** The document-id, decoded, opaque to all but the server that issued it. */
  wpath: string;
  /** Always absent. */
  search?: undefined;
}

/**
 * A WAIS URL (RFC 1738 §3.9): a database (neither `search` nor `wtype`), a search in one (`search`), or a document of one
 * (`wtype` and `wpath`). The components that a form lacks are `undefined`.
 *
 * @public
 */
export type WaisUrl = WaisDatabaseUrl | WaisIndexUrl | WaisDocUrl;

/**
 * The steps to access a WAIS URL (RFC 1738 §3.9): connect, and search the database (`search`), retrieve a document (`docType` and
 * `documentId`), or ask the user for a search string (neither). The strings may be any octets: WAIS sends each with its length.
 *
 * @public
 */
export interface WaisAccess {
  /** Always `"wais"` (RFC 1625). */
  protocol: "wais";
  /** The host to connect to. */
  host: string;
  /** The port to connect to. */
  port: number;
  /** The name of the database, decoded. */
  database: string;
  /** The search string, decoded. */
  search?: string | undefined;
  /** The type of the document, decoded; always with `documentId`. */
  docType?: string | undefined;
  /** The document-id, decoded, as the server issued it; always with `docType`. */
  documentId?: string | undefined;
}

/**
 * Returns the steps to access a checked WAIS URL; the scheme's own `access` checks it first. For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @returns The steps, as plain data.
 * @public
 */
export function waisAccess({ host, port, database, search, wtype, wpath }: WaisUrl): WaisAccess {
  return {
    protocol: "wais",
    host,
    port,
    database,
    ...(search === undefined ? {} : { search }),
    ...(wtype === undefined ? {} : { docType: wtype, documentId: wpath }),
  };
}
