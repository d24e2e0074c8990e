import type { WaisUrl } from "./wais-url.ts";

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
export function access({ host, port, database, search, wtype, wpath }: WaisUrl): WaisAccess {
  return {
    protocol: "wais",
    host,
    port,
    database,
    ...(search === undefined ? {} : { search }),
    ...(wtype === undefined ? {} : { docType: wtype, documentId: wpath }),
  };
}
