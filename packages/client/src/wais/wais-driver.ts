/**
 * The driver for WAIS (RFC 1625).
 *
 * @packageDocumentation
 */

import { octets } from "@url1738/core";
import { buildEntry, elsewhere } from "../client/build-entry.ts";
import type { Driver, Io, Performed, Plan } from "../client/driver.ts";
import type { Entry } from "../client/resource.ts";
import { type ClientReason, clientError, said, words } from "../errors/client-error.ts";
import type { Connection } from "../wire/connection.ts";
import { malformed } from "./elements.ts";
import { framed, initRequest, readInitResponse, readMessage } from "./message.ts";
import { type DocumentPart, retrievalRequest, searchRequest } from "./search.ts";
import { type Diagnostic, readSearchResponse, type SearchResponse } from "./search-response.ts";

/** The plan that `access` returns for a WAIS URL. */
interface WaisPlan extends Plan {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly search?: string;
  readonly docType?: string;
  readonly documentId?: string;
}

/** The octets that a message needs in addition to those of a document, and the fewest octets of a document to ask for at once. */
const OVERHEAD = 1024;
const SMALLEST_PART = 1024;

async function ask(connection: Connection, apdu: Uint8Array, io: Io): Promise<Uint8Array> {
  await connection.write(framed(apdu));
  return io.answer(readMessage(connection));
}

/** Begins a session, and returns how many octets of a document fit into a message. */
async function begin(connection: Connection, io: Io): Promise<number> {
  const { isAccepted, messageSize } = readInitResponse(await ask(connection, initRequest(), io));
  if (!isAccepted) throw io.fail("refused", said("wais-session-refused"), { section: "3.9" });
  return Math.max(messageSize - OVERHEAD, SMALLEST_PART);
}

function refusal(reason: ClientReason, { code, text }: Diagnostic, { fail, masked }: Io): Error {
  const answer = text === "" ? code : `${code} ${text}`;
  return fail("refused", said(reason, { words: words(masked(answer)) }), { section: "3.9" });
}

/** Yields the headlines, one per line. */
async function* headlines({ headers }: SearchResponse): AsyncGenerator<Uint8Array, void> {
  for (const { headline } of headers) yield Buffer.concat([octets(headline.trim()) as Uint8Array, Buffer.from("\n")]);
}

/** The type of a document if the server names none. */
const TEXT = "TEXT";

/** The type of an item that is not a document: its headline is a URL of any scheme. */
const URL_TYPE = "URL";

/** Lists the documents that a search has found, each once per available type. */
async function* documentEntries(
  { headers }: SearchResponse,
  { host, port, database }: WaisPlan,
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

async function search(question: string, plan: WaisPlan, connection: Connection, io: Io): Promise<Performed> {
  const { database } = plan;
  io.tell("sent", `search "${words(database)}" for "${words(question)}"`);
  const response = readSearchResponse(await ask(connection, searchRequest(database, question), io));
  const { headers, diagnostics } = response;
  io.tell("received", `${headers.length} documents`);
  const [diagnostic] = diagnostics;
  if (headers.length === 0 && diagnostic !== undefined) throw refusal("wais-search-refused", diagnostic, io);
  return { kind: "menu", body: headlines(response), entries: () => documentEntries(response, plan, io) };
}

/** Retrieves a part of a document, or the server's reason for refusing it. */
async function retrieve(part: DocumentPart, connection: Connection, io: Io): Promise<Uint8Array | Diagnostic> {
  const { documentId, docType, start, end } = part;
  io.tell("sent", `retrieve "${words(docType)}" "${words(documentId)}", octets ${start} to ${end}`);
  const response = await ask(connection, retrievalRequest(part), io);
  const { texts, diagnostics } = readSearchResponse(response);
  const retrieved = texts[0] ?? diagnostics[0];
  if (retrieved === undefined) throw malformed("wais-neither");
  const isText = retrieved instanceof Uint8Array;
  io.tell("received", isText ? `${retrieved.length} octets` : retrieved.code);
  if (isText && retrieved.length > end - start) throw malformed("wais-too-much");
  return retrieved;
}

/**
 * Retrieves the parts of a document. No answer says how long the document is. A part that is shorter than requested is usually the last;
 * after it, a server sends no more octets, or reports an error.
 */
async function* parts(
  document: Omit<DocumentPart, "start" | "end">,
  size: number,
  connection: Connection,
  io: Io,
): AsyncGenerator<Uint8Array, void> {
  let start = io.options.offset ?? 0;
  for (let isLast = false; ; ) {
    const part = await retrieve({ ...document, start, end: start + size }, connection, io);
    const isText = part instanceof Uint8Array;
    if (!(isText || isLast)) throw refusal("wais-document-refused", part, io);
    if (!isText || part.length === 0) return;
    yield part;
    start += part.length;
    isLast = part.length < size;
  }
}

/** Reads the first piece, so that a server's refusal is thrown before anything is delivered. */
async function begun(body: AsyncGenerator<Uint8Array, void>): Promise<AsyncGenerator<Uint8Array, void>> {
  const first = await body.next();
  return (async function* () {
    if (first.done !== true) yield first.value;
    yield* body;
  })();
}

async function perform(plan: WaisPlan, io: Io): Promise<Performed> {
  const { host, port, database, search: question, docType, documentId } = plan;
  const isDocument = docType !== undefined && documentId !== undefined;
  if (!isDocument && question === undefined)
    throw clientError("no-access", said("wais-no-search"), { section: "3.9", hint: said("wais-add-search") });
  const connection = await io.connect({ host, port });
  const size = await begin(connection, io);
  if (!isDocument) return search(question as string, plan, connection, io);
  return { kind: "file", body: await begun(parts({ database, docType, documentId }, size, connection, io)) };
}

/**
 * Speaks WAIS over Z39.50-1988 (RFC 1625, RFC 1738 §3.9). The entries of a search are the documents found; a document is retrieved part by
 * part. Besides the plan, the driver sends the request that begins a session.
 *
 * @public
 */
export const waisDriver: Driver = {
  protocol: "wais",
  ports: [210],
  hasOffset: true,
  perform: perform as Driver["perform"],
};
