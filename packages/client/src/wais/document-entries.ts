import { buildEntry, elsewhere } from "../client/build-entry.ts";
import type { Io } from "../client/driver.ts";
import type { Entry } from "../client/entry.ts";
import type { DocumentHeader } from "./search-response.ts";

/** The database that was searched, and its server. */
interface Searched {
  readonly host: string;
  readonly port: number;
  readonly database: string;
}

/** The type of a document for which the server names no type. */
const TEXT = "TEXT";

/** The type of an item that is not a document: its headline is a URL of any scheme. */
const URL_TYPE = "URL";

/** Lists the documents that answer a search, each once per available type. */
export async function* documentEntries(
  headers: readonly DocumentHeader[],
  { host, port, database }: Searched,
  io: Io,
): AsyncGenerator<Entry, void> {
  for (const { headline, types, documentId } of headers)
    for (const type of types.length === 0 ? [TEXT] : types) {
      const item = { name: headline.trim(), type };
      yield type === URL_TYPE
        ? elsewhere(item, item.name, io)
        : buildEntry(io.registry, item, { scheme: "wais", host, port, database, wtype: type, wpath: documentId });
    }
}
